import { slideHeights } from '@arrasta/domain';
import { cssOf, luminance } from '@arrasta/palettes';
import { showsSwipeHint } from '../slide-chrome';
import { slideWidth, type Area } from '../context';
import type { Composition, CompositionItem, PathItem } from './composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  themeKeyOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from './draft';
import { bleedOf } from './field';
import { printItems, tornEdge } from './paper';
import { imageItems, wideField } from './image-items';
import { placeApart, placeRuled } from './placing';
import { headColors, headScrim, scrimOf } from './scrims';
import { composeCoverType, composeStatement } from './type-layouts';
import { placeRows } from './rows';
import { placeWords } from './words';

/** Where pictures above words end, as parts of the slide's height. */
export const shares = {
  photoTop: {
    usual: { from: 0.45, to: 0.6 },
    '1:1': { from: 0.36, to: 0.46 },
    '9:16': { from: 0.48, to: 0.6 },
  },
  coverSplit: {
    usual: { from: 0.41, to: 0.6 },
    '1:1': { from: 0.34, to: 0.46 },
    '9:16': { from: 0.46, to: 0.6 },
  },
} as const satisfies Readonly<Record<string, ByFormat<{ from: number; to: number }>>>;

export interface Divided {
  /** Where the picture ends, as parts of the slide's height. */
  readonly share: { readonly from: number; readonly to: number };
  /** Between words and the picture above them, in px. */
  readonly gap: number;
  readonly ranges: Parameters<typeof allWords>[1];
}

/** Words at the foot and the seam above them, as high as they leave it. */
function divide(draft: SlideComposition, { share, gap, ranges }: Divided, isRuled: boolean) {
  const { field, scene } = draft;
  const height = slideHeights[scene.carousel.format];
  const foot = field.top + field.height;
  const highest = height * share.from;
  const slot = { ...field, top: highest + gap, height: foot - highest - gap };
  const words = allWords(draft, ranges);
  const place = { slot, anchor: 'foot' as const };
  const placed = isRuled
    ? placeRuled(draft, words, place)
    : placeWords(words, place, wordContextOf(draft));
  return { placed, seam: Math.min(placed.area.top - gap, height * share.to) };
}

/** Words at the foot, and over them a picture as wide as the field. */
export function placeUnderImage(
  draft: SlideComposition,
  divided: Divided,
  radiusOf: (area: Area) => number | string = () => 0,
): Composition {
  const { field } = draft;
  const { placed, seam } = divide(draft, divided, false);
  const area = { ...field, height: seam - field.top };
  return {
    items: [...imageItems(draft, area, radiusOf(area)), ...placed.items],
    overflowing: placed.overflowing,
  };
}

const columnOfImage = { width: 172, gap: 22 } as const;

/** A picture as high as the field, right or left by turns, the words beside it. */
export function placeBesideImage(
  draft: SlideComposition,
  ranges: Divided['ranges'],
  radiusOf: (area: Area, isRight: boolean) => number | string = () => 0,
): Composition {
  const { field, scene } = draft;
  const isRight = scene.index % 2 === 0;
  const end = field.left + field.width;
  const image = {
    ...field,
    left: isRight ? end - columnOfImage.width : field.left,
    width: columnOfImage.width,
  };
  const width = field.width - columnOfImage.width - columnOfImage.gap;
  const left = isRight ? field.left : end - width;
  const slot = { ...field, left, width };
  const words = allWords(draft, ranges);
  const placed = placeWords(words, { slot, anchor: 'centre' }, wordContextOf(draft));
  return {
    items: [...imageItems(draft, image, radiusOf(image, isRight)), ...placed.items],
    overflowing: placed.overflowing,
    column: { left, width },
  };
}

const gapUnderImage = 26;

const blockSize = 76;

