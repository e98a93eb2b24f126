import type { Area } from '../context';
import type { Composition, ListRow } from './composition';
import type { Compose, RowFit, SlideComposition } from './draft';
import { itemsExtent } from './item-extents';

/** How often the room for head and rows is halved. */
const bisections = 5;

function fits({ overflowing }: Composition): boolean {
  return overflowing.length === 0;
}

/** The composition with the largest head at which rows fit, which they do under the smallest one. */
function withLargestHead(
  composeAt: (fit: RowFit) => Composition,
  isTight: boolean,
  smallest: Composition,
): Composition {
  let [low, high, best] = [0, 1, smallest];
  for (let step = 0; step < bisections; step += 1) {
    const headShare = (low + high) / 2;
    const composed = composeAt({ headShare, isTight });
    if (fits(composed)) [low, best] = [headShare, composed];
    else high = headShare;
  }
  return best;
}

function hasRows({ slots, layout }: SlideComposition): boolean {
  return slots.lists.length > 0 || (layout === 'columns' && slots.texts.length > 1);
}

/** What a row has around its words where it is low, the first at which it holds them. In px. */
const aroundWords = [10, 26, 52] as const;
/** A field is then tried this much higher, and how often. */
const growth = { by: 1.5, max: 8 } as const;
/** How often it is then halved what such a field has too much. */
const reductions = 4;

function heightOfRow({ runs }: ListRow): number {
  const tops = runs.map(({ area }) => area.top);
  return Math.max(...runs.map(({ area }) => area.top + area.height)) - Math.min(...tops);
}

/** Fields that may be high enough for all rows in their smallest sizes, the lowest first. */
function higherFields({ items }: Composition, field: Area): readonly number[] {
  const lists = items.filter((item) => item.kind === 'list');
  const rows = lists.flatMap((item) => item.rows).filter(({ runs }) => runs.length > 0);
  const head = itemsExtent(items.filter(({ kind }) => kind === 'text')).bottom;
  const words = Math.max(0, ...rows.map(heightOfRow));
  const guesses = aroundWords.map(
    (around) => Math.max(0, head - field.top) + rows.length * (words + around),
  );
  const higher = guesses.filter((height) => height > field.height);
  const last = higher.at(-1) ?? field.height;
  const grown = Array.from({ length: growth.max }, (_, at) => last * growth.by ** (at + 1));
  return [...higher, ...grown];
}

/** Whether every row is as high as its words. */
function areRowsHigh({ items }: Composition): boolean {
  return items.every(
    (item) =>
      item.kind !== 'list' ||
      item.rows.every(({ area, runs }) =>
        runs.every((run) => run.area.top + run.area.height <= area.top + area.height + 0.5),
      ),
  );
}

/**
 * More than the field holds, one thing under the other as if the field went on, and flagged. All is
 * as small there as where it does not fit, however high the field is. A word that is too wide for its
 * row is so at any height.
 */
function composeDownPastFoot(
  compose: Compose,
  draft: SlideComposition,
  crowded: Composition,
): Composition {
  const { field, layout } = draft;
  const hasOnlyRows = layout !== 'bars' && layout !== 'columns';
  const isRoomy = (one: Composition) => fits(one) || (hasOnlyRows && areRowsHigh(one));
  if (isRoomy(crowded)) return crowded;
  const composeIn = (height: number) => {
    const higher = compose({ ...draft, field: { ...field, height } });
    return isRoomy(higher) ? higher : null;
  };
  const searchLowest = (high: number, found: Composition, low: number) => {
    let [from, to, lowest] = [low, high, found];
    for (let step = 0; step < reductions; step += 1) {
      const middle = (from + to) / 2;
      const lower = composeIn(middle);
      if (lower === null) from = middle;
      else [to, lowest] = [middle, lower];
    }
    return lowest;
  };
  let low = field.height;
  for (const height of higherFields(crowded, field)) {
    const higher = composeIn(height);
    if (higher !== null) {
      return { ...searchLowest(height, higher, low), overflowing: crowded.overflowing };
    }
    low = height;
  }
  return crowded;
}

/**
 * Words at the head give way to rows that do not fit under them, then all is drawn smaller and nearer
 * to each other. Source: docs/product/layouts.md 6.
 */
export function fitRowsUnderHead(compose: Compose): Compose {
  return (draft) => {
    if (!hasRows(draft)) return compose(draft);
    const composeAt = (rowFit: RowFit) => compose({ ...draft, rowFit });
    const whole = composeAt({ headShare: 1, isTight: false });
    if (fits(whole)) return whole;
    const tight = { headShare: 0, isTight: true };
    const tightest = composeAt(tight);
    if (!fits(tightest)) {
      const rowFit = { ...tight, areRowsSmallest: true };
      return composeDownPastFoot(compose, { ...draft, rowFit }, tightest);
    }
    const smallest = composeAt({ headShare: 0, isTight: false });
    if (fits(smallest)) return withLargestHead(composeAt, false, smallest);
    return withLargestHead(composeAt, true, tightest);
  };
}
