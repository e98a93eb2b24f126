import type { Element } from '@arrasta/domain';
import { drawnStyleOf, type DrawnStyle } from '@arrasta/slide-renderer';
import { useMemo } from 'react';
import { usePanelSlide } from '../store/current-slide';
import { useSession } from '../store/editor-store';

/** How the slide on the canvas draws one of its elements; null once there is no slide. */
export function useDrawnStyle(element: Element): DrawnStyle | null {
  const carousel = useSession(({ state }) => state.deck.carousel);
  const total = useSession(({ state }) => state.deck.slides.length);
  const index = useSession(({ state }) => state.view.currentIndex);
  const slide = usePanelSlide();
  return useMemo(
    () => (slide === undefined ? null : drawnStyleOf({ carousel, slide, index, total }, element)),
    [carousel, slide, index, total, element],
  );
}
