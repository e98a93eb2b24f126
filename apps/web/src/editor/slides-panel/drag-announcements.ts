import type { DragDropManager } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';
import { slidesMessages as slidesWords } from '../../messages/slides';
import { currentSlideCount } from '../store/selectors';

/** Tells screen readers what happens to a card that is dragged; places are counted from 1. */
export function tellDrags({ monitor }: DragDropManager, tell: (words: string) => void): void {
  // The first thing a card lies over is itself, which nobody needs to be told.
  let told = -1;
  monitor.addEventListener('dragstart', ({ operation: { source } }) => {
    if (!isSortable(source)) return;
    told = source.initialIndex;
    tell(slidesWords.taken(told + 1));
  });
  monitor.addEventListener('dragover', ({ operation: { target } }) => {
    if (!isSortable(target) || target.index === told) return;
    told = target.index;
    tell(slidesWords.over(told + 1, currentSlideCount()));
  });
  monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (!isSortable(source)) return;
    const number = source.initialIndex + 1;
    if (canceled) tell(slidesWords.putBack(number));
    else tell(slidesWords.dropped(number, source.index + 1, currentSlideCount()));
  });
}
