import { slideWidth, type Area } from '../context';
import { slideHeightOf } from '../format';
import type { Composition, NoteItem } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { bleedOf } from '../layouts/field';
import { noteWords } from '../layouts/cta-signs';
import { listWordContext } from '../layouts/list-parts';
import { placeApart } from '../layouts/placing';
import { imageItems } from '../layouts/image-items';
import { composeCoverType, composeStatement } from '../layouts/type-layouts';
import { placeRows } from '../layouts/rows';
import { placeWords } from '../layouts/words';
import { columnsAt, columnsFrom } from './swiss-grid';

const ranges = {
  photo: { title: { range: [24, 44], maxLines: 3 }, text: [15, 18] },
  cover: { title: { range: [26, 92], maxLines: 4, keptForRag: 0.85 }, text: [15, 18] },
  split: { title: { range: [26, 64], maxLines: 4, keptForRag: 0.85 }, text: [15, 18] },
  beside: { title: { range: [22, 46] }, text: [15, 19] },
} as const;

const hasNoImage = ({ slots }: SlideComposition) => slots.images.length === 0;

/** Between a picture and words, in px. */
const gap = 20;

function footOf({ field }: SlideComposition): number {
  return field.top + field.height;
}

interface UnderImage {
  /** Where the picture ends at the lowest and, where words need it, at the highest, in px. */
  readonly seams: readonly number[];
  readonly column: Pick<Area, 'left' | 'width'>;
  readonly ranges: Parameters<typeof allWords>[1];
}

/** Words at the head of what the lowest picture leaves them. */
function placeUnder(draft: SlideComposition, { seams, column, ranges: wordRanges }: UnderImage) {
  const words = allWords(draft, wordRanges);
  const tried = seams.map((seam) => {
    const top = seam + gap;
    const slot = { ...column, top, height: footOf(draft) - top };
    return { seam, placed: placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft)) };
  });
  const found = tried.find(({ placed }) => placed.overflowing.length === 0) ?? tried.at(-1);
  if (found === undefined)
    return {
      seam: footOf(draft),
      placed: placeWords([], { slot: draft.field, anchor: 'head' }, wordContextOf(draft)),
    };
  // What words leave is the picture's.
  const { placed, seam } = found;
  return words.length === 0 ? { seam: footOf(draft), placed } : { seam, placed };
}

/** Of the slide's height, where pictures over words end: the first at which these fit. */
const seamParts = {
  photo: {
    usual: [302 / 540, 0.5, 0.44, 0.38],
    '1:1': [0.5, 0.44, 0.38],
    '9:16': [0.52, 0.46, 0.4],
  },
  split: { usual: [0.52, 0.46, 0.4], '1:1': [0.46, 0.42, 0.36], '9:16': [0.52, 0.46, 0.4] },
} as const satisfies Readonly<Record<string, ByFormat<readonly number[]>>>;

function seamsOf(draft: SlideComposition, parts: ByFormat<readonly number[]>): number[] {
  const height = slideHeightOf(draft.scene.carousel);
  return measureFor(draft, parts).map((part) => Math.round(height * part));
}

const numberSizes: ByFormat<number> = { usual: 54, '1:1': 44 };

/** The slide's number in the first column. */
function numberItems(draft: SlideComposition, top: number): NoteItem[] {
  const { scene, colors } = draft;
  const size = measureFor(draft, numberSizes);
  const words = noteWords(draft, {
    content: String(scene.index + 1).padStart(2, '0'),
    role: 'title',
    range: [size, size],
    color: colors.emphasis,
    isFigure: true,
    maxLines: 1,
  });
  const area = { ...columnsAt(0, 1), top, height: size };
  const { runs } = placeRows([words], [area], listWordContext(draft), 'head');
  return [{ kind: 'note', runs: runs[0] ?? [] }];
}

/** A picture from edge to edge; under it the slide's number, and the words beside that. */
export const composeSwissPhotoTop: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  const bleed = bleedOf(draft.scene);
  const column = columnsFrom(1);
  const { seam, placed } = placeUnder(draft, {
    seams: seamsOf(draft, seamParts.photo),
    column,
    ranges: ranges.photo,
  });
  const image = { ...bleed, height: seam - bleed.top };
  return {
    items: [
      ...imageItems(draft, image),
      ...(placed.items.length === 0 ? [] : numberItems(draft, seam + gap - 4)),
      ...placed.items,
    ],
    overflowing: placed.overflowing,
    column,
  };
};

/** A picture from edge to edge over a large title. */
export const composeSwissCoverSplit: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeCoverType(draft);
  const bleed = bleedOf(draft.scene);
  const { left, width } = draft.field;
  const { seam, placed } = placeUnder(draft, {
    seams: seamsOf(draft, seamParts.split),
    column: { left, width },
    ranges: ranges.split,
  });
  const imageArea = { ...bleed, height: seam - bleed.top };
  return {
    items: [...imageItems(draft, imageArea), ...placed.items],
    overflowing: placed.overflowing,
  };
};

/** The same with a picture from the second column to the right edge. */
export const composeSwissCoverFrame: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeCoverType(draft);
  const bleed = bleedOf(draft.scene);
  const { left: fieldLeft, width } = draft.field;
  const { seam, placed } = placeUnder(draft, {
    seams: seamsOf(draft, seamParts.split),
    column: { left: fieldLeft, width },
    ranges: ranges.split,
  });
  const { left } = columnsFrom(1);
  const imageArea = { ...bleed, left, width: slideWidth - left, height: seam - bleed.top };
  return {
    items: [...imageItems(draft, imageArea), ...placed.items],
    overflowing: placed.overflowing,
  };
};

/** What a picture at the foot has of a slide: the first at which words over it fit. */
const footParts: ByFormat<readonly number[]> = {
  usual: [300 / 540, 0.46, 0.38, 0.3],
  '1:1': [0.48, 0.4, 0.32, 0.26],
};

/** A title at the head, and a picture that fills the foot from edge to edge. */
export const composeSwissCoverPhoto: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeCoverType(draft);
  const { field, scene } = draft;
  const bleed = bleedOf(scene);
  const foot = bleed.top + bleed.height;
  const height = slideHeightOf(scene.carousel);
  const words = allWords(draft, ranges.cover);
  const tried = measureFor(draft, footParts).map((part) => {
    const top = Math.round(foot - height * part);
    const slot = { ...field, height: top - gap - field.top };
    return { top, placed: placeApart(draft, words, slot) };
  });
  const found = tried.find(({ placed }) => placed.overflowing.length === 0) ?? tried.at(-1);
  const top = found?.top ?? field.top;
  const imageArea = { ...bleed, top, height: foot - top };
  return {
    items: [...imageItems(draft, imageArea), ...(found?.placed.items ?? [])],
    overflowing: found?.placed.overflowing ?? [],
  };
};

/** A picture two columns wide, from the head to the foot and to one edge by turns. */
export const composeSwissPhotoSide: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  const { field, scene } = draft;
  const bleed = bleedOf(scene);
  const isRight = scene.index % 2 === 0;
  const inner = columnsAt(isRight ? 2 : 0, 2);
  const left = isRight ? inner.left : 0;
  const right = isRight ? slideWidth : inner.left + inner.width;
  const column = columnsAt(isRight ? 0 : 2, 2);
  const words = allWords(draft, ranges.beside);
  const slot = { ...field, ...column };
  const placed = placeApart(draft, words, slot);
  return {
    items: [...imageItems(draft, { ...bleed, left, width: right - left }), ...placed.items],
    overflowing: placed.overflowing,
    column,
  };
};
