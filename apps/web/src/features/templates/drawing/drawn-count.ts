import { useEffect, useState } from 'react';
import { afterFrame } from '../../../editor/store/editor-store';

/**
 * How many slides of a strip are drawn: the first one, and while it is looked at one more with each
 * frame: all at once they would hold up the page.
 */
export function useDrawnCount(total: number, isActive: boolean): number {
  const [count, setCount] = useState(1);
  const drawn = isActive ? count : 1;
  useEffect(() => {
    if (!isActive || drawn >= total) return;
    let isCurrent = true;
    afterFrame(() => {
      if (isCurrent) setCount(drawn + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [isActive, drawn, total]);
  return drawn;
}
