import { ensureDeckFonts } from '@arrasta/slide-renderer';
import { useEffect } from 'react';
import { useSettledSession } from '../store/settled-session';

/** Fetches the fonts of the deck, and no others, when the deck or its fonts change. */
export function useDeckFonts(): void {
  const carousel = useSettledSession(({ state }) => state.deck.carousel);
  const slides = useSettledSession(({ state }) => state.deck.slides);
  useEffect(() => {
    void ensureDeckFonts(carousel, slides);
  }, [carousel, slides]);
}
