import type { BudgetUse, User, UserOrder } from '@arrasta/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { trpc } from '../../api/trpc';
import { adminUiMessages } from '../../messages/admin';
import frame from './table-frame.module.css';
import { sortable, type TableView } from './users-view';
import { UserRow } from './user-row';
import classes from './users-table.module.css';

/** Bytes that users keep, by their ids; empty until it is known. The table does not wait for it. */
function useStorageOf(users: readonly User[]): ReadonlyMap<string, BudgetUse> {
  const ids = users.map(({ id }) => id);
  const { data = [] } = trpc.storage.ofAccounts.useQuery({ ids }, { staleTime: 0 });
  return new Map(data.map(({ id, bytes }) => [id, bytes]));
}

const { columns } = adminUiMessages;

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
