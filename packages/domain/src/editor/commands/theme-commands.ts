import type { Draft } from 'immer';
import type { Element } from '../../element/element';
import { createElement } from '../../element/registry';
import type { ElementStyle } from '../../element/style';
import type { Command } from '../command';

type Alignment = NonNullable<ElementStyle['alignment']>;

function createdAlignment({ id, type, position }: Element): Alignment | undefined {
  return createElement({ id, type, position }, { primaryColor: '' }).style.alignment;
}

/** Nobody can tell an alignment the theme would give anyway from one that was never touched. */
function isUntouched(element: Element, former: Alignment): boolean {
  const { alignment } = element.style;
  return alignment === createdAlignment(element) || alignment === former;
}

function release(element: Draft<Element>): void {
  delete element.style.alignment;
}

/**
 * Draws the carousel in another theme. Elements that were never aligned by hand are aligned by the
 * theme from now on; fonts stay (look/slides, "Ground rules"). Declines the theme it has.
 * @param former what the theme until now gives to elements without an alignment.
 */
export function chooseTheme(key: string, former: Alignment): Command {
  return {
    name: 'carousel.theme',
    effect: 'carousel',
    change: ({ deck }, { now }) => {
      if (deck.carousel.theme === key) return false;
      deck.carousel.theme = key;
      for (const slide of deck.slides) {
        const untouched = slide.elements.filter(
          (element) => element.style.alignment !== undefined && isUntouched(element, former),
        );
        untouched.forEach(release);
        if (untouched.length > 0) slide.updatedAt = now();
      }
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
