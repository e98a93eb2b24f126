import { addElement, type ElementType } from '@arrasta/domain';
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLayout } from '../../ui/viewport/use-layout';
import { editorWords } from '../../messages/editor';
import { useCanRun } from '../store/commands';
import { ElementCard } from './element-card';
import classes from './library.module.css';
import { IconGrid } from './icon-grid';

const { icons, searchIcon } = editorWords.library;
const visualTypes: readonly ElementType[] = ['shape', 'divider', 'icon'];

interface VisualTabProps {
  readonly onAdd: (type: ElementType, content?: string) => void;
}

/** Shape, divider, icon, and the grid of popular icons with a search over it. */
export function VisualTab({ onAdd }: VisualTabProps) {
  const [search, setSearch] = useState('');
  const hasRoom = useCanRun(addElement('icon'));
  const columns = useLayout() === 'narrow' ? 6 : 11;
  return (
    <>
      <div className={classes.cards} data-columns="3">
        {visualTypes.map((type) => (
          <ElementCard key={type} type={type} onAdd={() => onAdd(type)} />
        ))}
      </div>
      <div className={classes.iconHead}>
        <h3 className={classes.iconTitle}>{icons}</h3>
        <TextInput
          aria-label={searchIcon}
          placeholder={searchIcon}
          leftSection={<Search size={15} strokeWidth={1.75} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <IconGrid
        columns={columns}
        search={search}
        disabled={!hasRoom}
        onChoose={(name) => onAdd('icon', name)}
      />
    </>
  );
}
