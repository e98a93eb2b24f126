import { setElementContent } from '@arrasta/domain';
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { elementStyleWords as words } from '../../messages/element-style';
import { IconGrid } from '../library/icon-grid';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './field-props';
import classes from './icon-field.module.css';

/** The icon of an icon element, chosen from the popular ones. */
export function IconField({ element }: FieldProps) {
  const [search, setSearch] = useState('');
  return (
    <div role="group" aria-label={words.icon}>
      <TextInput
        className={classes.search}
        aria-label={words.searchIcon}
        placeholder={words.searchIcon}
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
