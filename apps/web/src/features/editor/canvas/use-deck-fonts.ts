import { ensureDeckFonts } from '@arrasta/slide-renderer';
import { useEffect } from 'react';
import { useSession } from '../store/editor-store';

/** Fetches the fonts of the deck, and no others, when the deck or its fonts change. */
export function useDeckFonts(): void {
  const carousel = useSession(({ state }) => state.deck.carousel);
  const slides = useSession(({ state }) => state.deck.slides);
  useEffect(() => {
    void ensureDeckFonts(carousel, slides);
  }, [carousel, slides]);
}
