/** A text of a slot, whose size is looked for. All measures in px. */
export interface RoleToFit {
  readonly min: number;
  readonly max: number;
  /** Of a line, as a part of the size. */
  readonly lineHeight: number;
  /** Lines that it may have; undefined for as many as there is room for. */
  readonly maxLines?: number;
  /** Above it, unless it is the first of its slot. */
  readonly gap: number;
  /** Words of the title font: they are made even, smaller ones of the content font are not. */
  readonly isTitle: boolean;
  /** Of the size chosen at first, how much of it an evener title must keep. */
  readonly keptForRag: number;
  /** Whether a short last line is worth a smaller size. */
  readonly avoidsWidow: boolean;
  /** Width of the longest word at size 1. */
  readonly longestWord: number;
  /** Widths of its lines at a size, in a column as wide as the slot. */
  readonly lineWidths: (size: number, width: number) => readonly number[];
}

export interface FittedRole {
  readonly size: number;
  readonly lines: number;
  readonly height: number;
}

export interface FittedSlot {
  readonly roles: readonly FittedRole[];
  /** With the gaps between the roles. */
  readonly height: number;
  /** Whether there is more than the slot holds in the smallest sizes. */
  readonly overflows: boolean;
}

export interface SlotSize {
  readonly width: number;
  readonly height: number;
}

/** Below these a longest word does not lower a size: then the slot overflows. */
const lowestSizes = { title: 20, text: 14 } as const;

/** Large sizes in whole px, small ones in halves. */
function floorSize(size: number): number {
  return size > 30 ? Math.floor(size) : Math.floor(size * 2) / 2;
}

/** The largest size at which the longest word is no wider than the slot. */
function ceilingOf(role: RoleToFit, width: number): number {
  const ofWord = role.longestWord === 0 ? role.max : width / role.longestWord;
  const lowest = role.isTitle ? lowestSizes.title : lowestSizes.text;
  return Math.min(role.max, Math.max(ofWord, Math.min(lowest, role.min)));
}

function sizeAt(role: RoleToFit, share: number, width: number): number {
  const wanted = role.min + share * (role.max - role.min);
  return floorSize(Math.min(ceilingOf(role, width), wanted));
}

function fitRole(role: RoleToFit, size: number, width: number): FittedRole {
  const lines = role.lineWidths(size, width).length;
  return { size, lines, height: lines * size * role.lineHeight };
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
    return keepsLineLimits(roles, fitted) && heightOf(roles, fitted) <= height;
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

function shortestOfLongest(widths: readonly number[]): number {
  return Math.min(...widths) / Math.max(...widths);
}

/** A title of three lines or more, one of them under half of the longest, with a line fewer. */
function withBetterRag(role: RoleToFit, size: number, width: number): number {
  const widths = role.lineWidths(size, width);
  const rag = shortestOfLongest(widths);
  if (!role.isTitle || widths.length < 3 || rag >= 0.5) return size;
  for (let smaller = size; smaller >= size * role.keptForRag; smaller = floorSize(smaller - 0.5)) {
    const lines = role.lineWidths(smaller, width);
    if (lines.length < widths.length) return shortestOfLongest(lines) > rag ? smaller : size;
  }
  return size;
}

const smallestForWidow = 0.8;

/** A last line of at least half of the longest one, where a fifth less gives it. */
function withoutWidow(role: RoleToFit, size: number, width: number): number {
  if (!role.avoidsWidow) return size;
  for (let smaller = size; smaller >= size * smallestForWidow; smaller = floorSize(smaller - 0.5)) {
    const widths = role.lineWidths(smaller, width);
    const last = widths.at(-1) ?? 0;
    if (widths.length < 2 || last * 2 >= Math.max(...widths)) return smaller;
  }
  return size;
}

/**
 * The sizes of the texts of one slot: all of them as large as they can be together.
 * Source: docs/product/layouts.md 6.
 */
export function fitSlot(roles: readonly RoleToFit[], slot: SlotSize): FittedSlot {
  const share = largestShare(roles, slot);
  const fitted = roles.map((role) => {
    const size = sizeAt(role, share ?? 0, slot.width);
    const even = withBetterRag(role, size, slot.width);
    return fitRole(role, withoutWidow(role, even, slot.width), slot.width);
  });
  const isTooWide = roles.some(
    (role, index) => role.longestWord * (fitted[index]?.size ?? 0) > slot.width + 0.5,
  );
  return {
    roles: fitted,
    height: heightOf(roles, fitted),
    overflows: share === null || isTooWide,
  };
}

/**
 * The sizes of rows that are alike: all of them as large as the fullest one allows.
 * @param slot what each row has
 */
export function fitRows(
  rows: readonly (readonly RoleToFit[])[],
  slot: SlotSize,
): readonly FittedSlot[] {
  const shares = rows.map((roles) => largestShare(roles, slot));
  const share = Math.min(...shares.map((one) => one ?? 0), 1);
  return rows.map((roles, index) => {
    const fitted = roles.map((role) => fitRole(role, sizeAt(role, share, slot.width), slot.width));
    return { roles: fitted, height: heightOf(roles, fitted), overflows: shares[index] === null };
  });
}
