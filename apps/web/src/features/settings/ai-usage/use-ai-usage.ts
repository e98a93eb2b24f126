import { usagePerPage } from '@arrasta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { api } from '../../../api/client';
import { trpc } from '../../../api/trpc';
import { beginOfMonth } from './usage-facts';

/** Generations that the card shows before more are asked for. */
const firstFew = 5;

/**
 * What one's generations took, page after page; read anew whenever the screen is opened. The first
 * page is shorter than the others and each asks for the month it is then, which the hook of the
 * procedure cannot say: it asks every page with one input.
 */
export function useAiUsage() {
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.ai.usage, undefined, 'infinite'),
    queryFn: ({ pageParam: cursor }) => {
      const since = beginOfMonth(new Date()).toISOString();
      return api.ai.usage.query(
        cursor === null ? { since, limit: firstFew } : { since, limit: usagePerPage, cursor },
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}
