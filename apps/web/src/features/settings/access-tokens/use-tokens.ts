import { trpc } from '../../../api/trpc';

/** The tokens of the account, read anew whenever the screen is opened: programs use them. */
export function useTokens() {
  return trpc.accessTokens.list.useQuery(undefined, { staleTime: 0 });
}

/** Makes a token; it stands whole in this answer and nowhere else. */
export function useCreateToken() {
  const { accessTokens } = trpc.useUtils();
  return trpc.accessTokens.create.useMutation({
    onSuccess: () => void accessTokens.list.invalidate(),
  });
}
