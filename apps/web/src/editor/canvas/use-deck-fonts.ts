import { ensureDeckFonts } from '@arrasta/slide-renderer';
import { useEffect } from 'react';
import { useDebouncedCarousel, useDebouncedSlides } from '../store/selectors';

/** Fetches the fonts of the deck, and no others, when the deck or its fonts change. */
export function useDeckFonts(): void {
  const carousel = useDebouncedCarousel();
  const slides = useDebouncedSlides();
  useEffect(() => {
    void ensureDeckFonts(carousel, slides);
  }, [carousel, slides]);
}
