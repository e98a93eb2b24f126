import type { CarouselSummary } from '@arrasta/contract';
import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { editorWords } from '../../../messages/editor';
import { CoverSlide } from '../cover-slide';
import { updatedWords } from '../updated-words';
import { useCover, useCoverFonts } from '../use-cover';
import classes from './my-carousels.module.css';

const words = editorWords.carousels.dialog;

/** Width of the first slide on a card; the second one peeks out behind it, smaller. In px. */
const front = 144;
const behind = 128;

interface CarouselCardProps {
  readonly carousel: CarouselSummary;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Preview({ carousel }: { carousel: CarouselSummary }) {
  const { ref, cover } = useCover(carousel);
  useCoverFonts(cover);
  return (
    <span ref={ref} className={classes.preview}>
      {cover !== null && (
        <>
          <CoverSlide cover={cover} index={1} width={behind} className={classes.behind} />
          <CoverSlide cover={cover} index={0} width={front} className={classes.front} />
        </>
      )}
    </span>
  );
}

/** A carousel with its first slides, title and date; opens it, or removes it. */
export function CarouselCard({ carousel, onOpen, onRemove }: CarouselCardProps) {
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
          <time dateTime={carousel.updatedAt}>{updatedWords(carousel.updatedAt, new Date())}</time>
          <span className={classes.invitation}>{words.edit}</span>
        </span>
      </NavLink>
      <ActionIcon
        className={classes.remove}
        aria-label={words.remove(carousel.title)}
        onClick={onRemove}
      >
        <Trash2 size={16} strokeWidth={1.75} />
      </ActionIcon>
    </li>
  );
}
