import { moveSlideTo } from '@arrasta/domain';
import {
  Accessibility,
  AutoScroller,
  DragDropManager,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  type DragEndEvent,
} from '@dnd-kit/dom';
import { isSortable, Sortable } from '@dnd-kit/dom/sortable';
import { slidesMessages as slidesWords } from '../../messages/slides';
import { dispatch } from '../store/editor-store';
import { tellDrags } from './drag-announcements';

/** Shorter movements of the mouse are clicks, in px. */
const shortestDrag = 5;
/** A finger that rests this long picks the card up; one that moves before scrolls. In ms and px. */
const fingerRest = { value: 250, tolerance: 5 };
/** How long a dropped card takes to its place, in ms. */
const dropTime = 180;

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay(fingerRest)
        : new PointerActivationConstraints.Distance({ value: shortestDrag }),
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
  screenReaderInstructions: { draggable: slidesWords.instructions },
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
 * @param tell says aloud what happens
 */
export function startSorting(isStill: boolean, tell: (words: string) => void): Sorter {
  const manager = makeManager(isStill);
  tellDrags(manager, tell);
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
