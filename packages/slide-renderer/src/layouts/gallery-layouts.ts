import { slideHeights } from '@arrasta/domain';
import type { Area } from '../context';
import type { Composition, CompositionItem } from './composition';
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
import { composePhotoTop } from './photo-layouts';
import { printItems } from './paper';
import { imageItems, wideField } from './image-items';
import { headColors, headScrim, scrimOf } from './scrims';
import { placeWords } from './words';

const gaps = {
  minimal: 5,
  editorial: 8,
  bold: 5,
  notebook: 12,
  frame: 8,
  geo: 5,
  retro: 8,
  swiss: 4,
  social: 6,
  glow: 8,
  collage: 12,
  press: 8,
} as const;
/** How wide the first picture is beside others, by their number. */
export const firstParts = { two: 0.58, three: 0.6 } as const;
const firstPartsOfSwiss = { two: 2 / 3, three: 2 / 3 } as const;

type FirstParts = Readonly<Record<keyof typeof firstParts, number>>;

/** Two to four pictures beside and under one another. */
export function divideIntoTiles(area: Area, count: number, gap: number, parts: FirstParts): Area[] {
  const { left, top, width, height } = area;
  const halfOf = (whole: number) => (whole - gap) / 2;
  const low = { ...area, height: halfOf(height) };
  const under = { ...low, top: top + low.height + gap };
  if (count === 2 && height > width) return [low, under];
  if (count <= 3) {
    const first = (width - gap) * (count === 2 ? parts.two : parts.three);
    const rest = { ...area, left: left + first + gap, width: width - first - gap };
    const others =
      count === 2
        ? [rest]
        : [
            { ...rest, height: low.height },
            { ...rest, height: low.height, top: under.top },
          ];
    return [{ ...area, width: first }, ...others];
  }
  const across = halfOf(width);
  return [low, under].flatMap((row) => [
    { ...row, width: across },
    { ...row, width: across, left: left + across + gap },
  ]);
}

export const maxImages = 4;
/** Of the slide's height, where pictures end at least. */
const minPart: ByFormat<number> = { usual: 0.52, '1:1': 0.44 };
const gapUnder = 26;
/** How far prints are turned, in their order. */
const turns = [-1.8, 1.5, 1.2, -1.5] as const;
const print = { mount: 8, foot: 24 } as const;

function printMosaic(draft: SlideComposition, areas: readonly Area[]): CompositionItem[] {
  return areas.flatMap((area, index) => {
    const element = draft.slots.images[index];
    const turn = turns[index] ?? 0;
    if (element === undefined) return [];
    return printItems(draft, element, { ...print, area, turn, isTaped: index === 0 });
  });
}

export const composeGallery: Compose = (draft): Composition => {
  const { images } = draft.slots;
  if (images.length < 2) return composePhotoTop(draft);
  const { field, scene } = draft;
  const key = themeKeyOf(draft);
  const isBleeding = ['minimal', 'bold', 'geo', 'swiss'].includes(key);
  const whole = isBleeding ? bleedOf(scene) : wideField(draft);
  const highest = slideHeights[scene.carousel.format] * measureFor(draft, minPart);
  const top = highest + gapUnder;
  const slot = { ...field, top, height: field.top + field.height - top };
  const ranges = { title: { range: [26, 48], maxLines: 2 }, text: [15, 18] } as const;
  const place = { slot, anchor: 'foot' as const };
  const placed = placeWords(allWords(draft, ranges), place, wordContextOf(draft));
  const area = { ...whole, height: placed.area.top - gapUnder - whole.top };
  const parts = key === 'swiss' ? firstPartsOfSwiss : firstParts;
  const areas = divideIntoTiles(area, Math.min(images.length, maxImages), gaps[key], parts);
  const { overflowing } = placed;
  if (key === 'notebook')
    return { items: [...printMosaic(draft, areas), ...placed.items], overflowing };
  const { imageRadius } = scene.theme.composition ?? {};
  const tiles = areas.flatMap((one, index) => {
    const radius = imageRadius?.(scene, one, index) ?? (key === 'frame' ? 14 : 0);
    return imageItems(draft, one, radius, index);
  });
  if (!isBleeding) return { items: [...tiles, ...placed.items], overflowing };
  const scrim = scrimOf(draft);
  return {
    items: [...tiles, ...headScrim(draft, scrim), ...placed.items],
    overflowing,
    ...headColors(draft, scrim),
  };
};
