import { cssOf } from '@arrasta/palettes';
import type { Composition, CompositionItem } from '../layouts/composition';
import { settingOf, slideIcon, type Compose, type SlideComposition } from '../layouts/draft';
import { deviceIconScale, iconItems, leftOfIcon } from '../layouts/icons';
import {
  authorHeight,
  authorItems,
  quotationMarkItem,
  quotedOf,
  quoteWords,
} from '../layouts/quote-layouts';
import { ruleAt } from '../layouts/rules';
import { placeWords } from '../layouts/words';
import { heavy, thin } from './press-place';
import { heavyRule } from './press-words';

/** Over the upper rule, and between rules, mark, sentence and author, in px. */
const gaps = { head: 8, rule: 22, mark: 14, author: 14 } as const;
/** Between the ends of the rules and the sentence, in px. */
const margin = 8;
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
  const quoted = quotedOf(draft);
  const mark = markAt(draft, markWidth);
  const ruleOver = heavy + gaps.rule + mark.height + gaps.mark;
  const over = gaps.head + ruleOver;
  const under = gaps.rule + thin + gaps.author + authorHeight;
  const slot = {
    left: field.left + margin,
    width: field.width - 2 * margin,
    top: field.top + over,
    height: field.height - over - under,
  };
  const placed = placeWords(
    quoteWords(draft, quoted),
    { slot, anchor: 'centre' },
    settingOf(draft),
  );
  const { top, height } = placed.area;
  const ruleTop = top + height + gaps.rule;
  const named = authorItems(draft, quoted, ruleTop + thin + gaps.author);
  return {
    items: [
      heavyRule(draft, { ...field, top: top - ruleOver }),
      ...mark.itemsAt(Math.round(top - gaps.mark - mark.height)),
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
