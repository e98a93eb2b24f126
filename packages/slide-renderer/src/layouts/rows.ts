import type { Area } from '../context';
import type { TextRun } from './composition';
import { fitColumns, fitRows, type FittedSlot, type RoleToFit } from './fit-text';
import { boxAt, type WordContext, type WordsToPlace } from './word-style';
import { emphasisOf, insertNonBreakingSpaces, roleOf, topOf, type VerticalAnchor } from './words';

/** Between a label and the rest under it, in px. */
const rowGap = 2;

export interface PlacedRows {
  readonly runs: readonly (readonly TextRun[])[];
  readonly overflows: boolean;
}

type RowsOfWords = readonly (readonly WordsToPlace[])[];

function withNonBreakingSpaces(rows: RowsOfWords): RowsOfWords {
  return rows.map((row) =>
    row.map((one) => ({ ...one, content: insertNonBreakingSpaces(one.content) })),
  );
}

/** In its smallest size; a mark has but one. */
function inSmallestSize(role: RoleToFit): RoleToFit {
  const { min, max, tightMin = min } = role;
  const smallest = Math.min(min, tightMin);
  return min < max ? { ...role, min: smallest, max: smallest } : role;
}

function rolesOf(rows: RowsOfWords, wordContext: WordContext): RoleToFit[][] {
  return rows.map((row) =>
    row.map((one) => {
      const role = { ...roleOf(one, wordContext), gap: rowGap };
      return wordContext.areRowsSmallest === true ? inSmallestSize(role) : role;
    }),
  );
}

interface RowsToDraw {
  readonly rows: RowsOfWords;
  readonly areas: readonly Area[];
  readonly fitted: readonly FittedSlot[];
  readonly anchor: VerticalAnchor;
}

function drawRows(
  { rows, areas, fitted, anchor }: RowsToDraw,
  wordContext: WordContext,
): PlacedRows {
  const runs = rows.map((row, index) => {
    const slot = areas[index];
    const fit = fitted[index];
    if (slot === undefined) return [];
    let top = topOf(slot, fit?.height ?? 0, anchor);
    return row.map((one, at) => {
      const { size, height } = fit?.roles[at] ?? { size: 16, height: 0 };
      if (at > 0) top += rowGap;
      const area = { left: slot.left, width: slot.width, top, height };
      top += height;
      const box = boxAt(one, size, slot.width, wordContext);
      return {
        content: one.content,
        area,
        box,
        wordsStyle: {},
        ...emphasisOf(one, box, wordContext),
      };
    });
  });
  return { runs, overflows: fitted.some((fit) => fit.overflows) };
}

/** Rows of words that are alike, in areas of one height: all as large as the fullest one allows. */
export function placeRows(
  rows: RowsOfWords,
  areas: readonly Area[],
  wordContext: WordContext,
  anchor: VerticalAnchor = 'centre',
): PlacedRows {
  const [first] = areas;
  if (first === undefined) return { runs: [], overflows: false };
  const unbroken = withNonBreakingSpaces(rows);
  const widths = areas.map(({ width }) => width);
  const isLoose = wordContext.isLoose === true;
  const fitted = fitRows(rolesOf(unbroken, wordContext), first, { widths, isLoose });
  return drawRows({ rows: unbroken, areas, fitted, anchor }, wordContext);
}

interface ColumnOfRows {
  readonly rows: RowsOfWords;
  readonly areas: readonly Area[];
}

const nowhere = { left: 0, top: 0, width: 0, height: 0 };

/** Rows that stand beside one another: words of all of them grow alike. */
export function placeColumnsOfRows(
  columns: readonly ColumnOfRows[],
  wordContext: WordContext,
): readonly PlacedRows[] {
  const unbroken = columns.map(({ rows, areas }) => ({ rows: withNonBreakingSpaces(rows), areas }));
  const fitted = fitColumns(
    unbroken.map(({ rows, areas: [slot = nowhere] }) => ({
      rows: rolesOf(rows, wordContext),
      slot,
    })),
    wordContext.isLoose === true,
  );
  return unbroken.map((column, index) =>
    drawRows({ ...column, fitted: fitted[index] ?? [], anchor: 'centre' }, wordContext),
  );
}