/** The slide's place on a block that lies on the seam. */
function seamBlock(draft: SlideComposition, seam: number): CompositionItem[] {
  const { field, colors, scene, slots } = draft;
  const [element] = slots.images;
  if (element === undefined) return [];
  const area = {
    left: field.left,
    top: seam - blockSize / 2,
    width: blockSize,
    height: blockSize,
  };
  const size = scene.titleFont.font === 'bebas-neue' ? 48 : 36;
  const words = {
    element: { ...element, style: {} },
    content: String(scene.index + 1),
    role: 'label' as const,
    range: [size, size] as const,
    color: () => colors.onBlock,
    isInTitleFont: true,
  };
  const { runs } = placeRows([[words]], [area], { ...wordContextOf(draft), align: 'center' });
  return [
    { kind: 'box', area, fill: cssOf(colors.block) },
    { kind: 'note', runs: runs[0] ?? [] },
  ];
}

/** A print that stands above the words, taped. */
const print = { beside: 8, above: 8, turn: 1.5, mount: 9, foot: 26 } as const;

function printAbove(draft: SlideComposition, seam: number): CompositionItem[] {
  const [element] = draft.slots.images;
  const { left, top, width } = draft.field;
  const area = {
    left: left - print.beside,
    top: top - print.above,
    width: width - print.beside,
    height: seam - top + print.above,
  };
  return element ? printItems(draft, element, { ...print, area, isTaped: true }) : [];
}

export const composePhotoTop: Compose = (draft): Composition => {
  if (draft.slots.images.length === 0) return composeStatement(draft);
  const key = themeKeyOf(draft);
  const isBold = key === 'bold';
  const ranges = { title: { range: [26, 56], maxLines: 3 }, text: [15, 21] } as const;
  const gap = isBold ? 50 : gapUnderImage;
  const share = measureFor<Divided['share']>(draft, shares.photoTop);
  const { placed, seam } = divide(draft, { share, gap, ranges }, false);
  const { items, overflowing } = placed;
  if (key === 'notebook') return { items: [...printAbove(draft, seam), ...items], overflowing };
  const whole = key === 'minimal' || isBold ? bleedOf(draft.scene) : wideField(draft);
  const area = { ...whole, height: seam - whole.top };
  const images = imageItems(draft, area, key === 'frame' ? 16 : 0);
  if (key === 'editorial' || key === 'frame') return { items: [...images, ...items], overflowing };
  const scrim = scrimOf(draft);
  return {
    items: [
      ...images,
      ...headScrim(draft, scrim),
      ...(isBold ? seamBlock(draft, seam) : []),
      ...items,
    ],
    overflowing,
    ...headColors(draft, scrim),
  };
};

/** How much higher the seam is at the right, in px. */
const slant = 50;

/** What lies over the foot of the picture, in the colour of the background; a gradient has none. */
function seamItems(draft: SlideComposition, bleed: Area, seam: number): PathItem[] {
  const [under, ...others] = draft.colors.background.colors;
  if (under === undefined || others.length > 0) return [];
  const fill = cssOf(under);
  const key = themeKeyOf(draft);
  if (key === 'notebook') return tornEdge(bleed, seam, fill);
  if (key !== 'bold') return [];
  const { left, width } = bleed;
  const height = slant + 1;
  const path = `M0 ${String(slant)}L${String(width)} 0V${String(height)}H0Z`;
  const area = { left, top: seam - slant, width, height };
  return [{ kind: 'path', area, field: [width, height], path, fill, stroke: null }];
}

export const composeCoverSplit: Compose = (draft): Composition => {
  if (draft.slots.images.length === 0) return composeCoverType(draft);
  const key = themeKeyOf(draft);
  const bleed = bleedOf(draft.scene);
  const left = key === 'minimal' ? draft.field.left : bleed.left;
  const divided = {
    share: measureFor<Divided['share']>(draft, shares.coverSplit),
    gap: key === 'notebook' ? 34 : gapUnderImage,
    ranges: { title: { range: [28, 64], maxLines: 4 }, text: [15, 18] },
  } as const;
  const { placed, seam } = divide(draft, divided, true);
  const radius = bleed.radius === 0 ? 0 : `${String(bleed.radius)}px ${String(bleed.radius)}px 0 0`;
  const width = bleed.left + bleed.width - left;
  const imageArea = { left, top: bleed.top, width, height: seam - bleed.top };
  const scrim = scrimOf(draft);
  return {
    items: [
      ...imageItems(draft, imageArea, radius),
      ...headScrim(draft, scrim),
      ...seamItems(draft, bleed, seam),
      ...placed.items,
    ],
    overflowing: placed.overflowing,
    ...headColors(draft, scrim),
  };
};

