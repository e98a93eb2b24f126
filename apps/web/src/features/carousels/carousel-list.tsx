import type { CarouselSummary } from '@arrasta/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { editorMessages } from '../../messages/editor';
import classes from './carousel-list.module.css';
import { CoverSlide, formatUpdatedAt, useCover } from './carousel-summary';
import { useCarousels } from '../../api/use-carousels';

/** A card swiped off another: the motif of the product, for lists with nothing in them. */
function EmptyDrawing() {
  return (
    <svg width="76" height="64" viewBox="0 0 76 64" fill="none" aria-hidden>
      <rect
        x="16"
        y="12"
        width="32"
        height="42"
        rx="4"
        transform="rotate(-10 32 33)"
        fill="var(--fill)"
        stroke="var(--line-2)"
      />
      <rect
        x="32"
        y="9"
        width="34"
        height="44"
        rx="4"
        transform="rotate(6 49 31)"
        fill="var(--panel)"
        stroke="var(--line-2)"
      />
    </svg>
  );
}

const messages = editorMessages.carousels;
/** What the first slide beside a title is at most, in px. */
const coverSize = { width: 28, height: 35 } as const;

function Entry({ carousel }: { carousel: CarouselSummary }) {
  const { ref, cover } = useCover(carousel);
  return (
    <li>
      <NavLink to={`/carousel/${carousel.id}`} className={() => classes.entry ?? ''}>
        <span ref={ref} className={classes.cover}>
          {cover !== null && (
            <CoverSlide cover={cover} index={0} {...coverSize} className={classes.slide} />
          )}
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{carousel.title}</span>
          <time className={classes.date} dateTime={carousel.updatedAt}>
            {formatUpdatedAt(carousel.updatedAt, new Date())}
          </time>
        </span>
      </NavLink>
    </li>
  );
}

function Empty() {
  return (
    <div className={classes.empty}>
      <EmptyDrawing />
      <Text size="md" fw={600}>
        {messages.emptyTitle}
      </Text>
      <Text size="sm" c="dimmed">
        {messages.emptyHint}
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
    <div className={classes.section}>
      {status === 'pending' && <Waiting />}
      {status === 'error' && <p className={classes.failed}>{messages.failed}</p>}
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
          {messages.more}
        </Button>
      )}
    </div>
  );
}
