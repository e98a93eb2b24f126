import { splitLabel } from '@arrasta/domain';
import { slideWidth, type Area } from '../context';
import { themeBlocksOf, insetBy } from './blocks';
import {
  cardIcon,
  clearOfCorner,
  withCardIcons,
  type CardIcon,
  type CardIcons,
} from './card-icons';
import type { Composition, FigureItem, ListRow, TextRun } from './composition';
import { themeKeyOf, type SlideComposition } from './draft';
import { composeChecklist } from './list-layouts';
import {
  composeList,
  itemWords,
  listOf,
  listWordContext,
  placeHead,
  rowsIn,
  scaleOfGaps,
  scaleOfMarks,
  type ItemSizes,
} from './list-parts';
import { markOf, numberRun, type Mark } from './list-marks';
import { turnPart, turnRow } from './turned';
import { composeStatement } from './type-layouts';
import { wordsOn } from './word-emphasis';
import { placeRows } from './rows';
import { type Cell, type CardLook, cardLookOf } from './card-look';

/** Beside one another, as a square has them. */
function cellsInRow(area: Area, count: number, gap: number): Cell[] {
  const width = (area.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    area: { ...area, left: area.left + index * (width + gap), width },
    isWide: false,
    isFirst: index % 2 === 0,
  }));
}

/** To three in one column; more in two, the first of an odd number over both. */
function cellsIn(area: Area, count: number, gap: number): Cell[] {
  const isWide = count <= 3;
  const rows = rowsIn(area, isWide ? count : Math.ceil(count / 2), gap);
  const width = (area.width - gap) / 2;
  return rows.flatMap((row, index): Cell[] => {
    const isEven = index % 2 === 0;
    if (isWide || (count % 2 === 1 && index === 0))
      return [{ area: row, isWide: true, isFirst: isEven }];
    return [
      { area: { ...row, width }, isWide: false, isFirst: isEven },
      {
        area: { ...row, left: row.left + width + gap, width },
        isWide: false,
        isFirst: !isEven,
      },
    ];
  });
}

const maxCards = 8;

const maxCardsOfSquare = 4;

const padding = 16;

const usualMark = 32;

/** Height in px of a card below which the mark stands beside its words. */
const lowestWithMarkOver = 100;

/** Between a mark and the words beside or under it, in px. */
const gapAtMark = { beside: 12, under: 8 } as const;

/** Whether a card has a number whatever it says. */
function isNumberedCard(draft: SlideComposition): boolean {
  return themeKeyOf(draft) === 'editorial' || themeKeyOf(draft) === 'bold';
}

function hasMark(draft: SlideComposition, item: string): boolean {
  const blocks = themeBlocksOf(draft);
  if (blocks !== undefined) return blocks.markSize !== undefined;
  return isNumberedCard(draft) || splitLabel(item).label === null;
}

/** From the sides of the slide to the words of a block that bleeds, in px. */
const bleedingPadding = 28;
/** From the edge of its neighbour, which may be round there. */
const innerPadding = 22;

function innerOf(draft: SlideComposition, { area }: Cell): Area {
  if (themeBlocksOf(draft)?.areBleeding === true) {
    const left = area.left === 0 ? bleedingPadding : innerPadding;
    const right = area.left + area.width >= slideWidth ? bleedingPadding : innerPadding;
    return {
      left: area.left + left,
      top: area.top + padding,
      width: area.width - left - right,
      height: area.height - 2 * padding,
    };
  }
  const isOpen = themeKeyOf(draft) === 'editorial';
  const across = isOpen ? 0 : padding;
  const along = padding * 0.75;
  return {
    left: area.left + across,
    top: area.top + along,
    width: area.width - (isOpen ? 8 : 2 * padding),
    height: area.height - 2 * along,
  };
}

/** Where a mark stands in a card, and where the words do. */
function divideCell(
  draft: SlideComposition,
  cell: Cell,
  { isMarked, isBeside }: { readonly isMarked: boolean; readonly isBeside: boolean },
): { mark: Area; words: Area } {
  const inner = innerOf(draft, cell);
  const markSize = (themeBlocksOf(draft)?.markSize ?? usualMark) * scaleOfMarks(draft);
  const mark = { ...inner, width: markSize, height: markSize };
  if (!isMarked) return { mark, words: inner };
  if (isBeside || cell.isWide || cell.area.height < lowestWithMarkOver) {
    const by = markSize + gapAtMark.beside;
    return {
      mark: { ...mark, top: inner.top + (inner.height - markSize) / 2 },
      words: { ...inner, left: inner.left + by, width: inner.width - by },
    };
  }
  const by = markSize + gapAtMark.under;
  return { mark, words: { ...inner, top: inner.top + by, height: inner.height - by } };
}

