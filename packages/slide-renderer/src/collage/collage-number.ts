import type { Element } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, CompositionItem, TextItem } from '../layouts/composition';
import {
  kickerWords,
  measureFor,
  wordContextOf,
  slideIcon,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { findFigured, proportionBar, wordsUnder } from '../layouts/figure-layouts';
import { withFigure, placeFigure } from '../layouts/figures';
import { iconItems, plainTag } from '../layouts/icons';
import { itemsExtent, moveItemDown } from '../layouts/item-extents';
import { turnPart, turnText } from '../layouts/turned';
import { placeWords } from '../layouts/words';
import type { WordsToPlace } from '../layouts/word-style';
import { figureBlock, sheetColor } from './collage-colors';
import { composeCollageStatement } from './collage-covers';
import { scrapItems, slipItem, tapeItem } from './papers';
import { paperColumn, paperTitleRange, placeSlipped } from './slipped-words';
import { handDrawnRing } from '../layouts/paper';

/** A slip under the paper with the figure, in px and degrees. */
const slip = { inset: 4, across: 20, along: 16, turn: -1, bar: 16, gap: 14 } as const;

interface PlacedSlip {
  readonly under: readonly CompositionItem[];
  readonly texts: readonly TextItem[];
  readonly overflowing: readonly string[];
}

/** Words on one slip as wide as the field, under a bar if there is one. */
function placeOnSlip(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  percentage: number | null,
  slot: Area,
): PlacedSlip {
  const inner = {
    left: slot.left + slip.across,
    width: slot.width - 2 * slip.across,
    top: slot.top + slip.along,
    height: slot.height - 2 * slip.along,
  };
  const bars: readonly BoxItem[] =
    percentage === null ? [] : proportionBar(draft, percentage, inner);
  const space = bars[0] === undefined ? 0 : bars[0].area.height + slip.bar;
  const under = { ...inner, top: inner.top + space, height: inner.height - space };
  const placed = placeWords(words, { slot: under, anchor: 'head' }, wordContextOf(draft));
  if (words.length === 0 && bars.length === 0) return { under: [], texts: [], overflowing: [] };
  const foot = placed.area.top + placed.area.height;
  const area = { ...slot, height: foot + slip.along - slot.top };
  return {
    under: [
      slipItem(area, sheetColor(draft.scene), slip.turn),
      ...bars.map((bar) => turnPart(bar, area, slip.turn)),
    ],
    texts: placed.items.map((item) => turnText(item, area, slip.turn)),
    overflowing: placed.overflowing,
  };
}

/** The title in two places: what reads on from its figure is turned, and the figure is not. */
function withStraightFigure(
  element: Element,
  figure: Parameters<typeof withFigure>[1],
  texts: readonly TextItem[],
): TextItem[] {
  const turned = texts.map((item): TextItem => {
    const { turn, ...straight } = item;
    if (item.element !== element || turn === undefined) return item;
    return { ...straight, runs: item.runs.map((run) => ({ ...run, turn })) };
  });
  return withFigure(element, figure, turned);
}

/** Of what is free under the items, what is over them instead. */
const partOver = 0.4;

function moveToMiddle(items: readonly CompositionItem[], { top, height }: Area): CompositionItem[] {
  const things = items.filter(({ kind }) => kind !== 'path');
  const by = Math.max(0, top + height - itemsExtent(things).bottom) * partOver;
  return items.map((item) => moveItemDown(item, by));
}

/** Of the field's height, how high the paper with a figure is: the first at which the words fit. */
const paperParts: ByFormat<readonly [number, ...number[]]> = {
  usual: [0.53, 0.46, 0.4, 0.34],
  '1:1': [0.48, 0.42, 0.36],
  '9:16': [0.5, 0.44, 0.38],
};
const ringInset = { across: 42, along: 22 } as const;
/** Over the paper, where a label lies over its edge; in px. */
const paperTop = 22;
const label = { inset: 10, height: 40 } as const;
/** Of the paper's height, how large a figure is at most. */
const partOfPaper = 0.62;
/** The largest size of what reads on from a figure. */
const restRange = [22, 31] as const;

type Found = NonNullable<ReturnType<typeof findFigured>>;

/** The kicker on a slip over the edge of the paper. */
function placeLabel(draft: SlideComposition, { element }: Found) {
  const { field, slots } = draft;
  const { kicker } = slots;
  if (kicker === null || kicker === element) return null;
  const slot = {
    left: field.left + label.inset,
    width: field.width - 2 * label.inset,
    top: field.top,
    height: label.height,
  };
  return placeSlipped(draft, [kickerWords(draft, kicker)], { slot, anchor: 'head' });
}

/** The icon at the upper right corner of the paper. */
function iconOnPaper(draft: SlideComposition, { left, top, width }: Area) {
  const icon = slideIcon(draft, { tag: plainTag(sheetColor(draft.scene)) });
  if (icon === null) return [];
  return iconItems(icon, { left: left + width - icon.size - 12, top: top - 6 });
}

function composeFigure(draft: SlideComposition, found: Found, part: number): Composition {
  const { field, scene } = draft;
  const { element, figured } = found;
  const area = { ...field, top: field.top + paperTop, height: Math.round(field.height * part) };
  const byTheme = scene.theme.composition?.figureSize(figured.figure.length) ?? Infinity;
  const figure = placeFigureOnPaper(draft, element, {
    content: figured.figure,
    area,
    inset: ringInset,
    max: Math.min(byTheme, area.height * partOfPaper),
  });
  const kicker = placeLabel(draft, found);
  const below = area.top + area.height + slip.gap;
  const slot = {
    left: field.left + slip.inset,
    width: field.width - 2 * slip.inset,
    top: below,
    height: field.top + field.height - below,
  };
  const words = wordsUnder(draft, found).map((one) =>
    one.role === 'title' ? { ...one, range: paperTitleRange(draft, restRange) } : one,
  );
  const placed = placeOnSlip(draft, words, figured.percentage, slot);
  const tape = { x: field.left + (kicker ? field.width - 70 : 64), y: area.top + 2 };
  const items = [
    ...scrapItems(scene, area, { fill: figureBlock(scene).fill }),
    ...figure.ring,
    ...(kicker && draft.icon ? [] : [tapeItem(scene, tape, kicker ? 6 : -8, true)]),
    ...(kicker?.items ?? []),
    ...iconOnPaper(draft, area),
    ...placed.under,
    ...withStraightFigure(element, figure.run, placed.texts),
  ];
  return {
    items: moveToMiddle(items, field),
    overflowing: [...(kicker?.overflowing ?? []), ...placed.overflowing],
    column: paperColumn(draft),
  };
}

/** A figure in a ring on coloured paper, and what reads on from it on a slip. */
export const composeCollageNumber: Compose = (draft): Composition => {
  const found = findFigured(draft);
  if (found === null) return composeCollageStatement(draft);
  const [usual, ...lower] = measureFor<readonly [number, ...number[]]>(draft, paperParts);
  let composed = composeFigure(draft, found, usual);
  for (const part of lower) {
    if (composed.overflowing.length === 0) return composed;
    composed = composeFigure(draft, found, part);
  }
  return composed;
};

const ringWidth = 4;
/** Between a figure and its ring, in px: a lower one gives way to the figure. */
const ringAir = 14;
/** Of the ring's width, how wide a figure is at most, so that it stays within the round. */
const partOfRing = 0.74;

interface FigureOnPaper {
  readonly content: string;
  /** Of the paper. */
  readonly area: Area;
  /** Between the ring and the edges of the paper. */
  readonly inset: { readonly across: number; readonly along: number };
  /** The largest size. */
  readonly max: number;
}

/** A figure in the middle of a coloured paper, with a ring that a hand has drawn around it. */
export function placeFigureOnPaper(
  draft: SlideComposition,
  element: Element,
  { content, area, inset, max }: FigureOnPaper,
) {
  const { words } = figureBlock(draft.scene);
  const ring = {
    left: area.left + inset.across,
    top: area.top + inset.along,
    width: area.width - 2 * inset.across,
    height: area.height - 2 * inset.along,
  };
  const width = ring.width * partOfRing;
  const slot = { ...ring, left: ring.left + (ring.width - width) / 2, width, top: 0 };
  const { run, height } = placeFigure(draft, element, {
    content,
    slot,
    max,
    color: words,
    align: 'center',
  });
  const by = ring.top + (ring.height - height) / 2;
  const isAround = ring.height >= height + 2 * ringAir;
  return {
    ring: isAround ? [handDrawnRing(ring, cssOf(words), ringWidth)] : [],
    run: run && { ...run, area: { ...run.area, top: run.area.top + by } },
  };
}
