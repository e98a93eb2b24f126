import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState, type RefObject } from 'react';

/** How much room there is: columns, rail and drawer, or one column with a bottom bar. */
export type ScreenSize = 'wide' | 'medium' | 'narrow';

/** A phone held sideways; the style sheets have the same. */
const low = '(max-height: 500px) and (max-width: 1199px) and (orientation: landscape)';

function useMedia(query: string): boolean {
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}

/** Whether the window is so low that a slide has only just room. */
export function useSideways(): boolean {
  return useMedia(low);
}

/**
 * The layout for the window's width (docs/product/editor.md 1). A phone held sideways has
 * its tools beside the slide: a sheet would cover all of it.
 */
export function useScreenSize(): ScreenSize {
  const wide = useMedia('(min-width: 1200px)');
  const medium = useMedia(`(min-width: 768px), (min-width: 640px) and ${low}`);
  if (wide) return 'wide';
  return medium ? 'medium' : 'narrow';
}

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
      { rootMargin: `${margin}px`, scrollMargin: `${margin}px` },
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [element, margin]);
  return isNear;
}
