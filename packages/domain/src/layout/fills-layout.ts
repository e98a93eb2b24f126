import type { SlideFields } from '../slide/slide';
import { hasStrongBackground, type MayShowPanorama } from './choose-layouts';
import { isComposed, type ComposedLayout, type SlideLayout } from '../slide/layout';
import {
  barItemsOf,
  countHeadedTexts,
  figureOf,
  isQuotation,
  itemsOf,
  singleLineOf,
  slotsOf,
  type Slots,
} from './slots';

/** What of a slide can fill the slots of a layout. */
export type SlideToFill = Pick<
  SlideFields,
  'elements' | 'backgroundImageUrl' | 'backgroundImageOpacity'
> &
  MayShowPanorama;

type Requirement = (slots: Slots, slide: SlideToFill) => boolean;

const hasWords: Requirement = ({ kicker, title, subtitle, texts }) =>
  [kicker, title, subtitle, ...texts].some((element) => element !== null);

const hasImage: Requirement = ({ images }) => images.length > 0;

const hasImageOrBackground: Requirement = (slots, slide) =>
  hasImage(slots, slide) || hasStrongBackground(slide);

const hasQuotation: Requirement = ({ title, texts }) =>
  texts.length > 0 || (title !== null && isQuotation(singleLineOf(title)));

const hasFigure: Requirement = ({ title, kicker, subtitle }) =>
  [title, kicker, subtitle].some((element) => element && figureOf(singleLineOf(element)) !== null);

const hasItem: Requirement = ({ lists }) => lists.some((list) => itemsOf(list).length > 0);

const hasList: Requirement = ({ lists }) => lists.some((list) => itemsOf(list).length > 1);

const hasValues: Requirement = ({ lists }) =>
  lists.some((list) => {
    const items = itemsOf(list);
    return items.length > 1 && barItemsOf(items) !== null;
  });

const hasTwoSides: Requirement = ({ lists }, { elements }) =>
  lists.length > 1 || countHeadedTexts(elements) > 1;

const requirements: Readonly<Record<ComposedLayout, Requirement>> = {
  'cover-type': hasWords,
  'cover-photo': hasImageOrBackground,
  'cover-split': hasImage,
  'cover-frame': hasImage,
  statement: hasWords,
  quote: hasQuotation,
  'big-number': hasFigure,
  step: hasWords,
  'photo-top': hasImage,
  'photo-side': hasImage,
  'photo-full': hasImageOrBackground,
  checklist: hasList,
  cards: hasItem,
  columns: hasTwoSides,
  timeline: hasList,
  bars: hasValues,
  gallery: ({ images }) => images.length > 1,
  cta: hasWords,
};

/**
 * Whether a slide has an element for each slot that a layout asks for, so that it is not drawn as
 * another one. Source: docs/product/layouts.md 12.
 */
export function fillsLayout(slide: SlideToFill, layout: SlideLayout): boolean {
  return !isComposed(layout) || requirements[layout](slotsOf(slide.elements), slide);
}
