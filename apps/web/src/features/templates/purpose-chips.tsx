import { templatePurposes, type Template, type TemplatePurpose } from '@arrasta/templates';
import { UnstyledButton } from '@mantine/core';
import { templateMessages } from '../../messages/templates';
import classes from './purpose-chips.module.css';

interface PurposeChipsProps {
  /** What the search leaves of them. */
  readonly templates: readonly Template[];
  readonly chosen: TemplatePurpose | null;
  readonly onChoose: (purpose: TemplatePurpose | null) => void;
}

const { all, purposeNames, purposes } = templateMessages;

/** One choice of what templates are for, each with how many there are. */
export function PurposeChips({ templates, chosen, onChoose }: PurposeChipsProps) {
  const chips = [null, ...templatePurposes].map((purpose) => ({
    purpose,
    name: purpose === null ? all : purposeNames[purpose],
    count: templates.filter((one) => purpose === null || one.purpose === purpose).length,
  }));
  return (
    <div className={classes.chips} role="group" aria-label={purposes}>
      {chips.map(({ purpose, name, count }) => (
        <UnstyledButton
          key={name}
          className={classes.chip}
          aria-pressed={purpose === chosen}
          onClick={() => onChoose(purpose)}
        >
          {name} <span className={classes.count}>{count}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
