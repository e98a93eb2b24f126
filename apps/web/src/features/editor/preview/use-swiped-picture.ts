import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A strip of pictures, one in view: swiped by finger, dragged by mouse, stepped by keys. */
export function useSwipedPicture(total: number, first: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const drag = useRef<{ readonly x: number; readonly scrolled: number } | null>(null);
  const show = (wanted: number) => {
    const index = Math.min(total - 1, Math.max(0, wanted));
    const element = strip.current;
    const behavior = wantsStillness() ? 'instant' : 'smooth';
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  };
  const nearest = () => {
    const element = strip.current;
    if (element === null || element.clientWidth === 0) return shown;
    return Math.round(element.scrollLeft / element.clientWidth);
  };
  // Snapping comes back once the strip stands: the browser would otherwise snap to where the
  // drag began and end the way to the picture that was dragged to.
  const settle = (element: HTMLElement) => {
    const stands = element.scrollLeft === nearest() * element.clientWidth;
    const release = () => {
      if (drag.current === null) delete element.dataset.dragged;
    };
    if (stands) release();
    else element.addEventListener('scrollend', release, { once: true });
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // A finger scrolls by itself.
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragged = '';
    drag.current = { x: event.clientX, scrolled: event.currentTarget.scrollLeft };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current === null) return;
    event.currentTarget.scrollLeft = drag.current.scrolled - (event.clientX - drag.current.x);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current === null) return;
    drag.current = null;
    show(nearest());
    settle(event.currentTarget);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  };
  const handlers = {
    onScroll: () => setShown(nearest()),
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  };
  return { strip, shown, show, handlers, onKeyDown };
}
