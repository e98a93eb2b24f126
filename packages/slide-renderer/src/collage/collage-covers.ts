import { slideWidth, type SlideContext } from '../context';
import { insetsOf } from '../format';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  allWords,
  kickerWords,
  measureFor,
  textsUnder,
  textWords,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { deviceIconScale } from '../layouts/icons';
import { sentenceOf } from '../layouts/type-layouts';
import type { WordsToPlace } from '../layouts/word-style';
import { headPaper, starColor } from './collage-colors';
import { isAtRight } from './collage-place';
import { instantPrint } from './papers';
import { arrowItem, arrowSize, dotsItem, starItem, starSize } from './pencil';
import {
  paperColumn,
  paperTitleRange,
  placeSlipped,
  withTaggedIcon,
  type SlippedWords,
} from './slipped-words';
import { tornItems } from './torn-paper';

/** From the sides of the slide to a torn paper at its head, in px. */
const paperInset = { near: 18, far: 66 } as const;
const beyond = 12;

/** A torn paper that comes in at the head; the outer sides of the carousel cut it as well. */
export function headPaperItems(
  context: SlideContext,
  foot: number,
  isRight: boolean,
  far: number = paperInset.far,
) {
  const { index, isLast, photograph } = context;
  // It would hide the photograph that all lies on.
  if (photograph !== null) return [];
  const isFirst = index === 0;
  const isCutLeft = isFirst && !isRight;
  const isCutRight = isLast && isRight;
  const left = isRight ? far : isCutLeft ? -beyond : paperInset.near;
  const right = isRight
    ? isCutRight
      ? slideWidth + beyond
      : slideWidth - paperInset.near
    : slideWidth - far;
  const area = { left, top: -beyond, width: right - left, height: foot + beyond };
  return tornItems(context, { area, fill: headPaper(context), key: 3 });
}

/** A print on a cover: its usual size, and the least height that words leave it. */
const print = { width: 214, height: 232, smallest: 84, overlap: 12, inset: 30, turn: 4.4 } as const;
const largestPrint: ByFormat<number> = { usual: 232, '1:1': 163, '9:16': 320 };
const minPrints: ByFormat<readonly [number, ...number[]]> = {
  usual: [232, 196, 160, 118],
  '1:1': [150, 118, 84],
  '9:16': [300, 240, 180, 118],
};

/** From that size on a title is as large as one of its place should be, in px. */
const easyTitle = { usual: 32, capitals: 42 } as const;

interface UnderPrint {
  /** How high a print is at least: the first that leaves a title large. */
  readonly minHeights: readonly [number, ...number[]];
  /** How far words lie over its foot. */
  readonly overlap: number;
  /** What something under the words takes. */
  readonly taken: number;
}

/** Words at the foot of the field under a print that is as high as they leave it. */
export function placeUnderPrint(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  { minHeights, overlap, taken }: UnderPrint,
) {
  const { field, scene } = draft;
  const isCapital = scene.titleFont.font === 'bebas-neue';
  const easy = isCapital ? easyTitle.capitals : easyTitle.usual;
  const place = (height: number) => {
    const min = height - overlap;
    const slot = { ...field, top: field.top + min, height: field.height - min - taken };
    return { min, placed: placeSlipped(draft, words, { slot, anchor: 'foot' }) };
  };
  const [first, ...others] = minHeights;
  let tried = place(first);
  for (const height of others) {
    const isEasy = tried.placed.titleSize === null || tried.placed.titleSize >= easy;
    if (tried.placed.overflowing.length === 0 && isEasy) return tried;
    tried = place(height);
  }
  return tried;
}

/** A print over words, as large as they leave it, at the right or left by turns. */
function printOver(draft: SlideComposition, words: SlippedWords): CompositionItem[] {
  const { field, scene, slots } = draft;
  const [element] = slots.images;
  if (element === undefined) return [];
  const free = words.area.top + print.overlap - field.top;
  const height = Math.max(print.smallest, Math.min(free, measureFor(draft, largestPrint)));
  const width = Math.round((height * print.width) / print.height);
  const isRight = isAtRight(scene);
  const left = isRight ? slideWidth - print.inset - width : print.inset;
  const area = { left, top: field.top + 2, width, height };
  const sketchLeft = isRight ? 330 : 30;
  return [
    dotsItem(scene, { left: sketchLeft, top: Math.max(20, field.top - 12) }, [8, 3]),
    ...instantPrint(draft, element, { area, turn: isRight ? print.turn : -print.turn }),
  ];
}

/** A star over words without a picture and without an icon, where there is room. */
export function starAboveWords(
  draft: SlideComposition,
  left: number,
  foot: number,
): CompositionItem[] {
  const { scene, field, icon } = draft;
  const { head } = insetsOf(scene.carousel.format);
  const top = Math.max(head + starTop, (field.top + foot - starSize) / 2 - 4);
  const hasSpace = icon === null && top + starSize <= foot + starOverlap;
  const isFree = hasSpace && scene.photograph === null;
  return isFree ? [starItem(scene, { left, top }, starColor(scene))] : [];
}