function atLeft(run: TextRun | null): TextRun | null {
  return run && { ...run, box: { ...run.box, css: { ...run.box.css, textAlign: 'start' } } };
}

/** A magazine's numeral, a poster's two digits, else the theme's mark. */
function cardMark(draft: SlideComposition, number: number, { words }: CardLook, area: Area): Mark {
  const { colors } = draft;
  const list = listOf(draft);
  const key = themeKeyOf(draft);
  if (key === 'editorial') {
    const sign = {
      content: String(number),
      size: 28,
      color: colors.emphasis(28 * scaleOfMarks(draft)),
      isItalic: true,
    };
    return { under: [], mark: atLeft(numberRun(draft, area, sign)) };
  }
  if (key === 'bold') {
    const content = String(number).padStart(2, '0');
    const sign = { content, size: 28, color: words ?? colors.text };
    return { under: [], mark: atLeft(numberRun(draft, area, sign)) };
  }
  return markOf(draft, list?.isNumbered === true ? number : null, area);
}

/** Labels and what is said of them, as large as the theme has them at most. */
function cardSizes(draft: SlideComposition): Pick<ItemSizes, 'label' | 'rest'> {
  const { label, rest } = themeBlocksOf(draft)?.largest ?? { label: 30, rest: 21 };
  return { label: [15, label], rest: [14, rest] };
}

/** All words have the smallest height that one of them has, each in the middle of its own. */
function evenAreas(areas: readonly Area[]): Area[] {
  const height = Math.min(...areas.map((area) => area.height));
  return areas.map((area) => ({
    ...area,
    top: area.top + (area.height - height) / 2,
    height,
  }));
}

interface CardToDraw {
  readonly cell: Cell;
  readonly look: CardLook;
  readonly icon: CardIcon | undefined;
}

function iconFigures({ cell, look, icon }: CardToDraw): FigureItem[] {
  return icon === undefined ? [] : [turnPart(icon.figure, cell.area, look.background.turn ?? 0)];
}

/** A card for every item, with these icons. */
export function composeCardsWith(
  draft: SlideComposition,
  { icons, areBeside }: CardIcons,
): Composition {
  const list = listOf(draft);
  if (list === null) return composeStatement(draft);
  const { element, items } = list;
  const isSquare = draft.scene.carousel.format === '1:1';
  if (items.length > (isSquare ? maxCardsOfSquare : maxCards)) return composeChecklist(draft);
  const head = placeHead(draft, items.length);
  const areBleeding = themeBlocksOf(draft)?.areBleeding === true;
  const gap = (themeKeyOf(draft) === 'bold' ? 8 : 12) * scaleOfGaps(draft);
  const isInRow = isSquare && items.length <= 3;
  const whole = areBleeding ? { ...head.rest, left: 0, width: slideWidth } : head.rest;
  const cells = (isInRow ? cellsInRow : cellsIn)(whole, items.length, areBleeding ? 0 : gap);
  const cards = cells.slice(0, items.length).map((cell, index) => {
    const item = items[index] ?? '';
    const icon = icons[index];
    const isMarked = icon !== undefined || hasMark(draft, item);
    const look = cardLookOf(draft, cell, index, whole);
    const { mark, words } = divideCell(draft, cell, { isMarked, isBeside: areBeside });
    return {
      item,
      cell,
      isMarked,
      look,
      mark,
      icon: icon && cardIcon(draft, icon, look, clearOfCorner(mark, look.background)),
      words: insetBy(words, look.inset),
    };
  });
  const itemSizes: ItemSizes = {
    ...cardSizes(draft),
    item: [15, items.length <= 3 ? 28 : 22],
    titleFont: { labels: themeKeyOf(draft) !== 'bold', items: false },
  };
  const words = cards.map(({ item, look }) =>
    itemWords(draft, element, item, itemSizes).map((one) => {
      const on = look.words;
      return on === null ? one : wordsOn(one, look.under, on);
    }),
  );
  const areas = evenAreas(cards.map((card) => card.words));
  const { runs, overflows } = placeRows(words, areas, listWordContext(draft));
  const rows = cards.map(({ cell, look, isMarked, mark, icon }, index): ListRow => {
    const drawn = isMarked && !icon ? cardMark(draft, index + 1, look, mark) : null;
    const words: ListRow = {
      area: cell.area,
      under: icon?.under ?? drawn?.under ?? [],
      mark: drawn?.mark ?? null,
      runs: runs[index] ?? [],
    };
    const turned = turnRow(words, cell.area, look.background.turn ?? 0);
    return { ...turned, under: [look.background, ...turned.under] };
  });
  const composed = composeList(head, { element, area: head.rest, rows }, overflows);
  return { ...composed, items: [...composed.items, ...cards.flatMap(iconFigures)] };
}

/** A card for every item. */
export const composeCards = withCardIcons(composeCardsWith);
