import type { NewAccessToken } from '@arrasta/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/client';
import { queryClient, queryKeys } from '../../../base/api/query-client';

/** The tokens of the account, read anew whenever the screen is opened: programs use them. */
export function useTokens() {
  return useQuery({
    queryKey: queryKeys.accessTokens,
    queryFn: () => api.accessTokens.list.query(),
    staleTime: 0,
  });
}

type Wish = Parameters<typeof api.accessTokens.create.mutate>[0];

const readAnew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.accessTokens });

/** Makes a token; it stands whole in this answer and nowhere else. */
export async function createToken(wish: Wish): Promise<NewAccessToken> {
  const made = await api.accessTokens.create.mutate(wish);
  readAnew();
  return made;
}

/** Revokes a token. The list is read anew either way: it may show what is gone already. */
export async function revokeToken(id: string): Promise<void> {
  try {
    await api.accessTokens.revoke.mutate({ id });
  } finally {
    readAnew();
  }
}
