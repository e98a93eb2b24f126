import { barItemsOf } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { ColoredBlock } from '../decoration/readable-block';
import type { BoxItem, Composition, ListRow } from '../layouts/composition';
import { composeBars } from '../layouts/bar-layouts';
import { composeCards } from '../layouts/card-layouts';
import { composeColumns } from '../layouts/column-layouts';
import { measureFor, type ByFormat, type Compose, type SlideComposition } from '../layouts/draft';
import {
  composeList,
  itemText,
  itemWords,
  listOf,
  listWordContext,
  placeHead,
  rowsIn,
  type ItemSizes,
} from '../layouts/list-parts';
import { middleOf, numberRun } from '../layouts/list-marks';
import { composeStatement } from '../layouts/type-layouts';
import { wordsOn } from '../layouts/word-emphasis';
import { placeRows } from '../layouts/rows';
import { retroCorners } from './retro-blocks';
import { bandBlock } from './retro-colors';

/** How rows of a list look. Measures in px. */
interface RowsLook {
  readonly gap: number;
  readonly sizes: ItemSizes;
  readonly radius: (area: Area, index: number) => number | string;
}

const disc = { size: 36, inset: 9, gap: 14, right: 20 } as const;

/** A row in the colour of a band, its number on a disc of the words' colour. */
function rowOf(
  draft: SlideComposition,
  area: Area,
  index: number,
  { fill, words }: ColoredBlock,
  radius: number | string,
): Omit<ListRow, 'runs'> {
  const size = Math.min(disc.size, area.height - 8);
  const inset = Math.min(disc.inset, (area.height - size) / 2);
  const box = middleOf({ ...area, left: area.left + inset, width: size }, size);
  const background: BoxItem = { kind: 'box', area, fill: cssOf(fill), radius };
  const round: BoxItem = { kind: 'box', area: box, fill: cssOf(words), radius: size / 2 };
  const sign = { content: String(index + 1), size: size * 0.5, color: fill };
  return { area, under: [background, round], mark: numberRun(draft, box, sign) };
}

/** Lower rows have label and rest in one line. In px. */
const lowest = 44;

/** Rows of equal height in the colours of the bands by turns. */
function composeRows(draft: SlideComposition, look: RowsLook): Composition {
  const list = listOf(draft);
  if (list === null) return composeStatement(draft);
  const { element, items } = list;
  const head = placeHead(draft, items.length);
  const gap = items.length > 5 ? look.gap - 4 : look.gap;
  const areas = rowsIn(head.rest, items.length, gap);
  const blocks = items.map((_, index) => bandBlock(draft.scene, index));
  const by = disc.inset + disc.size + disc.gap;
  const wordsAreas = areas.map((area) => ({
    left: area.left + by,
    width: area.width - by - disc.right,
    top: area.top + 4,
    height: area.height - 8,
  }));
  const isLow = (areas[0]?.height ?? 0) < lowest;
  const words = items.map((item, index) =>
    (isLow
      ? [
          itemText(element, item, {
            role: 'label',
            range: [14, 17],
            color: () => draft.colors.text,
          }),
        ]
      : itemWords(draft, element, item, look.sizes)
    ).map((one) => {
      const block = blocks[index];
      return block === undefined ? one : wordsOn(one, block.fill, block.words);
    }),
  );
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const rows = areas.flatMap((area, index): ListRow[] => {
    const block = blocks[index];
    if (block === undefined) return [];
    const radius = look.radius(area, index);
    return [{ ...rowOf(draft, area, index, block, radius), runs: runs[index] ?? [] }];
  });
  return composeList(head, { element, area: head.rest, rows }, overflows);
}

const titleFont = { labels: true, items: false } as const;

/** Pills with numbers. */
export const composeRetroChecklist: Compose = (draft) => {
  const count = listOf(draft)?.items.length ?? 0;
  const max = count <= 5 ? 24 : 20;
  return composeRows(draft, {
    gap: 10,
    sizes: { item: [16, max], label: [16, max], rest: [14, 18], titleFont },
    radius: (area) => area.height / 2,
  });
};

/** Blocks with one very round corner at the right, above and below by turns. */
export const composeRetroTimeline: Compose = (draft) =>
  composeRows(draft, {
    gap: 10,
    sizes: { item: [16, 26], label: [17, 26], rest: [14, 19], titleFont },
    radius: (area, index) => retroCorners([index % 2 === 0 ? 1 : 2], area),
  });

const maxCards: ByFormat<number> = { usual: 8, '1:1': 4 };

/** Blocks; more of them than there is room for are pills. */
export const composeRetroCards: Compose = (draft) => {
  const count = listOf(draft)?.items.length ?? 0;
  return count > measureFor(draft, maxCards) ? composeRetroChecklist(draft) : composeCards(draft);
};

/** Two sides; what has no two of them is a list of pills. */
export const composeRetroColumns: Compose = (draft) => {
  const { lists, texts } = draft.slots;
  const hasSides = lists.length > 1 || texts.length > 1;
  return hasSides ? composeColumns(draft) : composeRetroChecklist(draft);
};

/** Bars; items without values are pills. */
export const composeRetroBars: Compose = (draft) => {
  const items = listOf(draft)?.items ?? [];
  const haveValues = barItemsOf(items) !== null;
  return haveValues ? composeBars(draft) : composeRetroChecklist(draft);
};
