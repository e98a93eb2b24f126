import type { Element } from '@arrasta/domain';
import type { Area } from '../context';
import { pathOnSlide } from '../decoration/figures';
import { slideHeightOf } from '../format';
import type { Composition, ListItem, ListRow, PathItem, TextRun } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { listHeight, placeList } from '../layouts/panel-layouts';
import { placeBesideImage, placeUnderImage, shares, type Divided } from '../layouts/photo-layouts';
import { imageItems } from '../layouts/image-items';
import { composeStatement } from '../layouts/type-layouts';
import { placeWords } from '../layouts/words';
import { measureTextLines } from '../line-break/text-lines';
import { imageCorners } from './image-corners';
import { bandColors } from './retro-colors';
import { composeRetroCoverType } from './retro-layouts';
import { pathBeside, type Track } from './tracks';

const gap = 22;
const ranges = {
  photo: { title: { range: [26, 42], maxLines: 3 }, text: [15, 17] },
  cover: { title: { range: [26, 58], maxLines: 4 }, text: [15, 18] },
  beside: { title: { range: [22, 50] }, text: [15, 21] },
  arched: { title: { range: [24, 46], maxLines: 3 }, text: [15, 18] },
} as const;

function composeUnderImage(
  draft: SlideComposition,
  share: Divided['share'],
  wordRanges: Divided['ranges'],
): Composition {
  const divided = { share, gap, ranges: wordRanges };
  return placeUnderImage(draft, divided, (area) => imageCorners(draft.scene, area));
}

const hasNoImage = ({ slots }: SlideComposition) => slots.images.length === 0;

export const composeRetroPhotoTop: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  const share = measureFor<Divided['share']>(draft, shares.photoTop);
  return composeUnderImage(draft, share, ranges.photo);
};

export const composeRetroCoverFrame: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeRetroCoverType(draft);
  const share = measureFor<Divided['share']>(draft, shares.coverSplit);
  return composeUnderImage(draft, share, ranges.cover);
};

/** A picture as high as the field, left or right by turns, the words beside it. */
export const composeRetroPhotoSide: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  return placeBesideImage(draft, ranges.beside, (area, isRight) =>
    imageCorners(draft.scene, area, isRight ? 0 : 1),
  );
};

/** Bands around a picture in an arch. Measures in px. */
const arch = { left: 44, width: 344, band: 10, thinBand: 6, thinBelow: 150 } as const;
const archRadii: ByFormat<number> = { usual: 172, '1:1': 150 };

/** Lower arches have thinner bands, so that something is seen of their picture. */
function archBand({ height }: Area): number {
  return height < arch.thinBelow ? arch.thinBand : arch.band;
}

function archBands(draft: SlideComposition, area: Area, radius: number): PathItem[] {
  const band = archBand(area);
  const { scene } = draft;
  const half = 2 * band;
  const middle = radius - half;
  const turn = { turn: 'right', radius: middle } as const;
  const side = { go: area.height - radius - band / 2 };
  const track: Track = {
    start: { x: area.left + half, y: area.top + area.height - band / 2 },
    heading: { x: 0, y: -1 },
    moves: [side, turn, { go: area.width - 2 * radius }, turn, side],
  };
  return bandColors(scene).map((stroke, index) => {
    const offset = half - (index + 0.5) * band;
    // The lower ones a little wider, so that nothing is seen between two of them.
    const width = index === 3 ? band : band + 0.4;
    return pathOnSlide(scene, pathBeside(track, offset), { stroke, width });
  });
}

function archItems(draft: SlideComposition, area: Area) {
  const band = archBand(area);
  const radius = Math.min(measureFor(draft, archRadii), area.height - band);
  const inset = 4 * band;
  const image = {
    left: area.left + inset,
    top: area.top + inset,
    width: area.width - 2 * inset,
    height: area.height - inset,
  };
  const inner = `${String(Math.round(radius - inset))}px`;
  return [...archBands(draft, area, radius), ...imageItems(draft, image, `${inner} ${inner} 0 0`)];
}

