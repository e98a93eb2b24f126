import type { MayShowPanorama } from './choose-layouts';
import { isComposed, type ComposedLayout, type SlideLayout } from '../slide/layout';
import {
  barItemsOf,
  largeFigureOf,
  itemsOf,
  singleLineOf,
  slotsOf,
  type Slots,
  type SlottedElement,
} from './slots';

/** What of a slide says in which layout it is drawn. */
export interface SlideToDraw extends MayShowPanorama {
  readonly layout: SlideLayout;
  readonly elements: readonly SlottedElement[];
}

function itemsOfFirstList({ lists: [list] }: Slots): readonly string[] {
  return list === undefined ? [] : itemsOf(list);
}

const ofImage = (layout: ComposedLayout, otherwise: ComposedLayout) => (slots: Slots) =>
  slots.images.length > 0 ? layout : otherwise;

const ofList =
  (layout: ComposedLayout, min = 2) =>
  (slots: Slots) =>
    itemsOfFirstList(slots).length >= min ? layout : 'statement';

const checklist = ofList('checklist');

function barsOrList(slots: Slots): ComposedLayout {
  const items = itemsOfFirstList(slots);
  const haveValues = items.length > 1 && barItemsOf(items) !== null;
  return haveValues ? 'bars' : checklist(slots);
}

/** Whether a slide has what stands alone in `big-number`. */
export function hasLargeFigure({ title, texts, kicker, subtitle }: Slots): boolean {
  return [title ?? texts[0] ?? null, kicker, subtitle].some(
    (element) => element && largeFigureOf(singleLineOf(element)) !== null,
  );
}

const figureOrStatement = (slots: Slots): ComposedLayout =>
  hasLargeFigure(slots) ? 'big-number' : 'statement';

/** Layouts that are drawn as others where something is missing. */
const fallbacks: Readonly<Partial<Record<ComposedLayout, (slots: Slots) => ComposedLayout>>> = {
  'cover-photo': ofImage('cover-photo', 'cover-type'),
  'cover-split': ofImage('cover-split', 'cover-type'),
  'cover-frame': ofImage('cover-frame', 'cover-type'),
  'photo-top': ofImage('photo-top', 'statement'),
  'photo-side': ofImage('photo-side', 'statement'),
  'photo-full': ofImage('photo-full', 'statement'),
  gallery: ofImage('gallery', 'statement'),
  checklist,
  cards: ofList('cards', 1),
  timeline: ofList('timeline'),
  bars: barsOrList,
  columns: (slots) =>
    slots.lists.length > 1 || slots.texts.length > 1 ? 'columns' : checklist(slots),
  'big-number': figureOrStatement,
  step: ({ title, texts }) => (title === null && texts.length === 0 ? 'statement' : 'step'),
};

/**
 * The layout that a slide is drawn in: another one where what it asks for is missing, but for one on
 * the carousel's photograph.
 */
export function drawnLayoutOf({ layout, elements, showsPanorama }: SlideToDraw): SlideLayout {
  if (!isComposed(layout) || showsPanorama === true) return layout;
  return fallbacks[layout]?.(slotsOf(elements)) ?? layout;
}
