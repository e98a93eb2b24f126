import type { Element, Slide } from '@arrasta/domain';
import { useSession } from './editor-store';

/** The slide on the canvas; undefined in a deck without slides. */
export function useCurrentSlide(): Slide | undefined {
  return useSession(({ state }) => state.deck.slides[state.view.currentIndex]);
}

/** The selected element of the slide on the canvas. */
export function useSelectedElement(): Element | undefined {
  return useSession(({ state: { deck, view } }) =>
    deck.slides[view.currentIndex]?.elements.find(({ id }) => id === view.selectedElementId),
  );
}
