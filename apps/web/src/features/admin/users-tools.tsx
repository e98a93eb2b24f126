import { requestLimits, usersPerPage, type UserOrder } from '@arrasta/contract';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { adminUiMessages } from '../../messages/admin';
import classes from './admin-screen.module.css';
import { sortable, type TableView } from './users-view';

const { columns, sort } = adminUiMessages;

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
        aria-label={adminUiMessages.search}
        placeholder={adminUiMessages.search}
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

const messages = adminUiMessages.pages;

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly found: number;
  readonly onPage: (page: number) => void;
}

/** Which users are shown, and the ways to the others; nothing where one page holds all. */
export function UsersPager({ page, found, onPage }: PagerProps) {
  if (found <= usersPerPage) return null;
  const last = Math.ceil(found / usersPerPage);
  const to = Math.min(page * usersPerPage, found);
  return (
    <nav className={classes.pager} aria-label={messages.label}>
      <span aria-live="polite">{messages.shown((page - 1) * usersPerPage + 1, to, found)}</span>
      <ActionIcon
        className={classes.step}
        aria-label={messages.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} strokeWidth={1.75} />
      </ActionIcon>
      <ActionIcon
        className={classes.step}
        aria-label={messages.next}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} strokeWidth={1.75} />
      </ActionIcon>
    </nav>
  );
}
