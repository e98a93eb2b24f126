import type { Element } from '../../element/element';
import { createElement } from '../../element/registry';
import type { ElementStyle } from '../../element/style';
import type { Slide } from '../../slide/slide';
import type { Command } from '../command';

type Alignment = NonNullable<ElementStyle['alignment']>;

function createdAlignment({ id, type, position }: Element): Alignment | undefined {
  return createElement({ id, type, position }, { primaryColor: '' }).style.alignment;
}

/** Nobody can tell an alignment the theme would give anyway from one that was never touched. */
function isUntouched(element: Element, former: Alignment): boolean {
  const { alignment } = element.style;
  if (alignment === undefined) return false;
  return alignment === createdAlignment(element) || alignment === former;
}

function released(element: Element): Element {
  const { alignment: _, ...style } = element.style;
  return { ...element, style };
}

/**
 * The slide as it is in another theme: elements that were never aligned by hand are aligned by the
 * theme from now on (look/slides, "Ground rules"). The same object where there is none.
 * @param former what the theme until now gives to elements without an alignment.
 */
export function withThemeAlignment(slide: Slide, former: Alignment): Slide {
  if (!slide.elements.some((element) => isUntouched(element, former))) return slide;
  const elements = slide.elements.map((element) =>
    isUntouched(element, former) ? released(element) : element,
  );
  return { ...slide, elements };
}

/**
 * Draws the carousel in another theme, with its alignment; fonts stay. Declines the theme it has.
 * @param former what the theme until now gives to elements without an alignment.
 */
export function chooseTheme(key: string, former: Alignment): Command {
  return {
    name: 'carousel.theme',
    effect: 'carousel',
    change: ({ deck }, { now }) => {
      if (deck.carousel.theme === key) return false;
      deck.carousel.theme = key;
      deck.slides.forEach((slide, index) => {
        const aligned = withThemeAlignment(slide, former);
        if (aligned !== slide) deck.slides[index] = { ...aligned, updatedAt: now() };
      });
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
