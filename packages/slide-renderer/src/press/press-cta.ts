import { cssOf } from '@arrasta/palettes';
import { readableBlock } from '../decoration/readable-block';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  callOf,
  pillHeights,
  placeCallWords,
  placePillWords,
  type Call,
} from '../layouts/cta-layouts';
import {
  measureFor,
  textsUnder,
  titleOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { frameItems } from './press-frame';

/** The block of the call: from its edges to its words, and from the words over it to it, in px. */
const block = { across: 28, gap: 20, size: 17 } as const;
/** From the frame to what stands in it, in px. */
const padding: ByFormat<{ readonly along: number; readonly across: number }> = {
  usual: { along: 34, across: 28 },
  '1:1': { along: 24, across: 24 },
};
/** Of the field's height, what the frame has at least. */
const partOfField = 0.86;

/** The call in a square block, in the middle. */
function blockItems(draft: SlideComposition, call: Call, top: number): CompositionItem[] {
  const { field, colors, scene } = draft;
  const { fill, words } = readableBlock(scene, colors.block);
  const height = measureFor(draft, pillHeights);
  const slot = { ...field, top, width: field.width - 2 * block.across, height };
  const placed = placePillWords(draft, call, { slot, size: block.size, color: words });
  if (placed === null) return [];
  const width = placed.width + 2 * block.across;
  const left = field.left + (field.width - width) / 2;
  return [
    { kind: 'box', area: { left, top, width, height }, fill: cssOf(fill) },
    placed.itemAt(left + block.across),
  ];
}

/** A call in a heavy frame with a thin one inside of it. */
export const composePressCta: Compose = (draft): Composition => {
  const { slots, field } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const { along, across } = measureFor(draft, padding);
  const inner = { ...field, left: field.left + across, width: field.width - 2 * across };
  const room = measureFor(draft, pillHeights) + block.gap;
  const height = field.height - 2 * along - room;
  const slot = { ...inner, top: field.top + along, height };
  const placed = placeCallWords(draft, { title, texts, range: [26, 54] }, slot);
  const content = placed.area.height + room;
  const least = Math.max(content + 2 * along, field.height * partOfField);
  const frame = { ...field, top: field.top + (field.height - least) / 2, height: least };
  const top = placed.area.top + placed.area.height + block.gap;
  return {
    items: [
      ...frameItems(draft, frame),
      ...placed.items,
      ...blockItems({ ...draft, field: inner }, callOf(draft, texts), top),
    ],
    overflowing: placed.overflowing,
  };
};
