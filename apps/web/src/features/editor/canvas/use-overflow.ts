import { overflowOf } from '@arrasta/slide-renderer';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the drawn slide has more on it than its field holds. Measured after every drawing of the
 * caller, and again when a font arrives and moves things.
 */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    setOverflows(frame.current !== null && overflowOf(frame.current) > 0);
  });
  useEffect(() => {
    const measure = () => {
      setOverflows(frame.current !== null && overflowOf(frame.current) > 0);
    };
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [frame]);
  return overflows;
}
