import { useCallback, useState, type RefObject } from 'react';
import { useDrawing } from '../checks/use-drawing';

/** A rectangle in px of the screen, measured from the top left corner of the slide. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function measured(frame: HTMLElement, elementId: string): Box | null {
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

function same(one: Box | null, other: Box | null): boolean {
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
): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const measure = useCallback(() => {
    const slide = frame.current;
    const next = slide === null || elementId === null ? null : measured(slide, elementId);
    setBox((before) => (same(before, next) ? before : next));
  }, [frame, elementId]);
  useDrawing(frame, measure);
  return box;
}
