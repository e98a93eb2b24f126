import { overflowOf } from '@arrasta/slide-renderer';
import { useCallback, useState, type RefObject } from 'react';
import { useDrawing } from './use-drawing';

/** Whether the drawn slide has more on it than its field holds. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  const measure = useCallback(() => {
    setOverflows(frame.current !== null && overflowOf(frame.current) > 0);
  }, [frame]);
  useDrawing(frame, measure);
  return overflows;
}
