import type { Element } from '@arrasta/domain';
import { drawnStyleOf, type DrawnStyle } from '@arrasta/slide-renderer';
import { useMemo } from 'react';
import { useCarousel, useCurrentIndex, usePanelSlide, useSlideCount } from '../store/selectors';

/** How the slide on the canvas draws one of its elements; null once there is no slide. */
export function useDrawnStyle(element: Element): DrawnStyle | null {
  const carousel = useCarousel();
  const total = useSlideCount();
  const index = useCurrentIndex();
  const slide = usePanelSlide();
  return useMemo(
    () => (slide === undefined ? null : drawnStyleOf({ carousel, slide, index, total }, element)),
    [carousel, slide, index, total, element],
  );
}
