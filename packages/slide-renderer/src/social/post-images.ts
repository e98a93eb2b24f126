import type { Element } from '@arrasta/domain';
import type { Area } from '../context';
import type { Composition, ImageItem } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { maxImages, firstParts, divideIntoTiles } from '../layouts/gallery-layouts';
import { listHeight, placeList } from '../layouts/panel-layouts';
import { placeWords } from '../layouts/words';
import { composePostStatement, composePostWords } from './post-words';

/** Corners of pictures, and what lies between them and the words, in px. */
const image = { radius: 18, gap: 16, joint: 6, inner: 4 } as const;
/** Of the field's height, what pictures have at least: the first of which the words leave. */
const minParts: ByFormat<readonly number[]> = {
  usual: [0.46, 0.36, 0.28, 0.2],
  '1:1': [0.36, 0.28, 0.22],
};
/** How much of that they have with a list between them and the words. */
const partWithList = 0.7;
/** Of their width, how high they are at most. */
const maxPart: ByFormat<number> = { usual: 0.92, '1:1': 0.7, '9:16': 1.15 };
/** Between words and the list under them, in px. */
const gapOverList = 10;

const ranges = {
  cover: { title: { range: [26, 44], maxLines: 4 }, text: [15, 18] },
  post: { title: { range: [24, 34], maxLines: 3 }, text: [15, 17] },
} as const;

const covers: readonly string[] = ['cover-photo', 'cover-split', 'cover-frame'];

function wordsOf(draft: SlideComposition) {
  return allWords(draft, covers.includes(draft.layout) ? ranges.cover : ranges.post);
}

function placeListUnder(
  draft: SlideComposition,
  list: Element | undefined,
  area: Area,
): Composition {
  if (list === undefined) return { items: [], overflowing: [] };
  const { item, overflows } = placeList(draft, list, area);
  return { items: [item], overflowing: overflows ? [list.id] : [] };
}

/**
 * Words and a list at the head of the post, and what they leave for pictures.
 * @param part of the field's height, what pictures have at least
 */
function placeOverImages(draft: SlideComposition, part: number) {
  const { field, slots } = draft;
  const [list] = draft.layout === 'photo-full' ? slots.lists : [];
  const words = wordsOf(draft);
  const listed = listHeight(draft, list);
  const min = field.height * part * (listed > 0 ? partWithList : 1);
  const listSpace = listed === 0 ? 0 : listed + gapOverList;
  const slot = { ...field, height: field.height - min - image.gap - listSpace };
  const placed = placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  const foot = words.length === 0 ? field.top : placed.area.top + placed.area.height;
  const listTop = words.length === 0 ? foot : foot + gapOverList;
  const under = placeListUnder(draft, list, { ...field, top: listTop, height: listed });
  const end = listed === 0 ? foot : listTop + listed;
  const top = end === field.top ? end : end + image.gap;
  const free = field.top + field.height - top;
  const height = Math.min(free, field.width * measureFor(draft, maxPart));
  return {
    items: [...placed.items, ...under.items],
    overflowing: [...placed.overflowing, ...under.overflowing],
    imageArea: { ...field, top, height },
  };
}

/** The same with pictures as large as the words leave them. */
function placeOver(draft: SlideComposition) {
  const [usual = 0, ...smaller] = measureFor(draft, minParts);
  let placed = placeOverImages(draft, usual);
  for (const part of smaller) {
    if (placed.overflowing.length === 0) return placed;
    placed = placeOverImages(draft, part);
  }
  return placed;
}

/** Words of the post, and its picture under them. */
export const composePostWithImage: Compose = (draft): Composition => {
  const [element] = draft.slots.images;
  if (element === undefined) {
    return covers.includes(draft.layout) ? composePostWords(draft) : composePostStatement(draft);
  }
  const { items, overflowing, imageArea } = placeOver(draft);
  const drawn: ImageItem = { kind: 'image', element, area: imageArea, radius: image.radius };
  return { items: [...items, drawn], overflowing };
};

/** Round where all pictures together have a corner. */
function cornersOf(area: Area, whole: Area): string {
  const isAt = (one: number, other: number) => Math.abs(one - other) < 1;
  const [left, top] = [isAt(area.left, whole.left), isAt(area.top, whole.top)];
  const right = isAt(area.left + area.width, whole.left + whole.width);
  const bottom = isAt(area.top + area.height, whole.top + whole.height);
  return [top && left, top && right, bottom && right, bottom && left]
    .map((isRound) => `${String(isRound ? image.radius : image.inner)}px`)
    .join(' ');
}

/** Two to four pictures as one. */
export const composePostGallery: Compose = (draft): Composition => {
  const { images } = draft.slots;
  if (images.length < 2) return composePostWithImage(draft);
  const { items, overflowing, imageArea } = placeOver(draft);
  const areas = divideIntoTiles(
    imageArea,
    Math.min(images.length, maxImages),
    image.joint,
    firstParts,
  );
  const drawn = areas.flatMap((area, index): ImageItem[] => {
    const element = images[index];
    if (element === undefined) return [];
    return [{ kind: 'image', element, area, radius: cornersOf(area, imageArea) }];
  });
  return { items: [...items, ...drawn], overflowing };
};
