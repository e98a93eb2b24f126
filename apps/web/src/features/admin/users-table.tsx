import {
  type BudgetUse,
  type User,
  type UserOrder,
  requestLimits,
  usersPerPage,
} from '@arrasta/contract';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../api/trpc';
import { adminUiMessages } from '../../messages/admin';
import frame from './table-frame.module.css';
import { UserRow } from './user-row';
import classes from './users-table.module.css';
import screenClasses from './admin-screen.module.css';
import { refetchesUser } from '../../api/query-client';

/** The columns that can be sorted by, in their order; the actions come last. */
const sortable: readonly UserOrder[] = ['name', 'email', 'roleUser', 'isBlocked', 'createdAt'];

/** Which part of the table is shown. */
interface TableView {
  readonly q: string;
  readonly order: UserOrder;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

/** A page of the users; the one before stays until it is there. */
export function useUsers(view: TableView) {
  return trpc.admin.users.useQuery(view, {
    placeholderData: keepPreviousData,
    // Others change accounts too: the table is read anew whenever it is opened.
    staleTime: 0,
    meta: refetchesUser,
  });
}

/** Pause in typing after which the search is sent, in ms. */
const searchPause = 200;

type Sorted = Pick<TableView, 'order' | 'descending'>;

/** Search, order and page of the table; whatever changes who is shown begins at the first page. */
export function useTableView() {
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), searchPause);
  const [sorted, setSorted] = useState<Sorted>({ order: 'createdAt', descending: false });
  const [turned, setTurned] = useState({ q: '', page: 1 });
  const view: TableView = { q, ...sorted, page: turned.q === q ? turned.page : 1 };
  return {
    view,
    search,
    setSearch,
    sortBy: (order: UserOrder, descending: boolean) => {
      setSorted({ order, descending });
      setTurned({ q, page: 1 });
    },
    turnTo: (page: number) => setTurned({ q, page }),
  };
}

/** Bytes that users keep, by their ids; empty until it is known. The table does not wait for it. */
function useStorageOf(users: readonly User[]): ReadonlyMap<string, BudgetUse> {
  const ids = users.map(({ id }) => id);
  const { data = [] } = trpc.storage.ofAccounts.useQuery({ ids }, { staleTime: 0 });
  return new Map(data.map(({ id, bytes }) => [id, bytes]));
}

interface ColumnHeadProps {
  readonly order: UserOrder;
  readonly view: TableView;
  readonly onSort: (order: UserOrder, descending: boolean) => void;
}

function ColumnHead({ order, view, onSort }: ColumnHeadProps) {
  const isSorted = view.order === order;
  const Arrow = view.descending ? ArrowDown : ArrowUp;
  const direction = view.descending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(order, isSorted && !view.descending)}
      >
        {columns[order]}
        {isSorted && <Arrow size={14} strokeWidth={1.75} aria-hidden />}
      </button>
    </th>
  );
}

interface UsersTableProps extends Omit<ColumnHeadProps, 'order'> {
  readonly users: readonly User[];
  readonly selfId: string;
  /** The page before is shown while the next one is on its way. */
  readonly isOld: boolean;
}

/** Nome, Email, Papel, Status, Criado em, Ações (docs/product/administration.md 2). */
export function UsersTable({ users, selfId, isOld, view, onSort }: UsersTableProps) {
  const storage = useStorageOf(users);
  return (
    <table
      role="table"
      className={`${frame.table ?? ''} ${classes.table ?? ''}`}
      aria-label={adminUiMessages.table}
      aria-busy={isOld}
    >
      <thead role="rowgroup">
        <tr role="row">
          {sortable.map((order) => (
            <ColumnHead key={order} {...{ order, view, onSort }} />
          ))}
          <th role="columnheader" scope="col" className={classes.actions}>
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelf={user.id === selfId}
            storage={storage.get(user.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

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
    <div className={screenClasses.tools}>
      <TextInput
        size="md"
        type="search"
        className={screenClasses.search}
        aria-label={adminUiMessages.search}
        placeholder={adminUiMessages.search}
        leftSection={<Search size={16} strokeWidth={1.75} aria-hidden />}
        maxLength={requestLimits.search}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <NativeSelect
        size="md"
        className={screenClasses.cardOrder}
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
    <nav className={screenClasses.pager} aria-label={messages.label}>
      <span aria-live="polite">{messages.shown((page - 1) * usersPerPage + 1, to, found)}</span>
      <ActionIcon
        className={screenClasses.step}
        aria-label={messages.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} strokeWidth={1.75} />
      </ActionIcon>
      <ActionIcon
        className={screenClasses.step}
        aria-label={messages.next}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} strokeWidth={1.75} />
      </ActionIcon>
    </nav>
  );
}
