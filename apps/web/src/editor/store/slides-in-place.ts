import type { Slide } from '@arrasta/domain';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useSession } from './editor-store';
import { debouncedSession } from './debounced-session';
import { useDebouncedSlides } from './selectors';

/**
 * The slides in the order in which they are now, each as what stands beside the slide has it. What
 * is in them may follow a moment later; where they stand may not, or a press would meet another
 * slide than the one that is there.
 */
export function useSlidesInPlace(): readonly Slide[] {
  const ids = useSession(useShallow(({ state }) => state.deck.slides.map(({ id }) => id)));
  const settled = useDebouncedSlides();
  return useMemo(() => {
    // What has just been added is not among those that follow later.
    const known = [...(debouncedSession()?.state.deck.slides ?? []), ...settled];
    const slides = new Map(known.map((slide) => [slide.id, slide]));
    return ids.flatMap((id) => slides.get(id) ?? []);
  }, [ids, settled]);
}
