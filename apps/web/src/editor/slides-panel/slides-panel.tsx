import { addSlide, type Slide } from '@arrasta/domain';
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { editorMessages } from '../../messages/editor';
import { dispatch } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import { useDebouncedSlideCount, useSlidesInPlace } from '../store/selectors';
import classes from './slides-panel.module.css';
import { createChunkLoader } from '../../loading/chunk-loader';
import type { SortedCard, Sorter } from './sorter';
import { slidesMessages } from '../../messages/slides';
import { SlideSettings } from '../slide-settings/slide-settings';
import { SlideCard } from './slide-card';

/** SLIDES, how many there are, and the button that adds one. */
export function PanelHead() {
  const total = useDebouncedSlideCount();
  const hasRoom = useCanRun(addSlide);
  return (
    <div className={classes.head}>
      <h2 className={classes.heading}>
        {editorMessages.slides}{' '}
        <span className={classes.count}>{hasRoom ? total : editorMessages.slidesFull(total)}</span>
      </h2>
      <Tooltip label={editorMessages.addSlide}>
        <ActionIcon
          aria-label={editorMessages.addSlide}
          disabled={!hasRoom}
          onClick={() => dispatch(addSlide)}
        >
          <Plus size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

const sorting = createChunkLoader(() => import('./sorter'));

function cardsIn(list: HTMLElement, slides: readonly Slide[]): SortedCard[] {
  return slides.flatMap(({ id }, index) => {
    const element = list.children[index];
    const grip = element?.querySelector('[data-grip]');
    return element === undefined || grip === null || grip === undefined
      ? []
      : [{ id, element, grip }];
  });
}

/** A finger is down at once, and would be too early for what comes with the first touch. */
function hasFingers(): boolean {
  return window.matchMedia('(any-pointer: coarse)').matches;
}

/**
 * Makes the cards of a list sortable. What it takes is fetched once the list is pointed at or
 * focused; while it is missing the cards have their buttons.
 */
function useSorting(slides: readonly Slide[]) {
  const list = useRef<HTMLOListElement>(null);
  const [isNeeded, setNeeded] = useState(hasFingers);
  const [sorter, setSorter] = useState<Sorter | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isStill = useReducedMotion();
  useEffect(() => {
    if (!isNeeded) return;
    const started: { sorter?: Sorter; isOver: boolean } = { isOver: false };
    const start = async () => {
      const { startSorting } = await sorting.get();
      if (started.isOver) return;
      started.sorter = startSorting(isStill, setAnnouncement);
      setSorter(started.sorter);
    };
    start().catch(() => setNeeded(false));
    return () => {
      started.isOver = true;
      started.sorter?.stop();
      setSorter(null);
    };
  }, [isNeeded, isStill]);
  useLayoutEffect(() => {
    if (list.current !== null) sorter?.follow(cardsIn(list.current, slides));
  }, [sorter, slides]);
  const loadSoon = useCallback(() => setNeeded(true), []);
  const handlers = { onPointerOver: loadSoon, onFocus: loadSoon };
  return { list, handlers, isSortable: sorter !== null, announcement };
}

/** All slides in order, each with what can be done to it (docs/product/editor.md 7). */
export function SlidesPanel() {
  const slides = useSlidesInPlace();
  const { list, handlers, isSortable, announcement } = useSorting(slides);
  return (
    <>
      <PanelHead />
      <ol
        ref={list}
        className={classes.cards}
        aria-label={editorMessages.regions.slides}
        data-sortable={isSortable || undefined}
        {...handlers}
      >
        {slides.map((slide, index) => (
          <SlideCard key={slide.id} slide={slide} index={index} />
        ))}
      </ol>
      <VisuallyHidden role="status" aria-label={slidesMessages.drags}>
        {announcement}
      </VisuallyHidden>
      <SlideSettings />
    </>
  );
}
