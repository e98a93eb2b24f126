import { usagePerPage } from '@arrasta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/client';
import { queryKeys } from '../../../base/api/query-client';
import { beginOfMonth } from './usage-facts';

/** Generations that the card shows before more are asked for. */
const firstFew = 5;

/** What one's generations took, page after page; read anew whenever the screen is opened. */
export function useAiUsage() {
  return useInfiniteQuery({
    queryKey: queryKeys.aiUsage,
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
