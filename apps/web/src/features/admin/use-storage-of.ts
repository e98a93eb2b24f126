import type { BudgetUse, User } from '@arrasta/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/client';
import { queryKeys } from '../../base/api/query-client';

/** Bytes that users keep, by their ids; empty until it is known. The table does not wait for it. */
export function useStorageOf(users: readonly User[]): ReadonlyMap<string, BudgetUse> {
  const ids = users.map(({ id }) => id);
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.storageOfUsers, ids],
    queryFn: () => api.storage.ofAccounts.query({ ids }),
    staleTime: 0,
  });
  return new Map(data.map(({ id, bytes }) => [id, bytes]));
}
