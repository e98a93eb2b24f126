import type { TemplateDetail } from '@arrasta/contract';
import { newDeck, type Deck, type Env } from '@arrasta/domain';

/** A deck of a template of one's own, as the server answers it, under identities of its own. */
export function deckOfOwnTemplate({ name, carousel, slides }: TemplateDetail, env: Env): Deck {
  const time = env.now();
  const times = { createdAt: time, updatedAt: time };
  return {
    carousel: { ...newDeck(env).carousel, ...carousel, title: name },
    slides: slides.map((slide, position) => ({
      ...{ ...slide, ...times, position, id: env.newId() },
      elements: slide.elements.map((element) => ({ ...element, id: env.newId() })),
    })),
  };
}
