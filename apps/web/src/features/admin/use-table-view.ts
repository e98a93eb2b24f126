import type { UserOrder } from '@arrasta/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { TableView } from './use-users';

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
