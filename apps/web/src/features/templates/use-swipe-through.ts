import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long the pointer rests before anything moves, and how long each slide is seen. In ms. */
const restMs = 150;
const slideMs = 1_100;
/** From here on the pointer is moved on purpose, in px. */
const scrubFrom = 8;

export interface SwipeThrough {
  /** The slide in sight, from 0. */
  readonly shown: number;
  /** Whether it is looked at, with pointer or focus. */
  readonly isActive: boolean;
  /** Whether the pointer chooses the slide. */
  readonly isScrubbing: boolean;
}

/** Moves on from slide to slide and, after the last one, back to the first, where it stays. */
function useRunThrough(total: number, isRunning: boolean, setShown: (shown: number) => void): void {
  useEffect(() => {
    if (!isRunning) return;
    let shown = 0;
    const timer = setInterval(() => {
      shown = (shown + 1) % total;
      setShown(shown);
      if (shown === 0) clearInterval(timer);
    }, slideMs);
    return () => clearInterval(timer);
  }, [total, isRunning, setShown]);
}

/** What is looked at runs through its slides; the pointer moved over it chooses one (docs/product/gallery.md 8). */
export function useSwipeThrough(total: number) {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [isActive, setActive] = useState(false);
  const [isScrubbing, setScrubbing] = useState(false);
  const [shown, setShown] = useState(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enteredAt = useRef(0);
  useRunThrough(total, isActive && !isScrubbing && !isStill, setShown);
  useEffect(() => () => clearTimeout(rest.current), []);
  const end = () => {
    clearTimeout(rest.current);
    setActive(false);
    setScrubbing(false);
    setShown(0);
  };
  const handlers = {
    onPointerEnter: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(rest.current);
      enteredAt.current = clientX;
      rest.current = setTimeout(() => setActive(true), restMs);
    },
    onPointerMove: ({ pointerType, clientX, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (!isActive) enteredAt.current = clientX;
      if (!isActive || (!isScrubbing && Math.abs(clientX - enteredAt.current) < scrubFrom)) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      setScrubbing(true);
      setShown(Math.min(Math.max(Math.floor(((clientX - left) / width) * total), 0), total - 1));
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (!currentTarget.contains(document.activeElement)) end();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setActive(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) end();
    },
  };
  return { shown, isActive, isScrubbing, handlers };
}
