import type { UserOrder } from '@arrasta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { errorCodeOf } from '../../base/api/api-error';
import { api } from '../../base/api/client';
import { queryClient, queryKeys } from '../../base/api/query-client';
import { meansSignedOut } from '../auth/call-failure';

/** Which part of the table is shown. */
export interface TableView {
  readonly q: string;
  readonly order: UserOrder;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

/** After a refusal the gates look again who this is, and lead whoever is no Admin away. */
export function lookAgainWhoThisIs(error: unknown): void {
  if (!meansSignedOut(errorCodeOf(error))) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
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
