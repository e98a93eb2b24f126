import type { CarouselSummary } from '@arrasta/contract';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { editorMessages } from '../../../messages/editor';
import { templatesEntryMessages } from '../../../messages/entries';
import { CoverSlide, formatUpdatedAt, useCover, useCoverFonts } from '../carousel-list';
import classes from './my-carousels.module.css';
import { SwipedCards } from '../../../ui/swiped-cards';
import { sampleDeckState } from '../../../editor/persistence/visit-state';
import { useCarousels } from '../../../api/use-carousels';

const messages = editorMessages.carousels.dialog;

/** Of the first slide on a card at most; the second one peeks out behind it, smaller. In px. */
const front = { width: 144, height: 208 } as const;
const behind = { width: 128, height: 185 } as const;

interface CarouselCardProps {
  readonly carousel: CarouselSummary;
  readonly onOpen: () => void;
  readonly onSaveTemplate: () => void;
  readonly onRemove: () => void;
}

function Preview({ carousel }: { carousel: CarouselSummary }) {
  const { ref, cover } = useCover(carousel);
  useCoverFonts(cover);
  return (
    <span ref={ref} className={classes.preview}>
      {cover !== null && (
        <>
          <CoverSlide cover={cover} index={1} {...behind} className={classes.behind} />
          <CoverSlide cover={cover} index={0} {...front} className={classes.front} />
        </>
      )}
    </span>
  );
}

/** A carousel with its first slides, title and date; opens it, keeps it as a template, or removes it. */
function CarouselCard({ carousel, onOpen, onSaveTemplate, onRemove }: CarouselCardProps) {
  return (
    <li className={classes.card}>
      <NavLink
        to={`/carousel/${carousel.id}`}
        className={() => classes.open ?? ''}
        onClick={onOpen}
      >
        <Preview carousel={carousel} />
        <span className={classes.title}>{carousel.title}</span>
        <span className={classes.facts}>
          <time dateTime={carousel.updatedAt}>
            {formatUpdatedAt(carousel.updatedAt, new Date())}
          </time>
          <span className={classes.invitation}>{messages.edit}</span>
        </span>
      </NavLink>
      <div className={classes.tools}>
        <ActionIcon
          aria-label={templatesEntryMessages.saveNamed(carousel.title)}
          title={templatesEntryMessages.save}
          onClick={onSaveTemplate}
        >
          <LayoutTemplate size={16} strokeWidth={1.75} />
        </ActionIcon>
        <ActionIcon
          className={classes.remove}
          aria-label={messages.remove(carousel.title)}
          onClick={onRemove}
        >
          <Trash2 size={16} strokeWidth={1.75} />
        </ActionIcon>
      </div>
    </li>
  );
}

interface CarouselGridProps {
  /** A part of the title; empty for all. */
  readonly search: string;
  readonly onOpen: () => void;
  readonly onSaveTemplate: (carousel: CarouselSummary) => void;
  readonly onRemove: (carousel: CarouselSummary) => void;
}

function Waiting() {
  return (
    <div className={classes.grid} aria-busy>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className={classes.waiting}>
          <Skeleton height={224} radius={12} />
          <Skeleton height={20} width="70%" mt={12} />
          <Skeleton height={14} width="30%" mt={6} />
        </div>
      ))}
    </div>
  );
}

function NoneYet({ onOpen }: { onOpen: () => void }) {
  return (
    <div className={classes.empty}>
      <SwipedCards />
      <p className={classes.emptyTitle}>{messages.none}</p>
      <p className={classes.emptyHint}>{messages.noneHint}</p>
      <div className={classes.emptyWays}>
        <Button component={Link} to="/modelos" size="md" onClick={onOpen}>
          {messages.templates}
        </Button>
        <Button
          component={Link}
          to="/"
          state={sampleDeckState}
          variant="default"
          size="md"
          onClick={onOpen}
        >
          {messages.first}
        </Button>
      </div>
    </div>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{title}</p>
      {children}
    </div>
  );
}

/** Asks for the next page when its end comes near. */
function MoreWhenSeen({ onSeen }: { onSeen: () => void }) {
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting === true;
  useEffect(() => {
    if (isNear) onSeen();
  }, [isNear, onSeen]);
  return <div ref={ref} className={classes.end} />;
}

/** The cards, newest first, in 1, 2 or 3 columns by width. */
export function CarouselGrid({ search, onOpen, onSaveTemplate, onRemove }: CarouselGridProps) {
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useCarousels(search);
  if (status === 'pending') return <Waiting />;
  if (status === 'error') {
    return (
      <Message title={editorMessages.carousels.failed}>
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {messages.tryAgain}
        </Button>
      </Message>
    );
  }
  const carousels = data.pages.flatMap(({ items }) => items);
  if (carousels.length === 0 && search === '') return <NoneYet onOpen={onOpen} />;
  if (carousels.length === 0) {
    return (
      <Message title={messages.noneFound}>
        <p className={classes.emptyHint}>{messages.noneFoundHint}</p>
      </Message>
    );
  }
  return (
    <>
      <ul className={classes.grid}>
        {carousels.map((carousel) => (
          <CarouselCard
            key={carousel.id}
            carousel={carousel}
            onOpen={onOpen}
            onSaveTemplate={() => onSaveTemplate(carousel)}
            onRemove={() => onRemove(carousel)}
          />
        ))}
      </ul>
      {hasNextPage && !isFetchingNextPage && <MoreWhenSeen onSeen={() => void fetchNextPage()} />}
    </>
  );
}
