import { requestLimits, type UserOrder } from '@arrasta/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { adminWords } from '../../messages/admin';
import classes from './admin-screen.module.css';
import type { TableView } from './use-users';
import { sortable } from './users-table';

const { columns, sort } = adminWords;

interface TableToolsProps {
  readonly view: TableView;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onSort: (order: UserOrder, descending: boolean) => void;
}

const sortChoices = sortable.flatMap((order) => [
  { value: order, label: sort.ascending(columns[order]) },
  { value: `-${order}`, label: sort.descending(columns[order]) },
]);

/** Search, and the order where there are cards without column heads to press. */
export function TableTools({ view, search, onSearch, onSort }: TableToolsProps) {
  const sortBy = (value: string) => {
    const order = sortable.find((one) => value.endsWith(one));
    if (order !== undefined) onSort(order, value.startsWith('-'));
  };
  return (
    <div className={classes.tools}>
      <TextInput
        size="md"
        type="search"
        className={classes.search}
        aria-label={adminWords.search}
        placeholder={adminWords.search}
        leftSection={<Search size={16} strokeWidth={1.75} aria-hidden />}
        maxLength={requestLimits.search}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <NativeSelect
        size="md"
        className={classes.cardOrder}
        aria-label={sort.label}
        data={sortChoices}
        value={`${view.descending ? '-' : ''}${view.order}`}
        onChange={({ currentTarget }) => sortBy(currentTarget.value)}
      />
    </div>
  );
}
