import type { Area } from '../context';
import type { Composition, ListRow } from '../layouts/composition';
import { cardIcon, withCardIcons } from '../layouts/card-icons';
import { measureFor, type ByFormat } from '../layouts/draft';
import {
  composeList,
  itemWords,
  listOf,
  listSetting,
  placeHead,
  rowsIn,
  type ItemSizes,
} from '../layouts/list-parts';
import { ruleAt } from '../layouts/rules';
import { placeRows } from '../layouts/rows';
import { columnsAt } from './swiss-grid';
import { composeSwissChecklist, indexRun } from './swiss-lists';
import { ruleHeight } from './swiss-place';

const fewest = 4;
const most: ByFormat<number> = { usual: 8, '1:1': 4 };
/** Between rows, from a rule to the number under it, and from there to the words. In px. */
const gaps = { rows: 14, number: 8, words: 26 } as const;
const numberSize = 16;
const iconSize = 22;

const sizes: ItemSizes = {
  item: [15, 22],
  label: [16, 24],
  rest: [14, 18],
  titleFont: { labels: true, items: false },
};

/** Two to a row, each two columns of the grid wide. */
function cellsIn(area: Area, count: number): Area[] {
  return rowsIn(area, Math.ceil(count / 2), gaps.rows)
    .flatMap((row) => [0, 2].map((column) => ({ ...row, ...columnsAt(column, 2) })))
    .slice(0, count);
}

/** Under a rule a number and the words of an item; fewer or more of them are rows. */
export const composeSwissCards = withCardIcons((draft, { icons }): Composition => {
  const list = listOf(draft);
  const count = list?.items.length ?? 0;
  if (list === null || count < fewest || count > measureFor(draft, most)) {
    return composeSwissChecklist(draft);
  }
  const { element, items } = list;
  const head = placeHead(draft, count);
  const cells = cellsIn(head.rest, count);
  const wordsAreas = cells.map((cell) => ({
    ...cell,
    top: cell.top + gaps.number + gaps.words,
    height: cell.height - gaps.number - gaps.words,
  }));
  const words = items.map((item) => itemWords(draft, element, item, sizes));
  const { runs, overflows } = placeRows(words, wordsAreas, listSetting(draft), 'head');
  const rows = cells.map((area, index): ListRow => ({
    area,
    under: [ruleAt(area, ruleHeight, draft.colors.text)],
    mark:
      index in icons
        ? null
        : indexRun(draft, { ...area, top: area.top + gaps.number }, index + 1, numberSize),
    runs: runs[index] ?? [],
  }));
  const composed = composeList(head, { element, area: head.rest, rows }, overflows);
  const figures = icons.map((icon, index) => {
    const { left = 0, top = 0 } = cells[index] ?? {};
    const area = { left, top: top + gaps.number, width: iconSize, height: iconSize };
    return cardIcon(draft, icon, { words: null }, area).figure;
  });
  return { ...composed, items: [...composed.items, ...figures] };
});
