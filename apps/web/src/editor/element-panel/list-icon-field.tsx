import { listIcons, setElementStyle } from '@arrasta/domain';
import { choosableIcons, Icon } from '@arrasta/slide-renderer';
import { useId } from 'react';
import { elementStyleWords as words } from '../../messages/element-style';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './field-props';
import classes from './list-icon-field.module.css';

const names: ReadonlyMap<string, string> = new Map([
  ['arrow-right', 'Seta'],
  ...choosableIcons.map(({ name, label }) => [name, label] as const),
]);

/** The icon before every item of a list: one of the eight (docs/product/elements.md 14). */
export function ListIconField({ element }: FieldProps) {
  const group = useId();
  const chosen = element.style.listIcon ?? 'check-circle';
  return (
    <div className={classes.icons} role="radiogroup" aria-label={words.listIcon}>
      {listIcons.map((name) => (
        <label key={name} className={classes.icon} title={names.get(name)}>
          <input
            type="radio"
            name={group}
            aria-label={names.get(name)}
            checked={name === chosen}
            onChange={() => dispatch(setElementStyle(element.id, { listIcon: name }))}
          />
          <Icon name={name} size={18} color="currentColor" />
        </label>
      ))}
    </div>
  );
}
