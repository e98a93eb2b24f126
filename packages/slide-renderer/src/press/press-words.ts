import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition } from '../layouts/composition';
import { titleOf, type Compose, type SlideComposition } from '../layouts/draft';
import { placeHead, type ListHead } from '../layouts/list-parts';
import { placeWithRule, type DrawnWords } from '../layouts/placing';
import { ruleAt } from '../layouts/blocks';
import { statementWords } from '../layouts/type-layouts';
import type { WordsToPlace } from '../layouts/word-style';
import { placeWords, type VerticalAnchor } from '../layouts/words';
import { wordContextOf } from '../layouts/draft';
import { heavy, partOfThin, thin } from './press-place';

/** From a rule to what stands under it, in px. */
export const gapUnderRule = 9;
/** From words at the head to the rule under them. */
const gapOverRule = 10;

export function heavyRule({ colors }: SlideComposition, area: Area): BoxItem {
  return ruleAt(area, heavy, colors.text);
}

/** Between rows, or between words. */
export function thinRule({ colors }: SlideComposition, area: Area): BoxItem {
  return ruleAt(area, thin, withAlpha(colors.text, partOfThin));
}

/** Between columns, from the head to the foot of an area, in the middle of a gap of that width. */
export function columnRule(draft: SlideComposition, left: number, area: Area): BoxItem {
  const { colors } = draft;
  const fill = cssOf(withAlpha(colors.text, partOfThin));
  return { kind: 'box', area: { ...area, left: left - thin / 2, width: thin }, fill };
}

interface RuledHead extends ListHead {
  readonly rule: BoxItem;
}

/** Words at the head with a rule under them, in the room that they leave over rows anyway. */
export function placeRuledHead(
  draft: SlideComposition,
  headed: ListHead,
  height: number = heavy,
): RuledHead {
  const { placed } = headed;
  const foot = placed.area.top + placed.area.height;
  const top = placed.items.length === 0 ? headed.rest.top : foot + gapOverRule;
  const restTop = top + height + gapUnderRule;
  const { rest } = headed;
  return {
    placed,
    rule: ruleAt({ ...rest, top }, height, draft.colors.text),
    rest: { ...rest, top: restTop, height: rest.top + rest.height - restTop },
  };
}

/** A title this large, in px, that stands on one line need not be larger on two. */
const largeOnOneLine = 40;

function titleSize(draft: SlideComposition, { placed }: ListHead): number {
  const title = placed.items.find(({ element }) => element === draft.slots.title);
  return Number(title?.runs[0]?.box.css.fontSize ?? 0);
}

/** What letters of a line that fills its width may hang over, in px. */
const overhang = 3;

/** Words at the head of rows, the title on one line where that leaves it large. */
export function headOverRows(draft: SlideComposition, count: number): RuledHead {
  const { field } = draft;
  const narrow = { ...draft, field: { ...field, width: field.width - overhang } };
  const single = placeHead(narrow, count, 1);
  const isLarge = titleSize(draft, single) >= largeOnOneLine;
  const { placed, rest } = isLarge ? single : placeHead(narrow, count);
  return placeRuledHead(draft, { placed, rest: { ...rest, width: field.width } });
}

/** After a title, in px. */
const shortRules = {
  left: { space: 34, gap: 18, width: 76, height: heavy },
  centre: { space: 28, gap: 18, width: 60, height: 2 },
} as const;

/** Words in one column, a short rule after the title where it is in the middle of it. */
export function placeTitled(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  place: { readonly slot: Area; readonly anchor: VerticalAnchor },
): DrawnWords {
  const { align } = wordContextOf(draft);
  const title = titleOf(draft);
  const at = words.findIndex(({ element, role }) => element === title && role === 'title');
  const after = at === words.length - 1 && align === 'center' ? -1 : at;
  const measures = align === 'center' ? shortRules.centre : shortRules.left;
  const { colors } = draft;
  const fill = cssOf(align === 'center' ? colors.block : colors.text);
  return placeWithRule(draft, words, place, { ...measures, after, fill });
}

/** From a kicker at the head to the sentence, in px. */
const gapUnderKicker = 20;

/** A sentence in the middle of the height, a heavy rule after it, other texts under that. */
export const composePressStatement: Compose = (draft): Composition => {
  const { field } = draft;
  const { kickers, words, sentence } = statementWords(draft, false);
  const head = placeWords(kickers, { slot: field, anchor: 'head' }, wordContextOf(draft));
  const by = kickers.length === 0 ? 0 : head.area.height + gapUnderKicker;
  const slot = { ...field, top: field.top + by, height: field.height - by };
  const after = words.findIndex(({ element }) => element === sentence);
  const fill = cssOf(draft.colors.text);
  const place = { slot, anchor: 'centre' as const };
  const placed = placeWithRule(draft, words, place, { ...shortRules.left, after, fill });
  return {
    items: [...head.items, ...placed.items],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
};