/** Width of the picture beside the words, of what lies between them, and of Moldura's arrow there. */
const columnWidth = 164;
const columnGap = 24;
const spaceOfArrow = 16;
const printBeside = { width: 150, height: 280, turn: 2.4, mount: 8, foot: 26 } as const;

function placeBeside({ field, scene }: SlideComposition) {
  const bleed = bleedOf(scene);
  const isPrint = scene.theme.facts.key === 'notebook';
  const isRight = scene.index % 2 === 0 || isPrint;
  const end = bleed.left + bleed.width;
  const width = isPrint ? printBeside.width : columnWidth;
  const right = isPrint ? slideWidth - 28 : end;
  const left = isRight ? right - width : bleed.left;
  const wordsLeft = isRight ? field.left : bleed.left + columnWidth + columnGap;
  const arrow = scene.theme.facts.key === 'frame' && showsSwipeHint(scene) ? spaceOfArrow : 0;
  const wordsRight = isRight ? left - columnGap - arrow : field.left + field.width;
  return {
    isRight,
    imageArea: { ...bleed, left, width },
    slot: { ...field, left: wordsLeft, width: wordsRight - wordsLeft },
  };
}

type Beside = ReturnType<typeof placeBeside>;

function imageBeside(
  draft: SlideComposition,
  { imageArea, isRight, slot }: Beside,
): CompositionItem[] {
  const [element] = draft.slots.images;
  if (element === undefined) return [];
  if (themeKeyOf(draft) === 'notebook') {
    const height = Math.min(printBeside.height, slot.height);
    const area = { ...imageArea, top: slot.top + (slot.height - height) / 2, height };
    return printItems(draft, element, { ...printBeside, area, isTaped: true });
  }
  const corner = `${String(imageArea.radius)}px`;
  const radius = isRight ? `0 ${corner} ${corner} 0` : `${corner} 0 0 ${corner}`;
  return imageItems(draft, imageArea, imageArea.radius === 0 ? 0 : radius);
}

/** Of luminance, from which on a background is no dark one. */
const lightFrom = 0.2;

/** Impacto's segments cross the picture: they lie above it, in the background's colours. */
function headBeside(draft: SlideComposition, imageArea: Area) {
  const { colors } = draft;
  const [under = colors.text] = colors.background.colors;
  const isDark = luminance(under) < lightFrom;
  return {
    scrim: isDark ? headScrim(draft, scrimOf(draft), imageArea) : [],
    head: { text: colors.text, block: colors.block, under },
  };
}

export const composePhotoSide: Compose = (draft): Composition => {
  if (draft.slots.images.length === 0) return composeStatement(draft);
  const key = themeKeyOf(draft);
  const beside = placeBeside(draft);
  const words = allWords(draft, { title: { range: [22, 54] }, text: [16, 23] });
  const placed =
    key === 'bold'
      ? placeApart(draft, words, beside.slot)
      : placeRuled(draft, words, {
          slot: beside.slot,
          anchor: key === 'minimal' ? 'foot' : 'centre',
        });
  const { left, width } = beside.slot;
  const isWhole = key === 'bold' || key === 'notebook';
  const head = key === 'bold' ? headBeside(draft, beside.imageArea) : null;
  return {
    items: [...imageBeside(draft, beside), ...(head?.scrim ?? []), ...placed.items],
    overflowing: placed.overflowing,
    ...(head !== null && { head: head.head }),
    column: { left, width },
    ...(!isWhole && { chromeColumn: { left, width } }),
  };
};
