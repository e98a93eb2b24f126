import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from './trpc';

/** Carousels fetched at a time. */
const pageSize = 50;

/**
 * The person's carousels, newest first and page by page.
 * @param search a part of the title in any case; empty for all.
 */
export function useCarousels(search = '') {
  return trpc.carousels.list.useInfiniteQuery(
    { limit: pageSize, ...(search !== '' && { q: search }) },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // The cards of the search before stay until the new ones are there.
      placeholderData: keepPreviousData,
    },
  );
}
