import { describeOverflow, type Overflow } from '@arrasta/slide-renderer';
import { useEffect, type RefObject, useCallback, useState } from 'react';
import { afterFrame } from '../store/editor-store';

/** A letter that is typed changes nothing but a text. */
const isLetter = ({ type }: MutationRecord) => type === 'characterData';

/**
 * Calls back when what is drawn inside the frame may have changed or moved, before it is painted,
 * and once at the beginning. With `lettersFirst` a letter is painted first.
 */
export function useSlideDrawn(
  frame: RefObject<HTMLElement | null>,
  onDrawn: () => void,
  { lettersFirst = false } = {},
): void {
  useEffect(() => {
    const drawn = frame.current;
    if (drawn === null) return;
    let isWatching = true;
    const afterLetter = () => isWatching && onDrawn();
    const changes = new MutationObserver((records) => {
      if (lettersFirst && records.every(isLetter)) afterFrame(afterLetter);
      else onDrawn();
    });
    changes.observe(drawn, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const sizes = new ResizeObserver(onDrawn);
    sizes.observe(drawn);
    document.fonts.addEventListener('loadingdone', onDrawn);
    return () => {
      isWatching = false;
      changes.disconnect();
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', onDrawn);
    };
  }, [frame, onDrawn, lettersFirst]);
}

/** A rectangle in px of the screen, measured from the top left corner of the slide. */
export interface DrawnBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function measureBox(frame: HTMLElement, elementId: string): DrawnBox | null {
  const drawn = frame.querySelector(`[data-element-id="${CSS.escape(elementId)}"]`);
  if (drawn === null) return null;
  const outer = frame.getBoundingClientRect();
  const inner = drawn.getBoundingClientRect();
  return {
    left: inner.left - outer.left,
    top: inner.top - outer.top,
    width: inner.width,
    height: inner.height,
  };
}

function sameBox(one: DrawnBox | null, other: DrawnBox | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** Where the element is drawn; null where it is not. */
export function useElementBox(
  frame: RefObject<HTMLElement | null>,
  elementId: string | null,
): DrawnBox | null {
  const [box, setBox] = useState<DrawnBox | null>(null);
  const measure = useCallback(() => {
    const slide = frame.current;
    const next = slide === null || elementId === null ? null : measureBox(slide, elementId);
    setBox((before) => (sameBox(before, next) ? before : next));
  }, [frame, elementId]);
  useSlideDrawn(frame, measure);
  return box;
}

function sameOverflow(one: Overflow | null, other: Overflow | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.isText === other.isText &&
    one.lines === other.lines &&
    one.fittingElements === other.fittingElements
  );
}

/** What the drawn slide has on it beyond what its field holds; null where all fits. */
export function useOverflow(frame: RefObject<HTMLElement | null>): Overflow | null {
  const [overflow, setOverflow] = useState<Overflow | null>(null);
  const measure = useCallback(() => {
    const next = frame.current === null ? null : describeOverflow(frame.current);
    setOverflow((before) => (sameOverflow(before, next) ? before : next));
  }, [frame]);
  useSlideDrawn(frame, measure, { lettersFirst: true });
  return overflow;
}
