import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from './trpc';

/** Carousels fetched at a time. */
const pageSize = 50;

type Cursor = string | null | undefined;

const nextCursorOf = ({ nextCursor }: { readonly nextCursor: Cursor }) => nextCursor;

/**
 * The person's carousels, newest first and page by page.
 * @param search a part of the title in any case; empty for all.
 */
export function useCarousels(search = '') {
  return trpc.carousels.list.useInfiniteQuery(
    { limit: pageSize, ...(search !== '' && { q: search }) },
    {
      getNextPageParam: nextCursorOf,
      // The cards of the search before stay until the new ones are there.
      placeholderData: keepPreviousData,
    },
  );
}

/**
 * Whether the person has a carousel; undefined until that is known.
 * @param isAsked false where it does not matter: nothing is asked for
 */
export function useHasCarousels(isAsked: boolean): boolean | undefined {
  const { data, isError } = trpc.carousels.list.useInfiniteQuery(
    { limit: pageSize },
    {
      enabled: isAsked,
      getNextPageParam: nextCursorOf,
      select: ({ pages }) => pages.some(({ items }) => items.length > 0),
    },
  );
  // A person who cannot be distinguished from others counts as one who has some.
  return isError ? true : data;
}
