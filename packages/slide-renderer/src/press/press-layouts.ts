import { cssOf } from '@arrasta/palettes';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  wordContextOf,
  slideIcon,
  type Compose,
  type SlideComposition,
  measureFor,
  textsUnder,
  titleOf,
  type ByFormat,
} from '../layouts/draft';
import { deviceIconScale, iconItems, leftOfIcon } from '../layouts/icons';
import {
  authorHeight,
  authorItems,
  quotationMarkItem,
  quotationOf,
  quoteWords,
} from '../layouts/quote-layouts';
import { ruleAt } from '../layouts/blocks';
import { placeWords } from '../layouts/words';
import { heavy, thin } from './press-place';
import { heavyRule } from './press-words';
import { readableBlock } from '../decoration/readable-block';
import {
  callOf,
  pillHeights,
  placeCallWords,
  placePillWords,
  type Call,
} from '../layouts/cta-layouts';
import { frameItems } from './press-frame';

/** Over the upper rule, and between rules, mark, sentence and author, in px. */
const quoteGaps = { head: 8, rule: 22, mark: 14, author: 14 } as const;
/** Between the ends of the rules and the sentence, in px. */
const quoteMargin = 8;
/** How wide the mark is, the first at which the sentence fits; it is whole px high then. */
const markWidths = [42, 28] as const;

/** The slide's icon, or the mark, in the middle of the width. */
function markAt(draft: SlideComposition, width: number) {
  const { field, colors } = draft;
  const icon = slideIcon(draft, { scale: deviceIconScale });
  if (icon !== null) {
    const left = leftOfIcon(icon, field, 'center');
    return { height: icon.size, itemsAt: (top: number) => iconItems(icon, { left, top }) };
  }
  const fill = cssOf(colors.block);
  const left = field.left + (field.width - width) / 2;
  const { height } = quotationMarkItem({ left, top: 0 }, width, fill).area;
  const itemsAt = (top: number): readonly CompositionItem[] => [
    quotationMarkItem({ left, top }, width, fill),
  ];
  return { height, itemsAt };
}

function composeBetween(draft: SlideComposition, markWidth: number): Composition {
  const { field, colors } = draft;
  const quoted = quotationOf(draft);
  const mark = markAt(draft, markWidth);
  const ruleOver = heavy + quoteGaps.rule + mark.height + quoteGaps.mark;
  const over = quoteGaps.head + ruleOver;
  const under = quoteGaps.rule + thin + quoteGaps.author + authorHeight;
  const slot = {
    left: field.left + quoteMargin,
    width: field.width - 2 * quoteMargin,
    top: field.top + over,
    height: field.height - over - under,
  };
  const placed = placeWords(
    quoteWords(draft, quoted),
    { slot, anchor: 'centre' },
    wordContextOf(draft),
  );
  const { top, height } = placed.area;
  const ruleTop = top + height + quoteGaps.rule;
  const named = authorItems(draft, quoted, ruleTop + thin + quoteGaps.author);
  return {
    items: [
      heavyRule(draft, { ...field, top: top - ruleOver }),
      ...mark.itemsAt(Math.round(top - quoteGaps.mark - mark.height)),
      ...placed.items,
      ruleAt({ ...field, top: ruleTop }, thin, colors.text),
      ...named.items,
    ],
    overflowing: [...placed.overflowing, ...named.overflowing],
  };
}

/** A quotation between two rules, who said it under the lower one. */
export const composePressQuote: Compose = (draft): Composition => {
  const [usual, small] = markWidths;
  const composed = composeBetween(draft, usual);
  return composed.overflowing.length === 0 ? composed : composeBetween(draft, small);
};

/** The block of the call: from its edges to its words, and from the words over it to it, in px. */
const ctaBlock = { across: 28, gap: 20, size: 17 } as const;
/** From the frame to what stands in it, in px. */
const ctaPadding: ByFormat<{ readonly along: number; readonly across: number }> = {
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
  const slot = { ...field, top, width: field.width - 2 * ctaBlock.across, height };
  const placed = placePillWords(draft, call, { slot, size: ctaBlock.size, color: words });
  if (placed === null) return [];
  const width = placed.width + 2 * ctaBlock.across;
  const left = field.left + (field.width - width) / 2;
  return [
    { kind: 'box', area: { left, top, width, height }, fill: cssOf(fill) },
    placed.itemAt(left + ctaBlock.across),
  ];
}

/** A call in a heavy frame with a thin one inside of it. */
export const composePressCta: Compose = (draft): Composition => {
  const { slots, field } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const { along, across } = measureFor(draft, ctaPadding);
  const inner = { ...field, left: field.left + across, width: field.width - 2 * across };
  const space = measureFor(draft, pillHeights) + ctaBlock.gap;
  const height = field.height - 2 * along - space;
  const slot = { ...inner, top: field.top + along, height };
  const placed = placeCallWords(draft, { title, texts, range: [26, 54] }, slot);
  const content = placed.area.height + space;
  const min = Math.max(content + 2 * along, field.height * partOfField);
  const frame = { ...field, top: field.top + (field.height - min) / 2, height: min };
  const top = placed.area.top + placed.area.height + ctaBlock.gap;
  return {
    items: [
      ...frameItems(draft, frame),
      ...placed.items,
      ...blockItems({ ...draft, field: inner }, callOf(draft, texts), top),
    ],
    overflowing: placed.overflowing,
  };
};
