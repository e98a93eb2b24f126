import { templatePurposes } from '@arrasta/templates';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { templateMessages } from '../../messages/templates';
import type { GalleryTemplate } from './gallery-template';
import classes from './purpose-chips.module.css';
import { isOfFilter, type TemplateFilter } from './search/find-templates';

interface PurposeChipsProps {
  /** What the search leaves of them. */
  readonly templates: readonly GalleryTemplate[];
  readonly chosen: TemplateFilter;
  readonly onChoose: (filter: TemplateFilter) => void;
}

const { all, own, purposeNames, purposes } = templateMessages;

function nameOf(filter: TemplateFilter): string {
  if (filter === null) return all;
  return filter === 'own' ? own.chip : purposeNames[filter];
}

/** One choice of what templates are for, and one's own, each with how many there are. */
export function PurposeChips({ templates, chosen, onChoose }: PurposeChipsProps) {
  const filters: readonly TemplateFilter[] = [null, ...templatePurposes, 'own'];
  const chips = filters.map((filter) => ({
    filter,
    name: nameOf(filter),
    count: templates.filter((template) => isOfFilter(template, filter)).length,
  }));
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <div ref={row} className={classes.chips} role="group" aria-label={purposes}>
      {chips.map(({ filter, name, count }) => (
        <UnstyledButton
          key={name}
          className={classes.chip}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {name} <span className={classes.count}>{count}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
