import { useEffect, type RefObject } from 'react';
import { afterFrame } from '../store/deferred-input';

/** A letter that is typed changes nothing but a text. */
const isLetter = ({ type }: MutationRecord) => type === 'characterData';

/**
 * Calls back when what is drawn inside the frame may have changed or moved, before it is painted,
 * and once at the beginning. With `lettersFirst` a letter is painted first.
 */
export function useDrawing(
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
