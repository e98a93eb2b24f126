import type { SlideLayout } from '@arrasta/domain';
import { type Area, slideWidth } from '../context';
import type { Composition, CompositionItem } from '../layouts/composition';
import { insetOfBoxes, coverWords } from '../layouts/cover-layouts';
import { callOf, pillHeights, placeCallPill, placeCallWords } from '../layouts/cta-layouts';
import {
  kickerWords,
  measureFor,
  wordContextOf,
  slideIcon,
  textsUnder,
  themeKeyOf,
  titleOf,
  type SlideComposition,
} from '../layouts/draft';
import {
  barHeights,
  findFigured,
  gapUnderBar,
  proportionBar,
  wordsUnder,
} from '../layouts/figure-layouts';
import { placeFigure, withFigure } from '../layouts/figures';
import { iconItems, leftOfIcon, spaceOfIcon } from '../layouts/icons';
import { itemsExtent, moveItemDown } from '../layouts/item-extents';
import { placeRuled } from '../layouts/placing';
import { placeQuote } from '../layouts/quote-layouts';
import { placeWords } from '../layouts/words';
import { wordsTopOf, footScrimOf, headScrimOf, photographScrim } from './photograph-scrims';
import { slipItems, straightSlipItems } from '../layouts/paper';
import { paperChrome } from '../layouts/scrims';
import { turnText } from '../layouts/turned';
import { showsSwipeHint } from '../slide-chrome';
import { isOpenOnPhotograph } from './photograph-of';
import { brandColumn, isBrandOnPanel, placePanel } from './photograph-panel';

/** What of the field words on a photograph may fill. */
function areaForWords({ field, scene }: SlideComposition): Area {
  const foot = field.top + field.height;
  const top = Math.max(field.top, wordsTopOf(scene));
  return { ...field, top, height: foot - top };
}

/** In px of a slide: two are a whole number of them in the file, where edges stay as sharp. */
const wholeStep = 2;

/** All that was placed, moved down until it ends where the field does, figures on whole px of a file. */
function moveToFoot(
  { field }: SlideComposition,
  items: readonly CompositionItem[],
): CompositionItem[] {
  const by = field.top + field.height - itemsExtent(items).bottom;
  const figure = items.find((item) => item.kind === 'path');
  const top = figure?.area.top ?? 0;
  const whole = Math.floor((top + by) / wholeStep) * wholeStep - top;
  return items.map((item) => moveItemDown(item, whole));
}

/** Kicker, title and texts at the foot. */
function composeWords(draft: SlideComposition): Composition {
  const inset = themeKeyOf(draft) === 'bold' ? insetOfBoxes : 0;
  const whole = areaForWords(draft);
  const slot = { ...whole, width: whole.width - 2 * inset };
  const words = coverWords(draft, draft.colors);
  const { items, overflowing } = placeRuled(draft, words, { slot, anchor: 'foot' });
  return { items, overflowing };
}

function composeQuoteAtFoot(draft: SlideComposition): Composition {
  const field = areaForWords(draft);
  const { items, overflowing } = placeQuote({ ...draft, field }, true);
  return { items: moveToFoot(draft, items), overflowing };
}

/** The sizes of a figure, the first at which its words fit. */
const figureSizes = [150, 118, 92] as const;
const gaps = { kicker: 14, words: 18 } as const;

type Found = NonNullable<ReturnType<typeof findFigured>>;

