import { barItemsOf, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import { chipBox } from '../layouts/blocks';
import type { BoxItem, Composition, ListRow } from '../layouts/composition';
import { composeBars } from '../layouts/bar-layouts';
import { composeCards } from '../layouts/card-layouts';
import { composeColumns } from '../layouts/column-layouts';
import {
  measureFor,
  wordContextOf,
  textWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { composeChecklist } from '../layouts/list-layouts';
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
import { placeRows } from '../layouts/rows';
import { placeWords } from '../layouts/words';
import { glassBox, withListCard } from './glow-cards';
import { glowChip } from './glow-colors';

const partOfLine = 0.16;

/** A line over each row but the first. */
function withLines({ colors }: SlideComposition, rows: readonly ListRow[]): readonly ListRow[] {
  const fill = cssOf(withAlpha(colors.text, partOfLine));
  return rows.map((row, index): ListRow => {
    const line: BoxItem = { kind: 'box', area: { ...row.area, height: 1 }, fill };
    return index === 0 ? row : { ...row, under: [line, ...row.under] };
  });
}

/** Rows on one card, with lines between them. */
export const composeGlowChecklist: Compose = (original): Composition => {
  const draft: SlideComposition = { ...original, layout: 'checklist' };
  const composition = composeChecklist(draft);
  const items = composition.items.map((item) =>
    item.kind === 'list' ? { ...item, rows: withLines(draft, item.rows) } : item,
  );
  return withListCard(draft, { ...composition, items });
};

const gapOverNotes = 12;
/** Of the field's height, what notes have at most. */
const partOfNotes = 0.2;

/** Bars on one card, and under it the texts that come after them. */
function composeBarsWithNotes(draft: SlideComposition): Composition {
  const { slots, field, scene } = draft;
  const placeOf = (element: Element) => scene.elements.indexOf(element);
  const [list] = slots.lists;
  const notes = list ? slots.texts.filter((text) => placeOf(text) > placeOf(list)) : [];
  const words = notes.map((element) => textWords(draft, element, [14, 15]));
  const height = field.height * partOfNotes;
  const slot = { ...field, top: field.top + field.height - height, height };
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const isTooMuch = placed.overflowing.length > 0;
  if (notes.length === 0 || isTooMuch) return withListCard(draft, composeBars(draft));
  const texts = slots.texts.filter((text) => !notes.includes(text));
  const rest = { ...field, height: field.height - placed.area.height - gapOverNotes };
  const shorter = { ...draft, slots: { ...slots, texts }, field: rest };
  const { items, overflowing } = withListCard(shorter, composeBars(shorter));
  return { items: [...items, ...placed.items], overflowing };
}

/** Bars; items without values are rows. */
export const composeGlowBars: Compose = (draft): Composition => {
  const items = listOf(draft)?.items ?? [];
  const haveValues = barItemsOf(items) !== null;
  return haveValues ? composeBarsWithNotes(draft) : composeGlowChecklist(draft);
};

const maxCards: ByFormat<number> = { usual: 8, '1:1': 4 };

/** Cards of glass; more of them than there is room for are rows. */
export const composeGlowCards: Compose = (draft) => {
  const count = listOf(draft)?.items.length ?? 0;
  return count > measureFor(draft, maxCards) ? composeGlowChecklist(draft) : composeCards(draft);
};

/** Two sides of glass; what has no two of them are rows. */
export const composeGlowColumns: Compose = (draft) => {
  const { lists, texts } = draft.slots;
  const hasSides = lists.length > 1 || texts.length > 1;
  return hasSides ? composeColumns(draft) : composeGlowChecklist(draft);
};

/** Measures in px of rows that are cards. */
const row = {
  gap: 10,
  closeGap: 6,
  inset: 14,
  chip: 38,
  between: 14,
  lowest: 44,
} as const;
const sizes: ItemSizes = {
  item: [16, 24],
  label: [17, 22],
  rest: [14, 17],
  titleFont: { labels: true, items: false },
};

/** Steps one under the other, each a card of glass with its number on a chip. */
export const composeGlowTimeline: Compose = (draft): Composition => {
  const list = listOf(draft);
  if (list === null) return composeStatement(draft);
  const { element, items } = list;
  const { scene, colors } = draft;
  const head = placeHead(draft, items.length);
  const areas = rowsIn(head.rest, items.length, items.length > 5 ? row.closeGap : row.gap);
  const height = areas[0]?.height ?? 0;
  const size = Math.min(row.chip, height - 10);
  const by = row.inset + size + row.between;
  const wordsAreas = areas.map((area) => ({
    left: area.left + by,
    width: area.width - by - row.inset,
    top: area.top + 4,
    height: area.height - 8,
  }));
  const inOneLine = (item: string) => [
    itemText(element, item, { role: 'label', range: [14, 17], color: () => colors.text }),
  ];
  const words = items.map((item) =>
    height < row.lowest ? inOneLine(item) : itemWords(draft, element, item, sizes),
  );
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const chip = glowChip(scene);
  const rows = areas.map((area, index): ListRow => {
    const box = middleOf({ ...area, left: area.left + row.inset, width: size }, size);
    const background = { ...glassBox(scene, area), radius: Math.min(24, area.height / 2) };
    const sign = { content: String(index + 1), size: size * 0.48, color: chip.sign };
    return {
      area,
      under: [background, chipBox(chip, box)],
      mark: numberRun(draft, box, sign),
      runs: runs[index] ?? [],
    };
  });
  return composeList(head, { element, area: head.rest, rows }, overflows);
};
