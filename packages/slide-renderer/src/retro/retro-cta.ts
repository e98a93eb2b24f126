import { cssOf } from '@arrasta/palettes';
import { hasBrandAtHead } from '../format';
import { readableBlock } from '../decoration/readable-block';
import type { Composition, CompositionItem } from '../layouts/composition';
import { callOf, placeCallWords, placePillWords, type Call } from '../layouts/cta-layouts';
import {
  measureFor,
  textsUnder,
  titleOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { discItems, rayItem } from './retro-figures';
import { callSun, hasSmallSun } from './retro-place';

const pill = { size: 17, across: 26, gap: 16 } as const;
const pillHeights: ByFormat<number> = { usual: 50, '1:1': 42 };

/** The call on a pill in the colour of titles. */
function pillItems(draft: SlideComposition, call: Call, top: number): CompositionItem[] {
  const { field, colors, scene } = draft;
  const { fill, words: onFill } = readableBlock(scene, colors.title ?? colors.text);
  const height = measureFor(draft, pillHeights);
  const slot = { left: field.left, top, width: field.width - 2 * pill.across, height };
  const placed = placePillWords(draft, call, { slot, size: pill.size, color: onFill });
  if (placed === null) return [];
  const box = { left: field.left, top, width: placed.width + 2 * pill.across, height };
  return [
    { kind: 'box', area: box, fill: cssOf(fill), radius: height / 2 },
    placed.itemAt(field.left + pill.across),
  ];
}

const rays = { count: 40, reach: 50 } as const;

/** No rays lie on the bands that end behind the sun. */
function isBesideBands(angle: number): boolean {
  const degrees = ((angle * 180) / Math.PI + 360) % 360;
  return degrees < 300 || degrees > 357;
}

/** A call under the sun that the bands end behind; the sun gives way to words. */
export const composeRetroCta: Compose = (draft): Composition => {
  const { slots, field, scene } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const foot = field.top + field.height;
  const room = measureFor(draft, pillHeights) + pill.gap;
  const place = (top: number) => {
    const slot = { ...field, top, height: foot - top - room };
    return placeCallWords(draft, { title, texts, range: [28, 58] }, slot);
  };
  const large = place(Math.max(field.top, callSun(hasSmallSun(scene)).wordsTop));
  const givesWay = large.overflowing.length > 0 && !hasBrandAtHead(scene);
  const isSmall = givesWay || hasSmallSun(scene);
  const placed = isSmall ? place(field.top) : large;
  const sun = callSun(isSmall);
  const to = sun.radius + rays.reach * (sun.radius / 86);
  const pillTop = placed.area.top + placed.area.height + pill.gap;
  return {
    items: [
      rayItem(scene, sun, { count: rays.count, to, isDrawn: isBesideBands }),
      ...discItems(scene, sun),
      ...placed.items,
      ...pillItems(draft, callOf(draft, texts), pillTop),
    ],
    overflowing: placed.overflowing,
  };
};
