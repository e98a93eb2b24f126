import { floorSize, withBetterRag, withoutWidow, type LinesToEven } from './even-lines';

/** A text of a slot, whose size is looked for. All measures in px. */
export interface RoleToFit extends LinesToEven {
  readonly min: number;
  readonly max: number;
  /** No larger than that, wherever in its range it is. */
  readonly ceiling?: number;
  /** Where there is too much in the smallest sizes: below `min`, which it is unless it is said. */
  readonly tightMin?: number;
  /** Of a line, as a part of the size, at that size. */
  readonly lineHeight: (size: number) => number;
  /** Lines that it may have; undefined for as many as there is room for. */
  readonly maxLines?: number;
  /** Above it, unless it is the first of its slot. */
  readonly gap: number;
  /** For an icon over it, which counts as its own. */
  readonly space?: number;
  /** Width of the longest word at size 1. */
  readonly longestWord: number;
}

export interface FittedRole {
  readonly size: number;
  readonly lines: number;
  readonly height: number;
  /** Whether a line is drawn wider than the slot: emoji that a device draws in several signs. */
  readonly isTooWide: boolean;
}

export interface FittedSlot {
  readonly roles: readonly FittedRole[];
  /** With the gaps between the roles. */
  readonly height: number;
  /** What the gaps between the roles are, of what they usually are. */
  readonly gapScale: number;
  /** Whether there is more than the slot holds in the smallest sizes. */
  readonly overflows: boolean;
}

export interface SlotSize {
  readonly width: number;
  readonly height: number;
}

/** Below these a longest word does not lower a size: then the slot overflows. */
const lowestSizes = { title: 20, text: 14 } as const;

/** The largest size at which the longest word is no wider than the slot. */
function ceilingOf(role: RoleToFit, width: number): number {
  const ofWord = role.longestWord === 0 ? role.max : width / role.longestWord;
  const lowest = role.isTitle ? lowestSizes.title : lowestSizes.text;
  const { max, ceiling = max } = role;
  return Math.min(max, ceiling, Math.max(ofWord, Math.min(lowest, role.min)));
}

function sizeAt(role: RoleToFit, share: number, width: number): number {
  const wanted = role.min + share * (role.max - role.min);
  return floorSize(Math.min(ceilingOf(role, width), wanted));
}

/** Px by which a line may be drawn wider than it is counted. */
const drawnSlack = 2.5;

function fitRole(role: RoleToFit, size: number, width: number): FittedRole {
  const widths = role.lineWidths(size, width);
  const lines = widths.length;
  const isTooWide = Math.max(...widths) > width + drawnSlack;
  const height = lines * size * role.lineHeight(size) + (role.space ?? 0);
  return { size, lines, height, isTooWide };
}

function heightOf(roles: readonly RoleToFit[], fitted: readonly FittedRole[]): number {
  return fitted.reduce(
    (sum, { height }, index) => sum + height + (index === 0 ? 0 : (roles[index]?.gap ?? 0)),
    0,
  );
}

function keepsLineLimits(roles: readonly RoleToFit[], fitted: readonly FittedRole[]): boolean {
  return fitted.every(({ lines }, index) => lines <= (roles[index]?.maxLines ?? Infinity));
}

const bisections = 11;

