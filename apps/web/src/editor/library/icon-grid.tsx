import { choosableIcons, Icon } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import classes from './icon-grid.module.css';
import { iconSynonyms, libraryMessages } from '../../messages/library';

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether one of the names holds what is searched for; accents, case and outer spaces do not count. */
export function nameContains(search: string, names: readonly string[]): boolean {
  const wantedName = normalize(search.trim());
  return names.some((name) => normalize(name).includes(wantedName));
}

interface IconGridProps {
  readonly columns: number;
  /** Only icons whose name holds this, accents and case aside, or a word that means it. */
  readonly search?: string;
  readonly chosen?: string;
  readonly disabled?: boolean;
  readonly onChoose: (name: string) => void;
}

/** The popular icons, each with its Portuguese name (docs/product/elements.md 11). */
export function IconGrid(props: IconGridProps) {
  const { columns, search = '', chosen, disabled = false, onChoose } = props;
  const matchingIcons = choosableIcons.filter(({ name, label }) =>
    nameContains(search, [label, name, iconSynonyms[name] ?? '']),
  );
  if (matchingIcons.length === 0) return <p className={classes.none}>{libraryMessages.noIcon}</p>;
  return (
    <div
      className={classes.grid}
      role="group"
      aria-label={libraryMessages.icons}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {matchingIcons.map(({ name, label }) => (
        <Hint key={name} label={label}>
          <UnstyledButton
            className={classes.icon}
            aria-label={label}
            aria-pressed={chosen === undefined ? undefined : chosen === name}
            disabled={disabled}
            onClick={() => onChoose(name)}
          >
            <Icon name={name} size={20} color="currentColor" />
          </UnstyledButton>
        </Hint>
      ))}
    </div>
  );
}
