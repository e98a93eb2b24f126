import type { BorderWidths, Corners, Point, RoundedBox } from './display-list';

function eachCorner(
  [one, two, three, four]: Corners,
  change: (corner: Point, place: 0 | 1 | 2 | 3) => Point,
): Corners {
  return [change(one, 0), change(two, 1), change(three, 2), change(four, 3)];
}

/** What of a box lies inside its border. Source: css-backgrounds-3, 4.2. */
export function inset({ box, corners }: RoundedBox, widths: BorderWidths): RoundedBox {
  const [top, right, bottom, left] = widths;
  const inner = {
    left: box.left + left,
    top: box.top + top,
    right: box.right - right,
    bottom: box.bottom - bottom,
  };
  const across = [left, right, right, left] as const;
  const down = [top, top, bottom, bottom] as const;
  const less = ({ x, y }: Point, place: 0 | 1 | 2 | 3): Point => ({
    x: Math.max(0, x - across[place]),
    y: Math.max(0, y - down[place]),
  });
  return { box: inner, corners: corners === null ? null : eachCorner(corners, less) };
}

/** A box made larger on all sides, its round corners with it; the sharp ones stay sharp. */
export function grown({ box, corners }: RoundedBox, by: number): RoundedBox {
  const { left, top, right, bottom } = box;
  const more = ({ x, y }: Point): Point => ({
    x: x === 0 ? 0 : Math.max(0, x + by),
    y: y === 0 ? 0 : Math.max(0, y + by),
  });
  return {
    box: { left: left - by, top: top - by, right: right + by, bottom: bottom + by },
    corners: corners === null ? null : eachCorner(corners, more),
  };
}

/** The corners made smaller until two of a side find room on it. Source: css-backgrounds-3, 4.5. */
export function fittingCorners(corners: Corners, width: number, height: number): Corners {
  const [one, two, three, four] = corners;
  const room = (whole: number, sum: number) => (sum > whole ? whole / sum : 1);
  const factor = Math.min(
    room(width, one.x + two.x),
    room(width, four.x + three.x),
    room(height, one.y + four.y),
    room(height, two.y + three.y),
  );
  return eachCorner(corners, ({ x, y }) => ({ x: x * factor, y: y * factor }));
}
