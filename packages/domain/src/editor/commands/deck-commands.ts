import { openDeck, type Deck } from '../../carousel/deck';
import type { Command } from '../command';

/** Puts another deck in the place of this one, as one step that undo takes back. */
export function replaceDeck(deck: Deck): Command {
  return {
    name: 'deck.replace',
    effect: 'carousel',
    change: (draft) => {
      const opened = openDeck(deck);
      draft.deck.carousel = { ...opened.carousel };
      draft.deck.slides = opened.slides.map((slide) => ({
        ...slide,
        elements: slide.elements.map((element) => ({ ...element })),
      }));
      draft.view.currentIndex = 0;
      draft.view.selectedElementId = null;
      return true;
    },
  };
}
