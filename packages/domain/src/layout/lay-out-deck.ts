import type { Deck } from '../carousel/deck';
import type { Element } from '../element/element';
import { createElement } from '../element/kinds';
import type { Slide } from '../slide/slide';
import type { SlideLayout } from '../slide/layout';
import { chooseLayouts, type LayoutLooks, type SlideToLayOut } from './choose-layouts';
import { chooseTones, type SlideToTone } from './choose-tones';
import { suitingLayouts } from './suit-layouts';

/**
 * Sizes, alignment and boxes as they are when an element was just added: the layout's to decide.
 */
function withCreatedStyle(element: Element, primaryColor: string): Element {
  const { style } = createElement(element, { primaryColor });
  const { listType, listIcon } = element.style;
  const list = element.type === 'list' && listType === 'numbered' ? { listType } : {};
  const icon = listIcon === undefined ? {} : { listIcon };
  return { ...element, style: { ...style, ...icon, ...list } };
}

/**
 * A slide whose elements are styled as when they were just added: sizes that were guessed are left
 * to its layout.
 */
export function withCreatedStyles(slide: Slide, primaryColor: string): Slide {
  const elements = slide.elements.map((element) => withCreatedStyle(element, primaryColor));
  return { ...slide, elements };
}

/** A slide of a deck, and what of it the rules may choose; the rest is as the slide has it. */
export interface OpenSlide {
  readonly slide: SlideToLayOut & SlideToTone;
  readonly isLayoutOpen: boolean;
  readonly isToneOpen: boolean;
}

export type ChosenLayout = Pick<Slide, 'layout' | 'tone'>;

/** Another proposal begins with the next cover that suits. */
function withProposedCover(
  slides: readonly SlideToLayOut[],
  layouts: readonly SlideLayout[],
  looks: LayoutLooks,
  proposal: number,
): SlideLayout[] {
  const [first, ...rest] = layouts;
  if (proposal === 0 || first === undefined || slides[0]?.layoutPinned === true)
    return [...layouts];
  const covers = suitingLayouts(slides, 0, looks).filter((layout) => layout.startsWith('cover-'));
  return [covers[proposal % Math.max(1, covers.length)] ?? first, ...rest];
}

/**
 * Layout and tone of every slide of a deck, in its order: those that are open are chosen by
 * contents and places, and the others count as neighbours. Source: docs/product/layouts.md 9, 10.
 * @param proposal from 0: others have another cover and shifted tones
 */
export function chooseOpenLayouts(
  slides: readonly OpenSlide[],
  looks: LayoutLooks,
  proposal = 0,
): ChosenLayout[] {
  const toLayOut = slides.map(({ slide, isLayoutOpen }) => ({
    ...slide,
    layoutPinned: !isLayoutOpen,
  }));
  const layouts = withProposedCover(toLayOut, chooseLayouts(toLayOut, looks), looks, proposal);
  const layoutAt = (index: number) => layouts[index] ?? 'stack';
  const tones = chooseTones(
    slides.map(({ slide: { tone }, isToneOpen }, index) => ({
      tone,
      layout: layoutAt(index),
      layoutPinned: !isToneOpen,
    })),
    looks,
    proposal,
  );
  return slides.map(({ slide }, index) => ({
    layout: layoutAt(index),
    tone: tones[index] ?? slide.tone,
  }));
}

/**
 * A deck whose slides have the layouts and tones that their contents and places choose; those that
 * a person picked stay. Source: docs/product/layouts.md 9, 10.
 * @param proposal from 0: others have another cover and shifted tones
 */
export function chooseDeckLayouts(
  { carousel, slides }: Deck,
  looks: LayoutLooks,
  proposal = 0,
): Deck {
  const open = slides.map((slide) => {
    const isOpen = !slide.layoutPinned;
    return { slide, isLayoutOpen: isOpen, isToneOpen: isOpen };
  });
  const chosen = chooseOpenLayouts(open, looks, proposal);
  return { carousel, slides: slides.map((slide, index) => ({ ...slide, ...chosen[index] })) };
}

/** The same for a new deck: sizes that were guessed are left to the layouts. */
export function layOutNewDeck(deck: Deck, looks: LayoutLooks): Deck {
  const { carousel } = deck;
  const slides = deck.slides.map((slide) => withCreatedStyles(slide, carousel.primaryColor));
  return chooseDeckLayouts({ carousel, slides }, looks);
}
