import { useEffect, useState, type RefObject } from 'react';

/** Distance from the visible part at which something begins to be drawn, in px. */
const usualMargin = 400;

/** Whether the element is in view or about to be. */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  margin = usualMargin,
): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const watcher = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      // Counted from what the browser clips, so that a panel that scrolls inside itself counts too.
      { rootMargin: `${margin}px`, scrollMargin: `${margin}px` } as IntersectionObserverInit,
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [element, margin]);
  return isNear;
}
