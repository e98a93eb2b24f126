import {
  requestLimits,
  thumbnailUrl,
  thumbnailWidths,
  type CarouselCover,
  type CarouselSummary,
} from '@arrasta/contract';
import { deckFactsOf, imageUrlOf, type Slide } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Button, Skeleton, Text } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { editorMessages } from '../../messages/editor';
import { api } from '../../api/client';
import { trpc } from '../../api/trpc';
import { prepareDrawing } from '../../ui/deck-drawing';
import { ScaledSlide } from '../../ui/scaled-slide';
import classes from './carousel-list.module.css';
import { useCarousels } from '../../api/use-carousels';

const date = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** When a carousel was last changed: Hoje, or the date in pt-BR, in the reader's time zone. */
export function formatUpdatedAt(updatedAt: string, now: Date): string {
  const updated = new Date(updatedAt);
  const isToday = date.format(updated) === date.format(now);
  return isToday ? editorMessages.carousels.today : date.format(updated);
}

/**
 * The slide with its stored pictures in small, to be looked at and nothing else: files are made of
 * the pictures themselves. Unchanged where it is wider than any that is kept.
 * @param width of the slide in pixels of the screen.
 */
export function withThumbnails<Drawn extends Slide>(slide: Drawn, width: number): Drawn {
  const thumbnailWidth = thumbnailWidths.find((one) => one >= width);
  if (thumbnailWidth === undefined) return slide;
  const { backgroundImageUrl } = slide;
  return {
    ...slide,
    backgroundImageUrl: backgroundImageUrl && thumbnailUrl(backgroundImageUrl, thumbnailWidth),
    elements: slide.elements.map((element) => {
      const url = element.type === 'image' ? imageUrlOf(element.content) : null;
      return url === null ? element : { ...element, content: thumbnailUrl(url, thumbnailWidth) };
    }),
  };
}

type Covers = Map<string, CarouselCover>;

/**
 * Fetches covers in batches: cards come into view together, and those of one turn of the event
 * loop ask together.
 */
function batchedCovers(fetchCovers: (ids: string[]) => Promise<readonly CarouselCover[]>) {
  let batch: { readonly ids: Set<string>; readonly covers: Promise<Covers> } | null = null;
  const startBatch = () => {
    const ids = new Set<string>();
    const covers = new Promise<void>((resolve) => {
      setTimeout(resolve);
    }).then(async (): Promise<Covers> => {
      if (batch?.ids === ids) batch = null;
      const fetched = await fetchCovers([...ids]);
      return new Map(fetched.map((cover) => [cover.carousel.id, cover]));
    });
    return { ids, covers };
  };
  return async (id: string): Promise<CarouselCover | null> => {
    if (batch === null || batch.ids.size >= requestLimits.covers) batch = startBatch();
    const { ids, covers } = batch;
    ids.add(id);
    return (await covers).get(id) ?? null;
  };
}

/** The first slides of a carousel, or null where it was deleted. */
const loadCover = batchedCovers((ids) => api.carousels.covers.query({ ids }));

/** The first slides of a listed carousel, fetched once its card comes into view. */
export function useCover({ id, version }: CarouselSummary) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  const { data } = useQuery({
    // Not by the hook of the procedure: cards that come into view together ask together.
    queryKey: [...getQueryKey(trpc.carousels.covers, { ids: [id] }, 'query'), version],
    queryFn: () => loadCover(id),
    enabled: seen,
  });
  return { ref, cover: data ?? null };
}

/** Fetches the fonts that a cover is set in. */
export function useCoverFonts(cover: ReturnType<typeof useCover>['cover']): void {
  useEffect(() => {
    if (cover !== null) void prepareDrawing(cover.carousel, cover.slides);
  }, [cover]);
}

interface CoverSlideProps {
  readonly cover: CarouselCover;
  /** From 0. */
  readonly index: number;
  /** What it may be at most, in px. */
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

/**
 * One of the first slides of a carousel, in small; nothing where there is none. Of a run of steps
 * only the first is known here, and so not how many there are.
 */
export function CoverSlide({ cover, index, width, height, className }: CoverSlideProps) {
  const whole = cover.slides[index];
  const scale = Math.min(width / slideWidth, height / slideHeightOf(cover.carousel));
  const pixels = width * window.devicePixelRatio;
  const slide = useMemo(() => whole && withThumbnails(whole, pixels), [whole, pixels]);
  if (slide === undefined) return null;
  return (
    <span className={className} aria-hidden inert>
      <ScaledSlide
        carousel={cover.carousel}
        slide={slide}
        index={index}
        total={cover.total}
        step={null}
        {...deckFactsOf(cover.slides, index)}
        scale={scale}
      />
    </span>
  );
}

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
