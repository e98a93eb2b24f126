import { useRef, type PointerEvent } from 'react';

/** How far a picture is dragged to turn to the next, as a share of its width. */
const turningDrag = 0.2;

/**
 * Swiping a strip of pictures with the mouse; a finger scrolls by itself.
 * @param step is told by how many pictures to go on, 0 where the strip is let go of too early
 */
export function useMouseSwipe(step: (by: number) => void) {
  const drag = useRef<{ readonly x: number; readonly scrolled: number } | null>(null);
  const end = (element: HTMLElement, by: number) => {
    drag.current = null;
    delete element.dataset.dragged;
    step(by);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { currentTarget } = event;
      currentTarget.setPointerCapture(event.pointerId);
      currentTarget.dataset.dragged = '';
      drag.current = { x: event.clientX, scrolled: currentTarget.scrollLeft };
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
      if (drag.current === null) return;
      currentTarget.scrollLeft = drag.current.scrolled - (clientX - drag.current.x);
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
      if (drag.current === null) return;
      const dragged = (clientX - drag.current.x) / currentTarget.clientWidth;
      end(currentTarget, Math.abs(dragged) < turningDrag ? 0 : -Math.sign(dragged));
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
      if (drag.current !== null) end(currentTarget, 0);
    },
  };
  return { handlers, isUnderWay: () => drag.current !== null };
}