/** A figure over its words, from the head of what they may fill. */
function placeFigured(draft: SlideComposition, found: Found, max: number): Composition {
  const { element, figured } = found;
  const wordContext = wordContextOf(draft);
  const slot = areaForWords(draft);
  const { kicker } = draft.slots;
  const heads = kicker === null || kicker === element ? [] : [kickerWords(draft, kicker)];
  const head = placeWords(heads, { slot, anchor: 'head' }, wordContext);
  const underHead = slot.top + (heads.length === 0 ? 0 : head.area.height + gaps.kicker);
  const icon = slideIcon(draft);
  const over = icon
    ? iconItems(icon, { left: leftOfIcon(icon, slot, wordContext.align), top: underHead })
    : [];
  const top = underHead + spaceOfIcon(icon);
  const content = figured.figure;
  const color = draft.colors.emphasis(max);
  const figure = placeFigure(draft, element, { content, slot: { ...slot, top }, max, color });
  const { percentage } = figured;
  const bar = percentage === null ? 0 : barHeights[themeKeyOf(draft)] + gapUnderBar;
  const underFigure = top + figure.height + gaps.words;
  const wordsTop = underFigure + bar;
  const height = Math.max(0, slot.top + slot.height - wordsTop);
  const rest = { ...slot, top: wordsTop, height };
  const placed = placeWords(wordsUnder(draft, found), { slot: rest, anchor: 'head' }, wordContext);
  const bars =
    percentage === null ? [] : proportionBar(draft, percentage, { ...slot, top: underFigure });
  return {
    items: [...head.items, ...over, ...bars, ...withFigure(element, figure.run, placed.items)],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
}

/** A figure over its words, all of them at the foot. */
function composeFigure(draft: SlideComposition): Composition {
  const found = findFigured(draft);
  if (found === null) return composeWords(draft);
  const { figureSize } = draft.scene.theme.composition ?? {};
  const max = figureSize?.(found.figured.figure.length) ?? Infinity;
  const tried = figureSizes.map((size) => () => placeFigured(draft, found, Math.min(size, max)));
  let placed = tried[0]?.() ?? composeWords(draft);
  for (const place of tried.slice(1)) {
    if (placed.overflowing.length > 0) placed = place();
  }
  return { items: moveToFoot(draft, placed.items), overflowing: placed.overflowing };
}

const gapOverPill = 16;

/** Words and the pill of a call at the foot. */
function composeCall(draft: SlideComposition): Composition {
  const slot = areaForWords(draft);
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== draft.slots.subtitle);
  const height = measureFor(draft, pillHeights);
  const words = { ...slot, height: slot.height - height - gapOverPill };
  const placed = placeCallWords(draft, { title, texts, range: [28, 64] }, words);
  const pillTop = placed.area.top + placed.area.height + gapOverPill;
  const items = [...placed.items, ...placeCallPill(draft, callOf(draft, texts), pillTop)];
  return { items: moveToFoot(draft, items), overflowing: placed.overflowing };
}

const composers: Readonly<Partial<Record<SlideLayout, (draft: SlideComposition) => Composition>>> =
  {
    quote: composeQuoteAtFoot,
    'big-number': composeFigure,
    cta: composeCall,
  };

/** The words of a slide at the foot of its photograph, without what lies under them. */
function placeOpenWords(draft: SlideComposition): Composition {
  return (composers[draft.layout] ?? composeWords)(draft);
}

/** What a scrim, a panel or a slip makes of chrome and backgrounds. */
type PhotographParts = Pick<
  Composition,
  'underDecoration' | 'chrome' | 'head' | 'chromeColumn' | 'seenTo'
>;

/** Colours of what a theme has at the head of the photograph. */
function headOf({ scene }: SlideComposition): PhotographParts {
  return headScrimOf(scene).length === 0 ? {} : { head: photographScrim(scene).chrome };
}

/** A slip of ruled paper under the words, askew where it carries nothing else. In px. */
const slip = { padding: 24, turn: -1.6, side: 20, foot: 8 } as const;

function composeSlip(draft: SlideComposition): Composition {
  const space = { ...draft.field, height: draft.field.height - slip.padding + slip.foot };
  const { items, overflowing } = placeOpenWords({ ...draft, field: space });
  const { top, bottom } = itemsExtent(items);
  const area: Area = {
    left: slip.side,
    width: slideWidth - 2 * slip.side,
    // Edges that are turned are sharpest where they were on pixels before.
    top: Math.floor(top - slip.padding),
    height: 2 * Math.ceil((bottom - top + 2 * slip.padding) / 2),
  };
  const areAllTexts = items.every(({ kind }) => kind === 'text');
  const turn = areAllTexts ? slip.turn : 0;
  const turned = items.map((item) => (item.kind === 'text' ? turnText(item, area, turn) : item));
  const background = areAllTexts ? slipItems(draft, area, turn) : straightSlipItems(draft, area);
  return {
    items: [...background, ...turned],
    overflowing,
    seenTo: area.top,
    chrome: paperChrome(draft),
  };
}

