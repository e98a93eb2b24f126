import { setElementContent, listIcons, setElementStyle } from '@arrasta/domain';
import { choosableIcons, Icon } from '@arrasta/slide-renderer';
import { TextInput } from '@mantine/core';
import { Search, Circle, Square, Triangle } from 'lucide-react';
import { useState, useId } from 'react';
import { elementStyleMessages } from '../../messages/element-style';
import { IconGrid } from '../library/icon-grid';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './kind-fields';
import classes from './figure-fields.module.css';
import { SegmentedField, type Segment } from '../../ui/controls/field';

/** The icon of an icon element, chosen from the popular ones. */
export function IconField({ element }: FieldProps) {
  const [search, setSearch] = useState('');
  return (
    <div role="group" aria-label={elementStyleMessages.icon}>
      <TextInput
        className={classes.search}
        aria-label={elementStyleMessages.searchIcon}
        placeholder={elementStyleMessages.searchIcon}
        leftSection={<Search size={15} strokeWidth={1.75} />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <IconGrid
        columns={6}
        search={search}
        chosen={element.content}
        onChoose={(name) => dispatch(setElementContent(element.id, name))}
      />
    </div>
  );
}

const names: ReadonlyMap<string, string> = new Map([
  ['arrow-right', 'Seta'],
  ...choosableIcons.map(({ name, label }) => [name, label] as const),
]);

/** The icon before every item of a list: one of the eight (docs/product/elements.md 14). */
export function ListIconField({ element }: FieldProps) {
  const group = useId();
  const chosen = element.style.listIcon ?? 'check-circle';
  return (
    <div className={classes.icons} role="radiogroup" aria-label={elementStyleMessages.listIcon}>
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

const shapes: readonly Segment[] = [
  { value: 'rectangle', label: 'Retângulo', icon: Square, isIconOnly: true },
  { value: 'circle', label: 'Círculo', icon: Circle, isIconOnly: true },
  { value: 'triangle', label: 'Triângulo', icon: Triangle, isIconOnly: true },
];

const lines: readonly Segment[] = [
  { value: 'line', label: 'Contínuo' },
  { value: 'dashed', label: 'Tracejado' },
  { value: 'dotted', label: 'Pontos' },
];

/** Which figure a shape is. */
export function ShapeNameField({ element }: FieldProps) {
  return (
    <SegmentedField
      label={elementStyleMessages.shape}
      value={element.content}
      segments={shapes}
      onChange={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}

/** How the line of a divider is drawn. */
export function LineNameField({ element }: FieldProps) {
  return (
    <SegmentedField
      label={elementStyleMessages.line}
      value={element.content}
      segments={lines}
      onChange={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}
