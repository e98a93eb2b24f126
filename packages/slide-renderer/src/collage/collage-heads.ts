import type { Element } from '@arrasta/domain';
import type { Area } from '../context';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  kickerWords,
  measureFor,
  slideIcon,
  textsUnder,
  textWords,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { iconItems, plainTag } from '../layouts/icons';
import type { PlacedWords } from '../layouts/words';
import { sheetColor } from './collage-colors';
import { headPaperItems } from './collage-covers';
import { byTurns, isAtRight } from './collage-place';
import { sheetItems, tapeItem } from './papers';
import { paperColumn, paperTitleRange, placeSlipped } from './slipped-words';

const partOfHead: ByFormat<number> = { usual: 0.34, '1:1': 0.4 };
/** How much of its usual size a title has where a list needs the room. */
const partOfTight = 0.7;
/** A title in one line, and the least size in px at which it is not set in two; of those the largest. */
const titleSizes: ByFormat<{ readonly line: number; readonly lines: number }> = {
  usual: { line: 48, lines: 32 },
  '1:1': { line: 36, lines: 25 },
};
const easyLine = { usual: 30, capitals: 38 } as const;
/** Between the words at the head and what is under them, in px: a title's strips lie on a sheet's edge. */
export const gaps = { cards: 15, sheetUnderText: 8, sheetUnderTitle: -10 } as const;

export interface SlippedHead {
  readonly items: readonly CompositionItem[];
  readonly overflowing: readonly string[];
  /** What the head leaves: from the foot of its words on. */
  readonly rest: Area;
  readonly endsInTitle: boolean;
  readonly isEmpty: boolean;
}

/** Kicker, title and texts over a list, on slips and strips; the slide's icon at the right. */
export function placeSlippedHead(
  draft: SlideComposition,
  texts: readonly Element[],
  isTight: boolean,
): SlippedHead {
  const { field, slots, scene } = draft;
  const { kicker, title } = slots;
  const icon = slideIcon(draft, { tag: plainTag(sheetColor(scene)) });
  const beside = icon === null ? 0 : icon.size + 12;
  const wordsIn = (size: number, maxLines: number) => {
    const range = paperTitleRange(draft, [isTight ? 20 : 22, size]);
    return [
      ...(kicker ? [kickerWords(draft, kicker)] : []),
      ...(title ? [titleWords(draft, title, { range, maxLines })] : []),
      ...texts.map((element) => textWords(draft, element, [14, 16])),
    ];
  };
  const slot = {
    ...field,
    top: field.top + 2,
    width: field.width - beside,
    height: field.height * measureFor(draft, partOfHead),
  };
  const place = (size: number, maxLines: number) =>
    placeSlipped(draft, wordsIn(size, maxLines), { slot, anchor: 'head' });
  const usual = measureFor(draft, titleSizes);
  const part = isTight ? partOfTight : 1;
  const sizes = { line: usual.line * part, lines: usual.lines * part };
  const inLine = place(sizes.line, 1);
  const isCapital = scene.titleFont.font === 'bebas-neue';
  const easy = (isCapital ? easyLine.capitals : easyLine.usual) * part;
  const isEasy = inLine.overflowing.length === 0 && (inLine.titleSize ?? easy) >= easy;
  const placed = isEasy ? inLine : place(sizes.lines, 3);
  const words = wordsIn(sizes.line, 1);
  const foot = words.length === 0 ? field.top : placed.area.top + placed.area.height;
  const icons =
    icon === null
      ? []
      : iconItems(icon, { left: field.left + field.width - icon.size, top: field.top });
  const end = icon === null ? foot : Math.max(foot, field.top + icon.size);
  return {
    items: [...icons, ...placed.items],
    overflowing: placed.overflowing,
    rest: { ...field, top: end, height: field.top + field.height - end },
    endsInTitle: title !== null && texts.length === 0,
    isEmpty: words.length === 0 && icon === null,
  };
}

export function ownTexts(draft: SlideComposition): Element[] {
  return textsUnder(draft, draft.slots.title);
}

/** Without the words that stand at the head already. */
export function withoutHead(draft: SlideComposition, field: Area): SlideComposition {
  const slots = { ...draft.slots, kicker: null, title: null, subtitle: null, texts: [] };
  return { ...draft, field, slots, icon: null };
}

/** A torn paper at the head behind the title, at the right or left by turns. */
export function paperBehind(draft: SlideComposition, { rest }: SlippedHead) {
  const { scene } = draft;
  const isRight = isAtRight(scene);
  const foot = Math.max(rest.top + 34, draft.field.top + 70);
  return headPaperItems(scene, foot, isRight, byTurns(scene, [148, 176, 120]));
}

const sheet = { beyond: 3, across: 26, head: 18, foot: 8, tight: 8, below: 8, turned: 5 } as const;

/** Of the tape, from its middle to the edge of the sheet, and to its own lowest corner, in px. */
const tape = { below: 3, above: 12, reach: 22 } as const;

interface OnSheet {
  readonly under: readonly CompositionItem[];
  readonly over: readonly CompositionItem[];
  /** Where rows stand. */
  readonly inner: Area;
}

/** A sheet from the head's words to the foot of the field, taped at a corner. */
export function placeSheet(draft: SlideComposition, head: SlippedHead): OnSheet {
  const { scene, field } = draft;
  const gap = head.isEmpty ? 0 : head.endsInTitle ? gaps.sheetUnderTitle : gaps.sheetUnderText;
  const top = head.rest.top + gap;
  const bottom = field.top + field.height + sheet.below;
  const area = {
    left: field.left - sheet.beyond,
    width: field.width + 2 * sheet.beyond,
    top,
    height: bottom - top,
  };
  const isLow = area.height < 260;
  const padding = isLow ? sheet.tight : sheet.head;
  const innerTop = top + padding - (head.endsInTitle ? gap - sheet.turned : 0);
  const inner = {
    left: field.left + sheet.across - sheet.beyond,
    width: field.width - 2 * (sheet.across - sheet.beyond),
    top: innerTop,
    height: bottom - sheet.foot - innerTop - (isLow ? 0 : sheet.foot / 2),
  };
  // Rows that begin near the edge of the sheet have the tape over them, or none.
  const y = Math.min(top + tape.below, inner.top - tape.reach);
  const middle = { x: area.left + area.width - 56, y };
  const holds = y >= top - tape.above;
  return {
    under: [...paperBehind(draft, head), ...sheetItems(scene, area)],
    over: holds ? [tapeItem(scene, middle, byTurns(scene, [9, 13, 6]), true)] : [],
    inner,
  };
}

export function onSheet(
  head: SlippedHead,
  placed: OnSheet,
  list: Composition,
  draft: SlideComposition,
): Composition {
  return {
    items: [...placed.under, ...placed.over, ...head.items, ...list.items],
    overflowing: [...head.overflowing, ...list.overflowing],
    column: paperColumn(draft),
  };
}

/** No words: those at the head are placed already. */
export function emptyHead(rest: Area): { placed: PlacedWords; rest: Area } {
  return { placed: { items: [], area: { ...rest, height: 0 }, overflowing: [] }, rest };
}

/** The slide, with a smaller title where the list is too much. */
export function withSpace(
  compose: (draft: SlideComposition, isTight: boolean) => Composition,
): Compose {
  return (draft) => {
    if (draft.rowFit?.areRowsSmallest === true) return compose(draft, true);
    const usual = compose(draft, false);
    return usual.overflowing.length === 0 ? usual : compose(draft, true);
  };
}