/** Scrims lie under decoration; the lines of Neon cross words, and so lie under the scrim. */
function withScrims(draft: SlideComposition, composition: Composition): Composition {
  const scrims = [...footScrimOf(draft.scene), ...headScrimOf(draft.scene)];
  if (themeKeyOf(draft) !== 'glow') return { ...composition, underDecoration: scrims };
  return { ...composition, items: [...scrims, ...composition.items] };
}

function composeOpen(draft: SlideComposition): Composition {
  const { scene } = draft;
  const placed = placeOpenWords(draft);
  const composition = {
    ...placed,
    ...headOf(draft),
    // A band has a background of its own.
    ...(themeKeyOf(draft) !== 'bold' && { chrome: photographScrim(scene).chrome }),
  };
  return withScrims(draft, composition);
}

function composePanel(draft: SlideComposition): Composition {
  const { scene } = draft;
  const { top, ...placed } = placePanel(draft);
  const key = themeKeyOf(draft);
  const composition = { ...placed, ...headOf(draft), seenTo: top };
  if (key === 'notebook') return { ...composition, chrome: paperChrome(draft) };
  if (isBrandOnPanel(draft)) {
    const { text, block, background } = draft.colors;
    const [under = text] = background.colors;
    const column = brandColumn(scene);
    const chrome = { text, block, under };
    const columned = column === null ? {} : { chromeColumn: column };
    return withScrims(draft, { ...composition, chrome, ...columned });
  }
  const chrome = key === 'bold' ? {} : { chrome: photographScrim(scene).chrome };
  return withScrims(draft, { ...composition, ...chrome });
}

function isWholeDrawn({ scene }: SlideComposition, { items }: Composition): boolean {
  const drawn = new Set(items.flatMap((item) => ('element' in item ? [item.element.id] : [])));
  return scene.elements.every(({ id }) => drawn.has(id));
}

/** Beside words of Moldura, whose arrow stands in the middle of the right side. In px. */
const spaceOfArrow = 18;

function besideArrow(draft: SlideComposition): SlideComposition {
  const { scene, field } = draft;
  if (themeKeyOf(draft) !== 'frame' || !showsSwipeHint(scene)) return draft;
  const { left, width } = field;
  const narrower = { left: left + spaceOfArrow, width: width - 2 * spaceOfArrow };
  return { ...draft, field: { ...field, ...narrower } };
}

function composeOnIt(draft: SlideComposition): Composition | null {
  const composed = themeKeyOf(draft) === 'notebook' ? composeSlip(draft) : composeOpen(draft);
  return composed.overflowing.length === 0 && isWholeDrawn(draft, composed) ? composed : null;
}

/** The same where the theme's decoration gives way. */
function composeOverQuiet(draft: SlideComposition): Composition | null {
  const field = draft.scene.theme.composition?.fieldOverQuiet?.(draft.scene);
  const composed = field === undefined ? null : composeOnIt({ ...draft, field });
  return composed && { ...composed, isDecorationQuiet: true };
}

/**
 * A slide on the carousel's photograph: its words on the photograph itself, else all that it has on a
 * panel. Source: docs/product/themes.md 35.
 */
export function composeOnPhotograph(draft: SlideComposition): Composition {
  const { slide, elements } = draft.scene;
  if (!isOpenOnPhotograph(slide.layout, elements)) return composePanel(draft);
  const open = besideArrow(draft);
  return composeOnIt(open) ?? composeOverQuiet(open) ?? composePanel(draft);
}
