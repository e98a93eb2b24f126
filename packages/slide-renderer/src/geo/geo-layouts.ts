import { cssOf, mostReadableColor } from '@arrasta/palettes';
import { slideHeightOf, hasBrandAtHead } from '../format';
import { slideWidth, type Area } from '../context';
import type { BoxItem, Composition, CompositionItem } from '../layouts/composition';
import {
  allWords,
  wordContextOf,
  textsUnder,
  textWords,
  titleOf,
  titleWords,
  type Compose,
  type SlideComposition,
  measureFor,
  type ByFormat,
} from '../layouts/draft';
import { capHeight, placeFigure, withFigure } from '../layouts/figures';
import { imageItems } from '../layouts/image-items';
import { deviceIconScale } from '../layouts/icons';
import { footOfLabel, labelItem, type StepLabel } from '../layouts/step-label';
import { labelItems, labelOf, stepOf, type Step } from '../layouts/step-layouts';
import { composeStatement } from '../layouts/type-layouts';
import { placeWords } from '../layouts/words';
import { imageColumnsOf } from './geo-cells';
import { cellGridOf, columnBeside, imageRowsOf, imageTopOf, geoMargin } from './geo-place';
import { callOf, placeCallWords, placePillWords, type Call } from '../layouts/cta-layouts';

const titles = {
  cover: { range: [26, 58], maxLines: 3 },
  image: { range: [24, 44], maxLines: 3 },
  beside: { range: [22, 44] },
  step: { range: [24, 44], maxLines: 4 },
} as const;
const texts = { cover: [16, 20], image: [15, 20], step: [16, 21] } as const;

/** Between a picture and the words under it, in px. */
const gapUnderImage = 18;

/** Words under cells: at the head of what they leave. */
export const composeGeoCoverType: Compose = (draft): Composition => {
  const words = allWords(
    draft,
    { title: titles.cover, text: texts.cover },
    draft.colors,
    deviceIconScale,
  );
  return placeWords(words, { slot: draft.field, anchor: 'head' }, wordContextOf(draft));
};

interface UnderImage {
  readonly columns: number;
  /** Of cells; a half is a half of their height. */
  readonly rows: number;
  readonly ranges: Parameters<typeof allWords>[1];
}

/** A picture of cells, and words in what it leaves. */
function composeUnderImage(draft: SlideComposition, under: UnderImage): Composition {
  const { field, scene } = draft;
  const { module } = cellGridOf(scene);
  const foot = field.top + field.height;
  const words = allWords(draft, under.ranges);
  const top = imageTopOf(scene);
  const height = under.rows * module;
  const slotTop = top + height + gapUnderImage;
  const slot = { ...field, top: slotTop, height: foot - slotTop };
  const { items, overflowing } = placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  const area = { left: 0, top, width: under.columns * module, height };
  return { items: [...imageItems(draft, area), ...items], overflowing };
}

/** Of its height, what a wide picture has where the brand line stands above it. */
const underBrand = 0.75;

/** A picture as wide as the slide, which gives way to words down to half of its height. */
function composeUnderWideImage(draft: SlideComposition, ranges: UnderImage['ranges']): Composition {
  const { columns } = cellGridOf(draft.scene);
  const whole = imageRowsOf(draft.scene);
  const max = hasBrandAtHead(draft.scene) ? whole * underBrand : whole;
  for (let rows = max; rows > whole / 2; rows -= 0.25) {
    const composition = composeUnderImage(draft, { columns, rows, ranges });
    if (composition.overflowing.length === 0) return composition;
  }
  return composeUnderImage(draft, { columns, rows: whole / 2, ranges });
}

const hasNoImage = ({ slots }: SlideComposition) => slots.images.length === 0;

/** A picture of three cells' width, cells beside it. */
export const composeGeoFramed: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeGeoCoverType(draft);
  return composeUnderImage(draft, {
    columns: imageColumnsOf(cellGridOf(draft.scene)),
    rows: imageRowsOf(draft.scene),
    ranges: { title: titles.cover, text: texts.cover },
  });
};

/** A picture as wide as the slide. */
export const composeGeoCoverSplit: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeGeoCoverType(draft);
  return composeUnderWideImage(draft, { title: titles.cover, text: texts.cover });
};

export const composeGeoPhotoTop: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  return composeUnderWideImage(draft, { title: titles.image, text: texts.image });
};

/** A picture of half the slide's width, down to its foot. */
export const composeGeoPhotoSide: Compose = (draft): Composition => {
  const { field, scene } = draft;
  const column = columnBeside(scene);
  if (hasNoImage(draft) || column === null) return composeStatement(draft);
  const { module, rows } = cellGridOf(scene);
  const half = slideWidth / 2;
  const top = rows * module;
  const imageArea = {
    left: column.left < half ? half : 0,
    top,
    width: half,
    height: slideHeightOf(scene.carousel) - top,
  };
  const words = allWords(draft, { title: titles.beside, text: texts.image });
  const slot = { ...field, ...column };
  const { items, overflowing } = placeWords(
    words,
    { slot, anchor: 'centre' },
    wordContextOf(draft),
  );
  return { items: [...imageItems(draft, imageArea), ...items], overflowing, column };
};

