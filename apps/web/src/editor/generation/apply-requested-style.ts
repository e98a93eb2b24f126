import type { Carousel } from '@arrasta/domain';
import { withLooksOfTemplate } from '@arrasta/templates';
import { deckOfChosen } from '../template-choice/chosen-template';
import { withTheme, type RequestedStyle } from './requested-style';

// Apart from the style itself, which the editor's first load knows: this brings all templates along.

/** The carousel in the looks that are asked for, as far as they are known before the model answers. */
export function withRequestedStyle(carousel: Carousel, style: RequestedStyle): Carousel {
  if (style.kind === 'theme') return withTheme(carousel, style.theme);
  const deck = style.kind === 'template' ? deckOfChosen(style.template) : null;
  return deck === null ? carousel : withLooksOfTemplate(carousel, deck.carousel);
}
