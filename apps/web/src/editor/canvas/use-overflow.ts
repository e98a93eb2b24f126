import { overflowIn, type Overflow } from '@arrasta/slide-renderer';
import { useCallback, useState, type RefObject } from 'react';
import { useDrawing } from '../checks/use-drawing';

function same(one: Overflow | null, other: Overflow | null): boolean {
  if (one === null || other === null) return one === other;
  return one.isText === other.isText && one.lines === other.lines && one.fitting === other.fitting;
}

/** What the drawn slide has on it beyond what its field holds; null where all fits. */
export function useOverflow(frame: RefObject<HTMLElement | null>): Overflow | null {
  const [overflow, setOverflow] = useState<Overflow | null>(null);
  const measure = useCallback(() => {
    const next = frame.current === null ? null : overflowIn(frame.current);
    setOverflow((before) => (same(before, next) ? before : next));
  }, [frame]);
  useDrawing(frame, measure, { lettersFirst: true });
  return overflow;
}
