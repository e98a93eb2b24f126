import type { BudgetUse, User } from '@arrasta/contract';
import { trpc } from '../../api/trpc';

/** Bytes that users keep, by their ids; empty until it is known. The table does not wait for it. */
export function useStorageOf(users: readonly User[]): ReadonlyMap<string, BudgetUse> {
  const ids = users.map(({ id }) => id);
  const { data = [] } = trpc.storage.ofAccounts.useQuery({ ids }, { staleTime: 0 });
  return new Map(data.map(({ id, bytes }) => [id, bytes]));
}
