import { moveElementTo } from '@arrasta/domain';
import {
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { dispatch } from '../store/editor-store';
import { currentElements } from '../store/selectors';

/** An element as it is drawn, in px from the top of the slide. */
interface DrawnElement {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** Where a dragged element would go: its index from 0, and the height of the line that shows it. */
interface DropPlace {
  readonly index: number;
  readonly line: number;
}

/** Distance of the line from the first or last element, in px. */
const lineOffset = 7;

function lineBetween(before: DrawnElement | undefined, after: DrawnElement | undefined): number {
  if (before !== undefined && after !== undefined) return (before.bottom + after.top) / 2;
  return before === undefined ? (after?.top ?? 0) - lineOffset : before.bottom + lineOffset;
}

/**
 * The place for an element dragged to this height: after the other element that is the lowest of
 * those whose middle lies above it. Null where that is the place it has.
 * @param drawn the elements of the slide in their order, which layouts need not draw from top to bottom
 */
export function findDropPlace(
  drawn: readonly DrawnElement[],
  draggedId: string,
  height: number,
): DropPlace | null {
  const others = drawn.filter(({ id }) => id !== draggedId);
  const middle = ({ top, bottom }: DrawnElement) => (top + bottom) / 2;
  const downwards = [...others].sort((one, other) => middle(one) - middle(other));
  const above = downwards.filter((one) => middle(one) < height).length;
  const before = downwards[above - 1];
  const index = before === undefined ? 0 : others.indexOf(before) + 1;
  if (index === drawn.findIndex(({ id }) => id === draggedId)) return null;
  return { index, line: lineBetween(before, downwards[above]) };
}

/** Shorter movements are a click, in px. */
const minDrag = 4;

function readDrawnElements(frame: HTMLElement): DrawnElement[] {
  const { top: edge } = frame.getBoundingClientRect();
  const drawn = [...frame.querySelectorAll<HTMLElement>('[data-element-id]')];
  return currentElements().flatMap(({ id }) => {
    const element = drawn.find(({ dataset }) => dataset.elementId === id);
    if (element === undefined) return [];
    const { top, bottom } = element.getBoundingClientRect();
    return [{ id, top: top - edge, bottom: bottom - edge }];
  });
}

interface Drag {
  readonly startedAt: number;
  readonly elements: readonly DrawnElement[];
  /** Whether it went far enough to be no click. */
  readonly hasMoved: boolean;
}

/**
 * Dragging an element by its grip to another place of its slide, with mouse, pen or finger; Escape
 * leaves everything as it was.
 */
export function useElementDrag(frame: RefObject<HTMLElement | null>, elementId: string) {
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState(false);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const stop = () => {
    drag.current = null;
    setDragging(false);
    setPlace(null);
  };
  useLayoutEffect(() => {
    if (!dragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      stop();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [dragging]);
  const onPointerDown = (event: ReactPointerEvent) => {
    if (frame.current === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const elements = readDrawnElements(frame.current);
    drag.current = { startedAt: event.clientY, elements, hasMoved: false };
  };
  const placeAt = ({ clientY }: ReactPointerEvent): DropPlace | null => {
    if (drag.current === null || frame.current === null) return null;
    const height = clientY - frame.current.getBoundingClientRect().top;
    return findDropPlace(drag.current.elements, elementId, height);
  };
  const onPointerMove = (event: ReactPointerEvent) => {
    if (drag.current === null) return;
    const { startedAt, hasMoved } = drag.current;
    if (!hasMoved && Math.abs(event.clientY - startedAt) < minDrag) return;
    drag.current = { ...drag.current, hasMoved: true };
    setDragging(true);
    setPlace(placeAt(event));
  };
  const onPointerUp = (event: ReactPointerEvent) => {
    // Where it is let go, also if no movement is drawn yet.
    const last = drag.current?.hasMoved === true ? placeAt(event) : null;
    if (last !== null) dispatch(moveElementTo(elementId, last.index));
    stop();
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop };
  return { dragging, place, handlers };
}
