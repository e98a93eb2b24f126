import { useEffect, type RefObject } from 'react';

/**
 * Calls back when what is drawn inside the frame may have changed or moved, before it is painted,
 * and once at the beginning.
 */
export function useDrawing(frame: RefObject<HTMLElement | null>, onDrawn: () => void): void {
  useEffect(() => {
    const drawn = frame.current;
    if (drawn === null) return;
    const changes = new MutationObserver(onDrawn);
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
      changes.disconnect();
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', onDrawn);
    };
  }, [frame, onDrawn]);
}
