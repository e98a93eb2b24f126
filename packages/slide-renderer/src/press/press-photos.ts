import type { Area } from '../context';
import { slideHeightOf } from '../format';
import type { Composition } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  textsUnder,
  textWords,
  titleOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { bleedOf } from '../layouts/field';
import { composeGallery } from '../layouts/gallery-layouts';
import { composePhotoFull } from '../layouts/panel-layouts';
import { imageItems } from '../layouts/image-items';
import { placeWords } from '../layouts/words';
import { columnGap, middleRule } from './press-columns';
import { thin } from './press-place';
import { composePressStatement, placeRuledHead } from './press-words';

export const hasNoImage = ({ slots }: SlideComposition) => slots.images.length === 0;

const titles = { range: [28, 54], maxLines: 4 } as const;
/** Of the field's height, what a title over columns has at most. */
const partOfTitle: ByFormat<number> = { usual: 0.4, '1:1': 0.44 };

/** Kicker and title over a thin rule, or all words where nothing stands beside the picture. */
function placeTitleHead(draft: SlideComposition, hasTexts: boolean) {
  const { field } = draft;
  const title = titleOf(draft);
  const ranges = { title: titles, text: [15, 18] } as const;
  const words = allWords(draft, ranges).filter(
    ({ element, role }) => !hasTexts || role !== 'text' || element === title,
  );
  const slot = { ...field, height: field.height * measureFor(draft, partOfTitle) };
  const placed = placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  return placeRuledHead(draft, { placed, rest: field }, thin);
}

/** A title over two columns: texts and a picture, which change places by turns. */
export const composePressPhotoSide: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composePressStatement(draft);
  const title = titleOf(draft);
  const texts = textsUnder(draft, title);
  const isBeside = texts.length > 0;
  const { placed, rule, rest } = placeTitleHead(draft, isBeside);
  const head = placed.items.length === 0 ? [] : [...placed.items, rule];
  const whole = placed.items.length === 0 ? draft.field : rest;
  if (!isBeside) {
    return { items: [...head, ...imageItems(draft, whole)], overflowing: placed.overflowing };
  }
  const width = (rest.width - columnGap) / 2;
  const isRight = draft.scene.index % 2 === 1;
  const far = rest.left + width + columnGap;
  const column: Area = { ...rest, left: isRight ? rest.left : far, width };
  const words = texts.map((element) => textWords(draft, element, [15, 21]));
  const beside = placeWords(words, { slot: column, anchor: 'head' }, wordContextOf(draft));
  const image = { ...rest, left: isRight ? far : rest.left, width };
  return {
    items: [...head, middleRule(draft, rest), ...imageItems(draft, image), ...beside.items],
    overflowing: [...placed.overflowing, ...beside.overflowing],
    column: { left: column.left, width },
  };
};

/** Of the slide's height, how high a picture over words is: the first at which these fit. */
const imageParts: ByFormat<readonly number[]> = {
  usual: [0.36, 0.32, 0.28, 0.22],
  '1:1': [0.36, 0.3, 0.24],
};
const gapUnderImage = 14;

/** A picture at the head of the field over its words. */
export const composePressPhotoTop: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composePressStatement(draft);
  const { field, scene } = draft;
  const words = allWords(draft, { title: { range: [26, 50], maxLines: 3 }, text: [15, 20] });
  if (words.length === 0) return { items: imageItems(draft, field), overflowing: [] };
  const foot = field.top + field.height;
  const tried = measureFor(draft, imageParts).map((part) => {
    const seam = field.top + Math.round(slideHeightOf(scene.carousel) * part);
    const top = seam + gapUnderImage;
    const slot = { ...field, top, height: foot - top };
    return { seam, placed: placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft)) };
  });
  const found = tried.find(({ placed }) => placed.overflowing.length === 0) ?? tried.at(-1);
  if (found === undefined) return { items: [], overflowing: [] };
  const { placed } = found;
  // What words leave is the picture's.
  const seam = Math.max(found.seam, placed.area.top - gapUnderImage);
  return {
    items: [...imageItems(draft, { ...field, height: seam - field.top }), ...placed.items],
    overflowing: placed.overflowing,
  };
};

export const composePressPhotoFull: Compose = (draft) =>
  hasNoImage(draft) ? composePressStatement(draft) : composePhotoFull(draft);

export const composePressGallery: Compose = (draft) =>
  draft.slots.images.length < 2 ? composePressPhotoTop(draft) : composeGallery(draft);

/** Where a picture ends that stands on what is at the foot of the slide. */
export function footOfBleed({ scene }: SlideComposition): number {
  const { top, height } = bleedOf(scene);
  return top + height;
}
