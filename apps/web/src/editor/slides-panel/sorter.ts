import { moveSlideTo } from '@arrasta/domain';
import {
  DragDropManager,
  Accessibility,
  AutoScroller,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  type DragEndEvent,
} from '@dnd-kit/dom';
import { isSortable, Sortable } from '@dnd-kit/dom/sortable';
import { slidesMessages } from '../../messages/slides';
import { currentSlideCount } from '../store/selectors';
import { dispatch } from '../store/editor-store';

/** Announces to screen readers what happens to a dragged card; places are counted from 1. */
function announceDrags({ monitor }: DragDropManager, announce: (message: string) => void): void {
  // A card first lies over itself, which needs no announcement.
  let announcedIndex = -1;
  monitor.addEventListener('dragstart', ({ operation: { source } }) => {
    if (!isSortable(source)) return;
    announcedIndex = source.initialIndex;
    announce(slidesMessages.taken(announcedIndex + 1));
  });
  monitor.addEventListener('dragover', ({ operation: { target } }) => {
    if (!isSortable(target) || target.index === announcedIndex) return;
    announcedIndex = target.index;
    announce(slidesMessages.over(announcedIndex + 1, currentSlideCount()));
  });
  monitor.addEventListener('dragend', ({ operation: { source }, canceled }) => {
    if (!isSortable(source)) return;
    const number = source.initialIndex + 1;
    if (canceled) announce(slidesMessages.putBack(number));
    else announce(slidesMessages.dropped(number, source.index + 1, currentSlideCount()));
  });
}

/** Shorter movements of the mouse are clicks, in px. */
const minDrag = 5;
/** A finger that rests this long picks the card up; one that moves before scrolls. In ms and px. */
const touchDelayMs = { value: 250, tolerance: 5 };
/** How long a dropped card takes to its place, in ms. */
const dropTime = 180;

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay(touchDelayMs)
        : new PointerActivationConstraints.Distance({ value: minDrag }),
    ],
    activatorElements: ({ element, handle }) => [element, handle],
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('[data-card-actions]') !== null,
  }),
  KeyboardSensor,
];

// What is said aloud goes where the panel says it: the library makes a place of its own a frame
// after the cards can be taken, and a card that is taken at once would be taken in silence.
const accessibility = Accessibility.configure({
  announcements: {},
  screenReaderInstructions: { draggable: slidesMessages.instructions },
});

function dropAt({ canceled, operation: { source } }: DragEndEvent): void {
  if (canceled || !isSortable(source)) return;
  dispatch(moveSlideTo(String(source.id), source.index));
}

function makeManager(isStill: boolean): DragDropManager {
  return new DragDropManager({
    sensors,
    plugins: (defaults) => [
      ...defaults.filter((one) => one !== Accessibility && one !== Feedback),
      accessibility,
      Feedback.configure({ dropAnimation: isStill ? null : { duration: dropTime } }),
      AutoScroller.configure({ threshold: { x: 0, y: 0.12 } }),
    ],
  });
}

/** A card on the page. */
export interface SortedCard {
  readonly id: string;
  readonly element: Element;
  /** What keys and fingers take it by. */
  readonly grip: Element;
}

export interface Sorter {
  /** Takes over the cards as they stand, in their order. */
  readonly follow: (cards: readonly SortedCard[]) => void;
  readonly stop: () => void;
}

/**
 * Lets cards be dragged to another place: one step of undo, at the drop.
 * @param announce says aloud what happens
 */
export function startSorting(isStill: boolean, announce: (message: string) => void): Sorter {
  const manager = makeManager(isStill);
  announceDrags(manager, announce);
  manager.monitor.addEventListener('dragend', dropAt);
  const sortables = new Map<string, Sortable>();
  const forgetAllBut = (ids: ReadonlySet<string>) => {
    for (const [id, sortable] of sortables) {
      if (ids.has(id)) continue;
      sortable.destroy();
      sortables.delete(id);
    }
  };
  const place = ({ id, element, grip }: SortedCard, index: number) => {
    const known = sortables.get(id);
    if (known === undefined) {
      sortables.set(id, new Sortable({ id, index, element, handle: grip }, manager));
    } else {
      known.index = index;
    }
  };
  return {
    follow: (cards) => {
      forgetAllBut(new Set(cards.map(({ id }) => id)));
      cards.forEach(place);
    },
    stop: () => {
      forgetAllBut(new Set());
      manager.destroy();
    },
  };
}