/** Of the slide's height, where an arch ends: at the first at which the words fit, or lower. */
const archShares: ByFormat<readonly number[]> = {
  usual: [0.5, 0.43, 0.36],
  '1:1': [0.46, 0.42, 0.36, 0.29],
  '9:16': [0.5, 0.46, 0.42],
};
const lowestShare = 0.62;
/** From the head of the field to the foot of an arch, in px. */
const lowestArch = 90;
const gapUnderArch = 18;
const gapOverList = 10;

function moveRight<Placed extends { readonly area: Area }>(placed: Placed, by: number): Placed {
  return { ...placed, area: { ...placed.area, left: placed.area.left + by } };
}

function narrowBy(run: TextRun, by: number): TextRun {
  return { ...run, area: { ...run.area, width: run.area.width - by } };
}

/** The rows of a list in the middle of its area, as far as their words leave it. */
function centreList(list: ListItem): ListItem {
  const free = list.rows.map(({ area, runs }) => {
    const ends = runs.flatMap(({ content, box, area: { left, width } }) => {
      const lines = measureTextLines({ content, ...box }) ?? [{ width }];
      return lines.map((line) => left + line.width);
    });
    return area.left + area.width - Math.max(area.left, ...ends);
  });
  const by = Math.floor(Math.max(0, Math.min(...free)) / 2);
  const rows = list.rows.map((row): ListRow => ({
    area: row.area,
    under: row.under.map((one) => moveRight(one, by)),
    mark: row.mark && moveRight(row.mark, by),
    // Words that run from the right stay in it as well.
    runs: row.runs.map((run) => moveRight(narrowBy(run, 2 * by), by)),
  }));
  return { ...list, rows };
}

function placeListUnder(
  draft: SlideComposition,
  list: Element | undefined,
  { top, height }: Area,
): Composition {
  if (list === undefined) return { items: [], overflowing: [] };
  const area = { left: arch.left, width: arch.width, top, height };
  const { item, overflows } = placeList(draft, list, area);
  return { items: [centreList(item)], overflowing: overflows ? [list.id] : [] };
}

function composeWithoutImage(draft: SlideComposition): Composition {
  const isCover = draft.layout !== 'photo-full';
  return isCover ? composeRetroCoverType(draft) : composeStatement(draft);
}

/** A picture in an arch of the bands, words and a list centred below. */
export const composeRetroArched: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeWithoutImage(draft);
  const { field, scene, slots } = draft;
  const height = slideHeightOf(scene.carousel);
  const foot = field.top + field.height;
  const [list] = draft.layout === 'photo-full' ? slots.lists : [];
  const words = allWords(draft, ranges.arched);
  const listed = listHeight(draft, list);
  const taken = listed === 0 ? 0 : listed + (words.length === 0 ? 0 : gapOverList);
  const place = (seam: number) => {
    const top = seam + gapUnderArch;
    const slot = { ...field, top, height: foot - top - taken };
    return placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  };
  const seams = measureFor(draft, archShares).map((share) =>
    Math.max(height * share, field.top + lowestArch),
  );
  const fits = (seam: number) => place(seam).overflowing.length === 0;
  const highest = seams.find(fits) ?? seams.at(-1) ?? height / 2;
  const below = foot - taken - place(highest).area.height - gapUnderArch;
  const end = Math.max(highest, Math.min(height * lowestShare, below));
  const placed = place(end);
  const listTop = placed.area.top + placed.area.height + taken - listed;
  const under = placeListUnder(draft, list, { ...field, top: listTop, height: listed });
  const whole = { left: arch.left, width: arch.width, top: field.top, height: end - field.top };
  return {
    items: [...archItems(draft, whole), ...placed.items, ...under.items],
    overflowing: [...placed.overflowing, ...under.overflowing],
  };
};
