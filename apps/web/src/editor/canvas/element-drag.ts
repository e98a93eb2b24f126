import { moveElementTo } from '@arrasta/domain';
import {
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { dispatch } from '../store/editor-store';

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
 * The place for an element dragged to this height: after every other element whose middle lies
 * above it. Null where that is the place it has.
 * @param drawn the elements of the slide from top to bottom.
 */
export function findDropPlace(
  drawn: readonly DrawnElement[],
  draggedId: string,
  height: number,
): DropPlace | null {
  const others = drawn.filter(({ id }) => id !== draggedId);
  const index = others.filter(({ top, bottom }) => (top + bottom) / 2 < height).length;
  if (index === drawn.findIndex(({ id }) => id === draggedId)) return null;
  return { index, line: lineBetween(others[index - 1], others[index]) };
}

/** Shorter movements are a click, in px. */
const minDrag = 4;

function readDrawnElements(frame: HTMLElement): DrawnElement[] {
  const { top: edge } = frame.getBoundingClientRect();
  return Array.from(frame.querySelectorAll<HTMLElement>('[data-element-id]'), (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { id: element.dataset.elementId ?? '', top: top - edge, bottom: bottom - edge };
  });
}

interface Drag {
  readonly startedAt: number;
  readonly elements: readonly DrawnElement[];
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
  useEffect(() => {
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
    drag.current = { startedAt: event.clientY, elements: readDrawnElements(frame.current) };
  };
  const onPointerMove = ({ clientY }: ReactPointerEvent) => {
    if (drag.current === null || frame.current === null) return;
    if (!dragging && Math.abs(clientY - drag.current.startedAt) < minDrag) return;
    setDragging(true);
    const height = clientY - frame.current.getBoundingClientRect().top;
    setPlace(findDropPlace(drag.current.elements, elementId, height));
  };
  const onPointerUp = () => {
    if (place !== null) dispatch(moveElementTo(elementId, place.index));
    stop();
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop };
  return { dragging, place, handlers };
}
