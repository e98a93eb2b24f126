import type { CarouselFields } from '../../carousel/carousel';
import { type Deck, openDeck } from '../../carousel/deck';
import type { Element } from '../../element/element';
import { createElement } from '../../element/kinds';
import type { ElementStyle } from '../../element/style';
import { limits } from '../../limits';
import type { Slide } from '../../slide/slide';
import type { Command } from '../command';

/**
 * Renames the carousel; declines a blank title, the one it has and one that is too long.
 * Source: docs/product/editor.md 2.
 */
export function renameCarousel(title: string): Command {
  const trimmed = title.trim();
  return {
    name: 'carousel.rename',
    effect: 'carousel',
    change: ({ deck }) => {
      if (trimmed === '' || trimmed === deck.carousel.title) return false;
      if (trimmed.length > limits.carouselTitle) return false;
      deck.carousel.title = trimmed;
      return true;
    },
  };
}

type Alignment = NonNullable<ElementStyle['alignment']>;

function createdAlignment({ id, type, position }: Element): Alignment | undefined {
  return createElement({ id, type, position }, { primaryColor: '' }).style.alignment;
}

/** The theme's own alignment cannot be distinguished from one that was never set. */
function isUntouched(element: Element, former: Alignment): boolean {
  const { alignment } = element.style;
  if (alignment === undefined) return false;
  return alignment === createdAlignment(element) || alignment === former;
}

function withoutAlignment(element: Element): Element {
  const { alignment: _, ...style } = element.style;
  return { ...element, style };
}

/**
 * The slide as it is in another theme: elements that were never aligned by hand are aligned by the
 * theme from now on (docs/product/drawing.md 10). The same object where there is none.
 * @param former what the theme until now gives to elements without an alignment.
 */
export function withThemeAlignment(slide: Slide, former: Alignment): Slide {
  if (!slide.elements.some((element) => isUntouched(element, former))) return slide;
  const elements = slide.elements.map((element) =>
    isUntouched(element, former) ? withoutAlignment(element) : element,
  );
  return { ...slide, elements };
}

/**
 * Draws the carousel in another theme, with its alignment; fonts stay. Declines the theme it has.
 * @param former what the theme until now gives to elements without an alignment.
 * @param brandPosition where the theme has the brand line; undefined for where it is
 */
export function chooseTheme(
  key: string,
  former: Alignment,
  brandPosition?: CarouselFields['brandPosition'],
): Command {
  return {
    name: 'carousel.theme',
    effect: 'carousel',
    change: ({ deck }, { now }) => {
      if (deck.carousel.theme === key) return false;
      deck.carousel.theme = key;
      if (brandPosition !== undefined) deck.carousel.brandPosition = brandPosition;
      deck.slides.forEach((slide, index) => {
        const aligned = withThemeAlignment(slide, former);
        if (aligned !== slide) deck.slides[index] = { ...aligned, updatedAt: now() };
      });
      return true;
    },
  };
}

/** Draws the decoration of the theme in its next way; after the last one comes the first. */
export function drawOtherDecoration(): Command {
  return {
    name: 'carousel.decorSeed',
    effect: 'carousel',
    change: ({ deck: { carousel } }) => {
      carousel.decorSeed = carousel.decorSeed >= limits.decorSeed ? 0 : carousel.decorSeed + 1;
      return true;
    },
  };
}

/** Sets both fonts at once, as one step: a pair that a theme offers. */
export function setFonts(titleFont: string, contentFont: string): Command {
  return {
    name: 'carousel.fonts',
    effect: 'carousel',
    change: ({ deck: { carousel } }) => {
      if (carousel.titleFont === titleFont && carousel.contentFont === contentFont) return false;
      carousel.titleFont = titleFont;
      carousel.contentFont = contentFont;
      return true;
    },
  };
}

/** Puts another deck in the place of this one, as one step that undo takes back. */
export function replaceDeck(deck: Deck): Command {
  return {
    name: 'deck.replace',
    effect: 'carousel',
    change: (draft) => {
      const openedDeck = openDeck(deck);
      draft.deck.carousel = { ...openedDeck.carousel };
      draft.deck.slides = openedDeck.slides.map((slide) => ({
        ...slide,
        elements: slide.elements.map((element) => ({ ...element })),
      }));
      draft.view.currentIndex = 0;
      draft.view.selectedElementId = null;
      return true;
    },
  };
}
