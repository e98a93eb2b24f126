import type { Element } from '@arrasta/domain';
import { slideWidth, type Area } from '../context';
import { hasBrandAtHead } from '../format';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { maxImages } from '../layouts/gallery-layouts';
import { placeWords } from '../layouts/words';
import { composeCollageStatement } from './collage-covers';
import { isAtRight } from './collage-place';
import { insideSheet, sheetPadding } from './collage-sheets';
import { instantPrint, scrapItems, sheetItems, tapeItem } from './papers';
import { cornerSketch } from './pencil';
import { paperColumn, paperTitleRange } from './slipped-words';

/** Of a title on the sheet under prints. */
const titleOnSheet = { range: [24, 38], maxLines: 3 } as const;

/** Plain words on a sheet at the foot of the field, as high as they are. */
function placeOnSheet(draft: SlideComposition, highest: Area) {
  const { scene } = draft;
  const range = paperTitleRange(draft, titleOnSheet.range);
  const words = allWords(draft, { title: { ...titleOnSheet, range }, text: [15, 19] });
  const inner = insideSheet(draft, highest);
  const placed = placeWords(words, { slot: inner, anchor: 'foot' }, wordContextOf(draft));
  const along = sheetPadding(draft);
  const top = words.length === 0 ? highest.top + highest.height : placed.area.top - along;
  const area = { ...highest, top, height: highest.top + highest.height - top };
  return {
    area,
    items: words.length === 0 ? [] : [...sheetItems(scene, area), ...placed.items],
    overflowing: placed.overflowing,
  };
}

const minImages: ByFormat<readonly number[]> = {
  usual: [0.58, 0.5, 0.42, 0.34],
  '1:1': [0.48, 0.42, 0.36, 0.3],
};
const gapOverSheet = 10;

/** What pictures have over a sheet that is as high as its words. */
function placeUnderImages(draft: SlideComposition) {
  const { field } = draft;
  const place = (part: number) => {
    const min = field.height * part;
    const highest = {
      ...field,
      left: field.left + 2,
      width: field.width - 4,
      top: field.top + min,
      height: field.height - min,
    };
    return placeOnSheet(draft, highest);
  };
  const [usual = 0.4, ...lower] = measureFor(draft, minImages);
  let placed = place(usual);
  for (const part of lower) {
    if (placed.overflowing.length === 0) break;
    placed = place(part);
  }
  const height = placed.area.top - field.top - gapOverSheet;
  return { placed, imagesArea: { ...field, height } };
}

/** A print on a piece of coloured paper, and words on a sheet under it. */
export const composeCollagePhotoTop: Compose = (draft): Composition => {
  const [element] = draft.slots.images;
  if (element === undefined) return composeCollageStatement(draft);
  const { scene } = draft;
  const { placed, imagesArea } = placeUnderImages(draft);
  const isRight = isAtRight(scene);
  const width = Math.min(imagesArea.width - 26, Math.max(230, imagesArea.height * 1.25));
  const left = imagesArea.left + (imagesArea.width - width) * (isRight ? 0.66 : 0.34);
  const area = { ...imagesArea, left: Math.round(left), width: Math.round(width) };
  return {
    items: [
      ...scrapUnder(draft, imagesArea),
      ...instantPrint(draft, element, { area, turn: isRight ? 2 : -2 }),
      ...placed.items,
    ],
    overflowing: placed.overflowing,
    column: paperColumn(draft),
  };
};

/** A piece of coloured paper that looks out behind prints. */
function scrapUnder({ scene }: SlideComposition, { left, width, top, height }: Area) {
  const area = {
    left: left - 8,
    width: width + 16,
    top: top + height * 0.26,
    height: height * 0.7,
  };
  return scrapItems(scene, area, { turn: isAtRight(scene) ? -1 : 1 });
}

const side = { overlap: 22, turn: 2.6, over: 6 } as const;
const sideHeights: ByFormat<number> = { usual: 0.8, '1:1': 0.92, '9:16': 0.74 };

/** How wide a print beside words is: the first width at which these fit. */
const sideWidths = [186, 150, 118] as const;

/** A high print at one side by turns, and words on a sheet beside it. */
export const composeCollagePhotoSide: Compose = (draft) => {
  const [element] = draft.slots.images;
  if (element === undefined) return composeCollageStatement(draft);
  const [usual, ...narrower] = sideWidths;
  let composed = composeBeside(draft, element, usual);
  for (const width of narrower) {
    if (composed.overflowing.length === 0) return composed;
    composed = composeBeside(draft, element, width);
  }
  return composed;
};

