import type { Slide } from '@arrasta/domain';
import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { partLoader } from '../../loading/part-loader';
import type { SortedCard, Sorter } from './sorter';

const sorting = partLoader(() => import('./sorter'));

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
export function useSorting(slides: readonly Slide[]) {
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState(hasFingers);
  const [sorter, setSorter] = useState<Sorter | null>(null);
  const [told, setTold] = useState('');
  const isStill = useReducedMotion();
  useEffect(() => {
    if (!wanted) return;
    const started: { sorter?: Sorter; isOver: boolean } = { isOver: false };
    const start = async () => {
      const { startSorting } = await sorting.get();
      if (started.isOver) return;
      started.sorter = startSorting(isStill, setTold);
      setSorter(started.sorter);
    };
    start().catch(() => setWanted(false));
    return () => {
      started.isOver = true;
      started.sorter?.stop();
      setSorter(null);
    };
  }, [wanted, isStill]);
  useLayoutEffect(() => {
    if (list.current !== null) sorter?.follow(cardsIn(list.current, slides));
  }, [sorter, slides]);
  const want = useCallback(() => setWanted(true), []);
  const handlers = { onPointerOver: want, onFocus: want };
  return { list, handlers, isSortable: sorter !== null, told };
}
