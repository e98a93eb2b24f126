import type { Area } from '../context';

/** Four columns, in px: how wide, what lies between two, and where the first begins. */
export const grid = { column: 85, gap: 12, left: 28, width: 376 } as const;

/** From a column, counted from 0, on to the right margin. */
export function columnsFrom(column: number): Pick<Area, 'left' | 'width'> {
  const left = grid.left + column * (grid.column + grid.gap);
  return { left, width: grid.left + grid.width - left };
}

/** So many columns from one on, counted from 0. */
export function columnsAt(column: number, count: number): Pick<Area, 'left' | 'width'> {
  const { left } = columnsFrom(column);
  return { left, width: count * grid.column + (count - 1) * grid.gap };
}