function composeBeside(draft: SlideComposition, element: Element, width: number): Composition {
  const { field, scene } = draft;
  const isRight = isAtRight(scene);
  const high = Math.round(field.height * measureFor(draft, sideHeights));
  const height = Math.min(high, Math.round(width * 2.1));
  const middle = field.top + field.height / 2;
  const right = field.left + field.width;
  const printLeft = isRight ? right - width - side.over : field.left + side.over;
  const area = { left: printLeft, width, top: middle - height / 2, height };
  const wordsWidth = field.width - width + side.overlap - side.over;
  const column = { left: isRight ? field.left : right - wordsWidth, width: wordsWidth };
  const paper = placeBesidePrint(draft, { ...field, ...column });
  const scrap = {
    left: printLeft - 10,
    width: width + 20,
    top: area.top + height * 0.5,
    height: height * 0.42,
  };
  const corner = { left: isRight ? field.left + 4 : slideWidth - 108, top: paper.area.top - 46 };
  return {
    items: [
      ...(hasBrandAtHead(scene) ? [] : [cornerSketch(scene, corner)]),
      ...scrapItems(scene, scrap, { turn: isRight ? -3 : 3 }),
      ...instantPrint(draft, element, { area, turn: isRight ? side.turn : -side.turn }),
      ...paper.items,
    ],
    overflowing: paper.overflowing,
    column: { left: column.left + 14, width: column.width - 28 },
  };
}

/** Words in the middle of a sheet as high as they are. */
function placeBesidePrint(draft: SlideComposition, column: Area) {
  const { field, scene } = draft;
  const whole = { ...column, top: field.top + 12, height: field.height - 12 };
  const along = sheetPadding(draft);
  const inner = { ...insideSheet(draft, whole), left: whole.left + 16, width: whole.width - 32 };
  const range = paperTitleRange(draft, [22, 46]);
  const words = allWords(draft, { title: { range }, text: [15, 20] });
  const placed = placeWords(words, { slot: inner, anchor: 'centre' }, wordContextOf(draft));
  const min = Math.min(whole.height, field.height * 0.52);
  const height = Math.min(whole.height, Math.max(min, placed.area.height + 2 * along));
  const area = { ...whole, top: whole.top + (whole.height - height) / 2, height };
  const head = { x: area.left + area.width / 2, y: area.top + 1 };
  const paper = words.length === 0 ? [] : [...sheetItems(scene, area), tapeItem(scene, head, -5)];
  return { area, items: [...paper, ...placed.items], overflowing: placed.overflowing };
}

/** Places of two to four prints that overlap, as parts of what they share, and how they are turned. */
const spreads = {
  2: [
    { left: 0, top: 0, width: 0.58, height: 0.94, turn: -3.4 },
    { left: 0.46, top: 0.1, width: 0.54, height: 0.88, turn: 3.2 },
  ],
  3: [
    { left: 0, top: 0.02, width: 0.47, height: 0.78, turn: -4 },
    { left: 0.53, top: 0, width: 0.47, height: 0.76, turn: 3.6 },
    { left: 0.26, top: 0.26, width: 0.48, height: 0.74, turn: -1.6 },
  ],
  4: [
    { left: 0.02, top: 0, width: 0.5, height: 0.53, turn: -3 },
    { left: 0.5, top: 0.02, width: 0.49, height: 0.52, turn: 2.6 },
    { left: 0, top: 0.47, width: 0.5, height: 0.52, turn: 2.2 },
    { left: 0.49, top: 0.48, width: 0.5, height: 0.52, turn: -2.4 },
  ],
} as const;

function printsOf(draft: SlideComposition, whole: Area): CompositionItem[] {
  const images = draft.slots.images.slice(0, maxImages);
  const spread = spreads[images.length as keyof typeof spreads];
  const isMirrored = !isAtRight(draft.scene);
  return images.flatMap((element, index) => {
    const place = spread[index];
    if (place === undefined) return [];
    const share = isMirrored ? 1 - place.left - place.width : place.left;
    const area = {
      left: Math.round(whole.left + share * whole.width),
      top: Math.round(whole.top + place.top * whole.height),
      width: Math.round(place.width * whole.width),
      height: Math.round(place.height * whole.height),
    };
    const turn = isMirrored ? -place.turn : place.turn;
    return instantPrint(draft, element, { area, turn, isTaped: images.length < 4 || index < 2 });
  });
}

/** Two to four prints that overlap, and words on a sheet under them. */
export const composeCollageGallery: Compose = (draft): Composition => {
  if (draft.slots.images.length < 2) return composeCollagePhotoTop(draft);
  const { placed, imagesArea } = placeUnderImages(draft);
  const inset = 8;
  const whole = {
    ...imagesArea,
    left: imagesArea.left + inset / 2,
    width: imagesArea.width - inset,
  };
  return {
    items: [...scrapUnder(draft, imagesArea), ...printsOf(draft, whole), ...placed.items],
    overflowing: placed.overflowing,
    column: paperColumn(draft),
  };
};
