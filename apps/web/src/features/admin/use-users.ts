import type { UserOrder } from '@arrasta/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';

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
