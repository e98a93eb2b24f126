import type { UserOrder } from '@arrasta/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';

/** The columns that can be sorted by, in their order; the actions come last. */
export const sortable: readonly UserOrder[] = [
  'name',
  'email',
  'roleUser',
  'isBlocked',
  'createdAt',
];

/** Which part of the table is shown. */
export interface TableView {
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
