import { largeFigureOf, singleLineOf, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import { isBoxed } from '../elements/box-style';
import type { Composition } from './composition';
import {
  kickerWords,
  measureFor,
  wordContextOf,
  slideIcon,
  textsUnder,
  textWords,
  themeKeyOf,
  titleOf,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from './draft';
import { capHeight, placeFigure, withFigure, type PlacedFigure } from './figures';
import { iconItems, leftOfIcon, spaceOfIcon } from './icons';
import { itemsExtent, moveItemDown } from './item-extents';
import { handDrawnRing } from './paper';
import { composeStatement } from './type-layouts';
import { placeWords } from './words';

/** How high the bar of a percentage is, and how far it stands from what is under it, in px. */
export const barHeights = {
  minimal: 14,
  editorial: 6,
  bold: 22,
  notebook: 14,
  frame: 14,
  geo: 14,
  retro: 14,
  swiss: 8,
  social: 14,
  glow: 14,
  collage: 14,
  press: 8,
} as const;
export const gapUnderBar = 16;

export function proportionBar(
  draft: SlideComposition,
  percentage: number,
  { left, top, width }: Area,
) {
  const key = themeKeyOf(draft);
  const height = barHeights[key];
  const radius = key === 'bold' || key === 'editorial' ? 0 : height / 2;
  const part = Math.min(100, Math.max(0, percentage)) / 100;
  const area = { left, top, width, height };
  const { block } = draft.colors;
  return [
    { kind: 'box', area, fill: cssOf(withAlpha(block, 0.22)), radius },
    { kind: 'box', area: { ...area, width: width * part }, fill: cssOf(block), radius },
  ] as const;
}

interface Figured {
  readonly figure: string;
  /** What reads on from the figure, or the whole text where words stand before it. */
  readonly rest: string;
  readonly percentage: number | null;
}

function splitAtFigure(text: string): Figured | null {
  const found = largeFigureOf(text);
  if (found === null) return null;
  // Out of the middle of a sentence the figure would take its sense.
  const rest = found.start === 0 ? text.slice(found.end).trim() : text;
  const amount = Number(found.figure.replace(/[^\d,.]/gu, '').replace(',', '.'));
  return { figure: found.figure, rest, percentage: found.isPercentage ? amount : null };
}

const ringWidth = 5;
const largestFigure = {
  bold: { usual: 320, '1:1': 170, '9:16': 330 },
  others: { usual: 290, '1:1': 170, '9:16': 330 },
} as const;
/** Cap height of a figure, of the field's height. */
const partOfField: ByFormat<number> = { usual: 0.56, '1:1': 0.36 };
/** The same of one in a ring, which would cross the corners of a higher one. */
const partInRing: ByFormat<number> = { usual: 0.36, '1:1': 0.3 };
/** Between kicker, figure and the words under it, in px. */
const gaps = { kicker: 14, box: 8, words: 18 } as const;
/** From a figure to its ring, in px: across less beside one that is nearly as wide as the field. */
const gapToRing = { min: 16, max: 32, along: 34 } as const;

/** Under a kicker, in px: a box of its user's own reaches beyond its words. */
export function gapUnder(kicker: Element): number {
  return gaps.kicker + (isBoxed(kicker.style) ? gaps.box : 0);
}

/** The figure with its signs of money below what stands over it. */
function moveBelowSigns(figure: PlacedFigure): PlacedFigure {
  const { run, height, reach } = figure;
  if (run === null) return figure;
  const area = { ...run.area, top: run.area.top + reach };
  return { ...figure, run: { ...run, area }, height: height + 2 * reach };
}

/** The figure in what the kicker leaves, with a ring where a hand draws one. */
function placeLargeFigure(draft: SlideComposition, title: Element, content: string, top: number) {
  const { field, colors } = draft;
  const key = themeKeyOf(draft);
  const hasRing = key === 'notebook';
  const largest = key === 'bold' ? largestFigure.bold : largestFigure.others;
  const byTheme = draft.scene.theme.composition?.figureSize(content.length) ?? Infinity;
  const bySlide = Math.min(measureFor<number>(draft, largest), byTheme);
  const part = hasRing ? partInRing : partOfField;
  const max = Math.min(bySlide, (field.height * measureFor(draft, part)) / capHeight);
  const along = hasRing ? gapToRing.along : 0;
  const slot = { ...field, top: top + along };
  const placed = placeFigure(draft, title, { content, slot, max, color: colors.emphasis(max) });
  const figure = hasRing ? placed : moveBelowSigns(placed);
  const beside = field.width - figure.width + gapToRing.min;
  const across = Math.min(gapToRing.max, beside);
  const width = figure.width + 2 * across;
  const area = { left: field.left - across, top, width, height: figure.height + 2 * along };
  const ring = hasRing ? [handDrawnRing(area, cssOf(colors.block), ringWidth)] : [];
  return { run: figure.run, ring, foot: top + figure.height + 2 * along };
}

/** The element whose figure is drawn large: the title, or else the kicker or subtitle. */
export function findFigured(
  draft: SlideComposition,
): { element: Element; figured: Figured } | null {
  const { kicker, subtitle } = draft.slots;
  for (const element of [titleOf(draft), kicker, subtitle]) {
    const figured = element && splitAtFigure(singleLineOf(element));
    if (element && figured) return { element, figured };
  }
  return null;
}

/** The words under a figure: what reads on from it first, then the others. */
export function wordsUnder(
  draft: SlideComposition,
  { element, figured }: { element: Element; figured: Figured },
) {
  const title = titleOf(draft);
  const range = { range: [24, 40] } as const;
  const words = [
    { ...titleWords(draft, element, range), content: figured.rest, isSentence: true },
    ...(title && title !== element ? [titleWords(draft, title, { range: [20, 32] })] : []),
    ...textsUnder(draft, title)
      .filter((text) => text !== element)
      .map((text) => textWords(draft, text, [15, 20])),
  ];
  return words.filter(({ content }) => content !== '');
}

type FoundFigure = NonNullable<ReturnType<typeof findFigured>>;

/** @param anchor whether the words are right under the figure or at the foot of the field */
function composeFigure(
  draft: SlideComposition,
  found: FoundFigure,
  anchor: 'head' | 'foot',
): Composition {
  const { slots, field } = draft;
  const { element, figured } = found;
  const wordContext = wordContextOf(draft);
  const hasKicker = slots.kicker !== null && slots.kicker !== element;
  const kicker = hasKicker ? [kickerWords(draft, slots.kicker)] : [];
  const head = placeWords(kicker, { slot: field, anchor: 'head' }, wordContext);
  const underKicker = hasKicker
    ? head.area.top + head.area.height + gapUnder(slots.kicker)
    : field.top;
  const icon = slideIcon(draft);
  const over = icon
    ? iconItems(icon, { left: leftOfIcon(icon, field, wordContext.align), top: underKicker })
    : [];
  const top = underKicker + spaceOfIcon(icon);
  const large = placeLargeFigure(draft, element, figured.figure, top);
  const { percentage } = figured;
  const bar = percentage === null ? 0 : barHeights[themeKeyOf(draft)] + gapUnderBar;
  const footTop = large.foot + gaps.words + bar;
  const slot = { ...field, top: footTop, height: field.top + field.height - footTop };
  const words = wordsUnder(draft, found);
  const placed = placeWords(words, { slot, anchor }, wordContext);
  const barArea = { ...field, top: placed.area.top - bar };
  const bars = percentage === null ? [] : proportionBar(draft, percentage, barArea);
  return {
    items: [
      ...head.items,
      ...over,
      ...bars,
      ...large.ring,
      ...withFigure(element, large.run, placed.items),
    ],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
}

/** Themes whose figure stands with its words in the middle of the field, not apart from them. */
const centredThemes: readonly ReturnType<typeof themeKeyOf>[] = ['frame', 'geo'];

export const composeBigNumber: Compose = (draft): Composition => {
  const found = findFigured(draft);
  if (found === null) return composeStatement(draft);
  if (!centredThemes.includes(themeKeyOf(draft))) return composeFigure(draft, found, 'foot');
  const { items, overflowing } = composeFigure(draft, found, 'head');
  const foot = draft.field.top + draft.field.height;
  const by = Math.max(0, foot - itemsExtent(items).bottom) / 2;
  return { items: items.map((item) => moveItemDown(item, by)), overflowing };
};
