import {
  type Carousel,
  createElement,
  type Deck,
  type Element,
  type ElementType,
  newCarouselFields,
  type Slide,
  slideDefaults,
  slideFormats,
} from '@arrasta/domain';
import { countedIds, fakeClock } from './env';

/** A series of its own, so that built things never share an id with what a test makes later. */
const newId = countedIds(0xb0);
const builtAt = fakeClock().now();

function inPlace<Item>(items: readonly Item[]): (Item & { position: number })[] {
  return items.map((item, position) => ({ ...item, position }));
}

/** A carousel begun in the editor. */
export function aCarousel(overrides: Partial<Carousel> = {}): Carousel {
  return {
    ...newCarouselFields,
    id: newId(),
    createdAt: builtAt,
    updatedAt: builtAt,
    ...overrides,
  };
}

/** An element as it is when it has just been added. */
export function anElement(type: ElementType, overrides: Partial<Element> = {}): Element {
  const created = createElement({ id: newId(), type, position: 0 }, newCarouselFields);
  return { ...created, ...overrides };
}

/** A slide whose elements, none unless given, are numbered by their places. */
export function aSlide(overrides: Partial<Slide> = {}): Slide {
  return {
    ...slideDefaults,
    id: newId(),
    createdAt: builtAt,
    updatedAt: builtAt,
    ...overrides,
    elements: inPlace(overrides.elements ?? []),
  };
}

/** What a built deck is to be made of; what is left out is as plain as possible. */
export interface DeckParts {
  readonly carousel?: Carousel;
  readonly slides?: readonly Slide[];
}

/** A deck of these slides, one empty one unless given, numbered by their places. */
export function aDeck({ carousel = aCarousel(), slides = [aSlide()] }: DeckParts = {}): Deck {
  return { carousel, slides: inPlace(slides) };
}

const brands = [
  { brandPosition: 'footer' },
  { brandPosition: 'header' },
  { hideFooter: true },
] as const;

/** What of a carousel a theme's decoration has to leave room for, in all formats. */
export const decorationSettings = slideFormats.flatMap((format) =>
  brands.flatMap((brand) =>
    (['off', 'theme'] as const).map((panorama) => ({ format, panorama, ...brand })),
  ),
);
