import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { queryKeys } from '../../api/query-client';

/** Carousels fetched at a time. */
const pageSize = 50;

/**
 * The person's carousels, newest first and page by page.
 * @param search a part of the title in any case; empty for all.
 */
export function useCarousels(search = '') {
  return useInfiniteQuery({
    queryKey: [...queryKeys.carousels, search],
    queryFn: ({ pageParam }) =>
      api.carousels.list.query({
        limit: pageSize,
        ...(search !== '' && { q: search }),
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The cards of the search before stay until the new ones are there.
    placeholderData: keepPreviousData,
  });
}
