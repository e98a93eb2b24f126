import { stepSlide } from '@arrasta/domain';
import { useRef, type TouchEvent } from 'react';
import { dispatch, useEditorStore } from '../store/editor-store';

/** Shorter movements are taps, in px. */
const shortestSwipe = 48;

/** Handlers that change the slide when a finger is swiped over the stage. */
export function useSwipe() {
  const start = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches.length === 1 ? touches[0] : undefined;
    start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const from = start.current;
    start.current = null;
    if (touch === undefined || from === null) return;
    if (useEditorStore.getState().typing !== null) return;
    const across = touch.clientX - from.x;
    const isSwipe =
      Math.abs(across) > shortestSwipe && Math.abs(across) > 2 * Math.abs(touch.clientY - from.y);
    if (isSwipe) dispatch(stepSlide(across < 0 ? 1 : -1));
  };
  return { onTouchStart, onTouchEnd };
}
