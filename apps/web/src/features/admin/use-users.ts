import type { UserOrder } from '@arrasta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/client';
import { queryKeys } from '../../base/api/query-client';
import { lookAgainWhoThisIs } from '../auth/look-again';

/** Which part of the table is shown. */
export interface TableView {
  readonly q: string;
  readonly order: UserOrder;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

async function readUsers(view: TableView) {
  try {
    return await api.admin.users.query(view);
  } catch (error) {
    lookAgainWhoThisIs(error);
    throw error;
  }
}

/** A page of the users; the one before stays until it is there. */
export function useUsers(view: TableView) {
  return useQuery({
    queryKey: [...queryKeys.users, view],
    queryFn: () => readUsers(view),
    placeholderData: keepPreviousData,
    // Others change accounts too: the table is read anew whenever it is opened.
    staleTime: 0,
  });
}
