import type { CarouselSummary } from '@arrasta/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { api } from '../../base/api/client';
import { queryKeys } from '../../base/api/query-client';
import { editorWords } from '../../base/wording/editor';
import classes from './carousel-list.module.css';
import { EmptyDrawing } from './empty-drawing';
import { updatedWords } from './updated-words';

const words = editorWords.carousels;
/** Carousels fetched at a time. */
const pageSize = 50;

function useCarousels() {
  return useInfiniteQuery({
    queryKey: queryKeys.carousels,
    queryFn: ({ pageParam }) =>
      api.carousels.list.query(
        pageParam === null ? { limit: pageSize } : { limit: pageSize, cursor: pageParam },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function Entry({ carousel }: { carousel: CarouselSummary }) {
  return (
    <li>
      <NavLink to={`/carousel/${carousel.id}`} className={() => classes.entry}>
        <span className={classes.title}>{carousel.title}</span>
        <time className={classes.date} dateTime={carousel.updatedAt}>
          {updatedWords(carousel.updatedAt, new Date())}
        </time>
      </NavLink>
    </li>
  );
}

function Empty() {
  return (
    <div className={classes.empty}>
      <EmptyDrawing />
      <Text size="md" fw={600}>
        {words.emptyTitle}
      </Text>
      <Text size="sm" c="dimmed">
        {words.emptyHint}
      </Text>
    </div>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-busy>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={44} radius={8} />
      ))}
    </div>
  );
}

/** The person's carousels, the last edited first, as links. */
export function CarouselList() {
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage } = useCarousels();
  const carousels = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{words.heading}</h2>
      {status === 'pending' && <Waiting />}
      {status === 'error' && <p className={classes.failed}>{words.failed}</p>}
      {status === 'success' && carousels.length === 0 && <Empty />}
      <ul className={classes.list}>
        {carousels.map((carousel) => (
          <Entry key={carousel.id} carousel={carousel} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="subtle"
          fullWidth
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}