/** The largest share of their ranges, from 0 to 1, at which all roles fit together. */
function largestShare(roles: readonly RoleToFit[], { width, height }: SlotSize): number | null {
  const fits = (share: number) => {
    const fitted = roles.map((role) => fitRole(role, sizeAt(role, share, width), width));
    if (heightOf(roles, fitted) > height) return false;
    return keepsLineLimits(roles, fitted) && !fitted.some((one) => one.isTooWide);
  };
  if (fits(1)) return 1;
  if (!fits(0)) return null;
  let [low, high] = [0, 1];
  for (let step = 0; step < bisections; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const tightGaps = 0.6;
/** Px by which a word may be wider than its slot. */
const wordSlack = 0.5;

/** Smaller than words of a role should be, and nearer to each other. */
function tightenRole(role: RoleToFit): RoleToFit {
  const { min, tightMin = min, gap } = role;
  return { ...role, min: Math.min(min, tightMin), max: min, gap: gap * tightGaps };
}

function withoutLineLimit({ maxLines: _, ...role }: RoleToFit): RoleToFit {
  return role;
}

interface Fitting {
  readonly roles: readonly RoleToFit[];
  /** Null where there is more than the slot holds. */
  readonly share: number | null;
  readonly gapScale: number;
}

/** In their own sizes, else in smaller ones, else on as many lines as these take. */
function findFitting(roles: readonly RoleToFit[], slot: SlotSize): Fitting {
  const share = largestShare(roles, slot);
  if (share !== null) return { roles, share, gapScale: 1 };
  const tight = roles.map(tightenRole);
  const tightShare = largestShare(tight, slot);
  if (tightShare !== null) return { roles: tight, share: tightShare, gapScale: tightGaps };
  const endless = tight.map(withoutLineLimit);
  return { roles: endless, share: largestShare(endless, slot), gapScale: tightGaps };
}

/**
 * The sizes of the texts of one slot: all of them as large as they can be together.
 * Source: docs/product/layouts.md 6.
 */
export function fitSlot(allRoles: readonly RoleToFit[], slot: SlotSize): FittedSlot {
  const { roles, share, gapScale } = findFitting(allRoles, slot);
  const fitted = roles.map((role) => {
    const size = sizeAt(role, share ?? 0, slot.width);
    if (gapScale < 1) return fitRole(role, size, slot.width);
    const even = withBetterRag(role, size, slot.width);
    return fitRole(role, withoutWidow(role, even, slot.width), slot.width);
  });
  return {
    roles: fitted,
    height: heightOf(roles, fitted),
    gapScale,
    overflows: share === null || isWiderThan(slot.width, roles, fitted),
  };
}

/** What any of the rows allows at most, for the roles of all of them. */
function equalizeRows(
  rows: readonly (readonly RoleToFit[])[],
  widthOf: (row: number) => number,
): RoleToFit[][] {
  const maxOf = (at: number) =>
    Math.min(
      ...rows.flatMap(({ [at]: role }, row) => (role ? [ceilingOf(role, widthOf(row))] : [])),
    );
  return rows.map((roles) =>
    roles.map((role, at) => ({ ...role, max: Math.max(role.min, maxOf(at)) })),
  );
}

function isWiderThan(width: number, roles: readonly RoleToFit[], fitted: readonly FittedRole[]) {
  return roles.some(
    (role, index) => role.longestWord * (fitted[index]?.size ?? 0) > width + wordSlack,
  );
}

interface RowsToFit {
  /** Of each row, where they are not all as wide as the slot. */
  readonly widths?: readonly number[];
  /** Whether what fits in smaller sizes alone counts as too much. */
  readonly isLoose?: boolean;
}

/**
 * The sizes of rows that are alike: all of them as large as the fullest one allows.
 * @param slot what each row has
 */
export function fitRows(
  rows: readonly (readonly RoleToFit[])[],
  slot: SlotSize,
  { widths, isLoose = false }: RowsToFit = {},
): readonly FittedSlot[] {
  const widthOf = (row: number) => widths?.[row] ?? slot.width;
  const shareOf = (roles: readonly RoleToFit[], row: number) =>
    largestShare(roles, { ...slot, width: widthOf(row) });
  const even = equalizeRows(rows, widthOf);
  const usual = even.map(shareOf);
  const isTight = usual.includes(null);
  const drawn = isTight ? even.map((roles) => roles.map(tightenRole)) : even;
  const shares = isTight ? drawn.map(shareOf) : usual;
  const share = Math.min(...shares.map((one) => one ?? 0), 1);
  return drawn.map((roles, index) => {
    const width = widthOf(index);
    const fitted = roles.map((role) => fitRole(role, sizeAt(role, share, width), width));
    const isTooMuch = shares[index] === null || (isTight && isLoose);
    const overflows = isTooMuch || isWiderThan(width, roles, fitted);
    return { roles: fitted, height: heightOf(roles, fitted), gapScale: 1, overflows };
  });
}

interface ColumnToFit {
  readonly rows: readonly (readonly RoleToFit[])[];
  /** What each of its rows has. */
  readonly slot: SlotSize;
}

function tightenColumn({ rows, slot }: ColumnToFit): ColumnToFit {
  return { rows: rows.map((roles) => roles.map(tightenRole)), slot };
}

/** Rows whose words stand beside one another: all of them at one share of their ranges. */
export function fitColumns(
  columns: readonly ColumnToFit[],
  isLoose = false,
): readonly (readonly FittedSlot[])[] {
  const even = columns.map(({ rows, slot }): ColumnToFit => {
    const equal = equalizeRows(rows, () => slot.width);
    const limited = rows.map((roles, row) =>
      roles.map((role, at) => ({ ...role, ceiling: equal[row]?.[at]?.max ?? role.max })),
    );
    return { rows: limited, slot };
  });
  const sharesOf = (wanted: readonly ColumnToFit[]) =>
    wanted.flatMap(({ rows, slot }) => rows.map((roles) => largestShare(roles, slot)));
  const usual = sharesOf(even);
  const isTight = usual.includes(null);
  const drawn = isTight ? even.map(tightenColumn) : even;
  const shares = isTight ? sharesOf(drawn) : usual;
  const isTooMuch = shares.includes(null) || (isTight && isLoose);
  const share = Math.min(1, ...shares.map((one) => one ?? 0));
  return drawn.map(({ rows, slot: { width } }) =>
    rows.map((roles): FittedSlot => {
      const fitted = roles.map((role) => fitRole(role, sizeAt(role, share, width), width));
      const overflows = isTooMuch || isWiderThan(width, roles, fitted);
      return { roles: fitted, height: heightOf(roles, fitted), gapScale: 1, overflows };
    }),
  );
}
