import type { Deck } from '@arrasta/domain';
import { surroundings } from './surroundings';

/** The same deck under identities of its own, so that saving it touches nothing of the first. */
export function copyOf({ carousel, slides }: Deck): Deck {
  const { newId } = surroundings;
  return {
    carousel: { ...carousel, id: newId() },
    slides: slides.map((slide) => ({ ...slide, id: newId() })),
  };
}
