import type { Element } from '../element/element';
import { withEmphasis } from '../element/emphasis';
import type { Slide } from '../slide/slide';
import type { Carousel } from './carousel';
import { storedCarouselDefaults } from './carousel-defaults';

/** A carousel and its slides, in order: the document that is edited, drawn and saved. */
export interface Deck {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
}

function renumberItems<Item extends { readonly position: number }>(items: readonly Item[]): Item[] {
  return items.map((item, position) => (item.position === position ? item : { ...item, position }));
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }) {
  return one.position - other.position;
}

/** Words are emphasised nowhere but in the text. */
function clipEmphasis(element: Element): Element {
  return element.emphasis === undefined ? element : withEmphasis(element, element.emphasis);
}

/** What slides had not yet when some of the decks that devices keep were written. */
const laterSlideFields = { altText: null, tone: 'paper', layoutPinned: false } as const;

/**
 * A deck as it is opened: slides and their elements sorted by position and numbered from 0 without
 * gaps (docs/product/carousels.md 10). Equal positions keep their order.
 */
export function openDeck(deck: Deck): Deck {
  const slides = renumberItems([...deck.slides].sort(byPosition)).map((slide) => ({
    ...laterSlideFields,
    ...slide,
    elements: renumberItems([...slide.elements].sort(byPosition)).map(clipEmphasis),
  }));
  return { carousel: { ...storedCarouselDefaults, ...deck.carousel }, slides };
}