const starTop = 24;
/** How far words may lie over a star, in px. */
const starOverlap = 14;

/** Least height in px of an arrow's place. */
const arrowSpace = arrowSize.height + 12;

/** An arrow to the next slide in what words leave over the brand line. */
function arrowUnder({ scene, field }: SlideComposition, { area }: SlippedWords): CompositionItem[] {
  const foot = field.top + field.height;
  const top = area.top + area.height;
  if (scene.isLast || foot - top < arrowSpace) return [];
  const left = field.left + field.width - arrowSize.width - 10;
  const middle = (foot + top - arrowSize.height) / 2;
  return [arrowItem(scene, { left, top: middle + 4 }, 'right')];
}

/** What words leave free at the head: the first at which they fit. */
const heads: ByFormat<readonly [number, ...number[]]> = {
  usual: [84, 40, 0],
  '1:1': [56, 24, 0],
  '9:16': [110, 60, 0],
};

/** Words on strips under what is free at the head. */
export function placeUnderHead(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  taken = 0,
): SlippedWords {
  const { field, scene } = draft;
  const place = (head: number) => {
    const slot = { ...field, top: field.top + head, height: field.height - head - taken };
    const anchor = scene.photograph === null ? 'centre' : 'foot';
    return placeSlipped(draft, words, { slot, anchor });
  };
  const [usual, ...lower] = measureFor<readonly [number, ...number[]]>(draft, heads);
  let placed = place(usual);
  for (const head of lower) {
    if (placed.overflowing.length === 0) return placed;
    placed = place(head);
  }
  return placed;
}

/** Words on strips and slips, over them a torn paper with a print or a star. */
export function composeOnHeadPaper(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
): Composition {
  const { field, scene, slots } = draft;
  const column = paperColumn(draft);
  if (slots.images.length > 0) {
    const minHeights = measureFor<readonly [number, ...number[]]>(draft, minPrints);
    const { overlap } = print;
    const { min, placed } = placeUnderPrint(draft, words, { minHeights, overlap, taken: 0 });
    const isRight = isAtRight(scene);
    const seam = Math.max(field.top + min * 0.8, placed.area.top - 22);
    return {
      items: [
        ...headPaperItems(scene, seam, !isRight, isRight ? 142 : 28),
        ...printOver(draft, placed),
        ...placed.items,
      ],
      overflowing: placed.overflowing,
      column,
    };
  }
  const placed = placeUnderHead(draft, words);
  const { strips, area } = placed;
  const seam = strips === null ? area.top : strips.top + Math.min(strips.height * 0.62, 110);
  const isRight = isAtRight(scene);
  const starLeft = isRight ? paperInset.far + 8 : 34;
  return {
    items: [
      ...headPaperItems(scene, seam, isRight),
      ...starAboveWords(draft, starLeft, area.top),
      ...cornerDots(draft, placed, isRight),
      ...arrowUnder(draft, placed),
      ...placed.items,
    ],
    overflowing: placed.overflowing,
    column,
  };
}

/** Dots that look out under the strips at their right end. */
export function cornerDots(
  { scene, field }: SlideComposition,
  { strips }: SlippedWords,
  isRight: boolean,
): CompositionItem[] {
  if (strips === null) return [];
  const left = isRight ? field.left + field.width - 80 : field.left + field.width - 96;
  return [dotsItem(scene, { left, top: strips.top + strips.height - 12 }, [8, 4])];
}

const coverRange = [24, 66] as const;

/** Kicker, title and texts under a torn paper. */
export const composeCollageCover: Compose = (draft) => {
  const range = paperTitleRange(draft, coverRange);
  const words = allWords(draft, { title: { range, keptForRag: 0.85 }, text: [15, 19] });
  const tagged = words.map((one) => withTaggedIcon(draft, one, deviceIconScale));
  return composeOnHeadPaper(draft, tagged);
};

/** A sentence on strips, its label on a slip. */
export const composeCollageStatement: Compose = (draft) => {
  const { sentence, label } = sentenceOf(draft);
  const heads = [draft.slots.kicker, label].filter((element) => element !== null);
  const range = paperTitleRange(draft, coverRange);
  const rest = textsUnder(draft, sentence).filter((element) => element !== label);
  const title = sentence && titleWords(draft, sentence, { range, avoidsWidow: true });
  return composeOnHeadPaper(draft, [
    ...heads.map((element) => kickerWords(draft, element)),
    ...(title ? [withTaggedIcon(draft, title, deviceIconScale)] : []),
    ...rest.map((element) => textWords(draft, element, [15, 19])),
  ]);
};
