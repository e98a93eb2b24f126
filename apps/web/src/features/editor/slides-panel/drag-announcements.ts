import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/dom/sortable';
import { slidesWords } from '../../../base/wording/slides';
import { openedSession } from '../store/editor-store';

function total(): number {
  return openedSession()?.state.deck.slides.length ?? 0;
}

// The first thing a card lies over is itself, which nobody needs to be told.
let told = -1;

/** What screen readers are told while a card is dragged; places are counted from 1. */
export const announcements = {
  dragstart: ({ operation: { source } }: Pick<DragStartEvent, 'operation'>) => {
    if (!isSortable(source)) return undefined;
    told = source.initialIndex;
    return slidesWords.taken(told + 1);
  },
  dragover: ({ operation: { target } }: Pick<DragOverEvent, 'operation'>) => {
    if (!isSortable(target) || target.index === told) return undefined;
    told = target.index;
    return slidesWords.over(told + 1, total());
  },
  dragend: ({ operation: { source }, canceled }: Pick<DragEndEvent, 'operation' | 'canceled'>) => {
    if (!isSortable(source)) return undefined;
    const number = source.initialIndex + 1;
    if (canceled) return slidesWords.putBack(number);
    return slidesWords.dropped(number, source.index + 1, total());
  },
};