const labelHeight = 28;
const gapUnderCell = 24;

interface StepWords {
  readonly step: Step;
  readonly label: StepLabel | null;
}

/** Label and icon beside the cell, the words under both. */
function placeUnderCell(draft: SlideComposition, { step, label }: StepWords, beside: Area) {
  const { field } = draft;
  const place = { area: { ...beside, height: labelHeight }, align: 'left', edge: 'head' } as const;
  const labels = labelItems(draft, label, place, undefined);
  const top = Math.max(beside.top + beside.height, footOfLabel(labels)) + gapUnderCell;
  const words = [
    { ...titleWords(draft, step.title, titles.step), content: step.rest },
    ...textsUnder(draft, step.title).map((element) => textWords(draft, element, texts.step)),
  ];
  const slot = { ...field, top, height: field.top + field.height - top };
  return { labels, ...placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft)) };
}

/** Label and title beside the cell, the texts at the foot; with an icon all words are under it. */
function placeStepWords(draft: SlideComposition, words: StepWords, beside: Area) {
  if (draft.icon !== null) return placeUnderCell(draft, words, beside);
  const { step, label } = words;
  const { field } = draft;
  const wordContext = wordContextOf(draft);
  const headWords = [
    ...(label ? [label.words] : []),
    { ...titleWords(draft, step.title, titles.step), content: step.rest },
  ];
  const head = placeWords(headWords, { slot: beside, anchor: 'centre' }, wordContext);
  const [first, ...others] = head.items;
  const labels = label && first ? [labelItem(label, first)] : [];
  const under = beside.top + beside.height + gapUnderCell;
  const slot = { ...field, top: under, height: field.top + field.height - under };
  const rest = placeWords(
    textsUnder(draft, step.title).map((element) => textWords(draft, element, texts.step)),
    { slot, anchor: 'foot' },
    wordContext,
  );
  return {
    labels,
    items: [...(labels.length > 0 ? others : head.items), ...rest.items],
    overflowing: [...head.overflowing, ...rest.overflowing],
  };
}

const ordinalSize = 84;
/** Between cells over the words beside an ordinal and the words, in px. */
const gapUnderRow = 10;

/** The ordinal in a cell of the text's colour, the title beside it and the texts under both. */
export const composeGeoStep: Compose = (draft): Composition => {
  const { field, scene, colors } = draft;
  const title = titleOf(draft);
  if (title === null) return composeStatement(draft);
  const { module } = cellGridOf(scene);
  // Without a brand line there it touches the row at the head.
  const top = hasBrandAtHead(scene) ? field.top : field.top - gapUnderImage;
  const cell: BoxItem = {
    kind: 'box',
    area: { left: 0, top, width: module, height: module },
    fill: cssOf(colors.text),
  };
  const step = stepOf(draft, title);
  const label = labelOf(draft, step);
  const cap = (module / 108) * ordinalSize * capHeight;
  const { run } = placeFigure(draft, title, {
    content: String(step.number),
    slot: { left: 4, width: module - 8, top: top + (module - cap) / 2, height: cap },
    max: cap / capHeight,
    color: mostReadableColor(scene.palette, [colors.text]),
    align: 'center',
  });
  const left = module + gapUnderImage;
  const beside: Area = {
    left,
    top: top + gapUnderRow,
    width: field.left + field.width - left,
    height: module - gapUnderRow,
  };
  const words = placeStepWords(draft, { step, label }, beside);
  return {
    items: [cell, ...words.labels, ...withFigure(title, run, words.items)],
    overflowing: words.overflowing,
  };
};

const pill = { size: 17, right: 34, gap: 18 } as const;
const pillHeights: ByFormat<number> = { usual: 48, '1:1': 42 };

/** From the left edge of the last slide, round at its right end. */
function pillItems(draft: SlideComposition, call: Call, top: number): CompositionItem[] {
  const { field, colors, scene } = draft;
  const height = measureFor(draft, pillHeights);
  const slot: Area = { left: geoMargin, top, width: field.width - pill.right, height };
  const placed = placePillWords(draft, call, { slot, size: pill.size, color: colors.onBlock });
  if (placed === null) return [];
  // Elsewhere the edge is where the next slide goes on, and a pill would seem cut.
  const left = scene.isLast ? 0 : geoMargin;
  const wordsLeft = scene.isLast ? geoMargin : geoMargin + 20;
  const box = { left, top, width: wordsLeft + placed.width + pill.right - left, height };
  const radius = scene.isLast ? `0 ${String(height)}px ${String(height)}px 0` : height;
  return [{ kind: 'box', area: box, fill: cssOf(colors.block), radius }, placed.itemAt(wordsLeft)];
}

/** A call at the end under two rows of cells; who asks for it stands in the brand line. */
export const composeGeoCta: Compose = (draft): Composition => {
  const { slots, field } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const space = measureFor(draft, pillHeights) + pill.gap;
  const slot = { ...field, height: field.height - space };
  const placed = placeCallWords(draft, { title, texts, range: [28, 58] }, slot);
  const top = placed.area.top + placed.area.height + pill.gap;
  return {
    items: [...placed.items, ...pillItems(draft, callOf(draft, texts), top)],
    overflowing: placed.overflowing,
  };
};
