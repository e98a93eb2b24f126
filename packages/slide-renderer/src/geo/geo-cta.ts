import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
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
import { geoMargin } from './geo-place';

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
  const room = measureFor(draft, pillHeights) + pill.gap;
  const slot = { ...field, height: field.height - room };
  const placed = placeCallWords(draft, { title, texts, range: [28, 58] }, slot);
  const top = placed.area.top + placed.area.height + pill.gap;
  return {
    items: [...placed.items, ...pillItems(draft, callOf(draft, texts), top)],
    overflowing: placed.overflowing,
  };
};
