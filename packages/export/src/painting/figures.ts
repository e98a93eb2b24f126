import type { Corners, Edges, Layer, Point, RoundedBox } from '../display-list/display-list';

function addBox(path: Path2D, { left, top, right, bottom }: Edges, corners: Corners | null): void {
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  if (corners === null) path.rect(left, top, width, height);
  else path.roundRect(left, top, width, height, [...corners]);
}

/** The outline of a box; of several, of which a later one cuts a hole in an earlier one. */
export function outlineOf(...boxes: readonly RoundedBox[]): Path2D {
  const path = new Path2D();
  for (const { box, corners } of boxes) addBox(path, box, corners);
  return path;
}

/** What a layer is cut to. */
export type Clip = NonNullable<Layer['clip']>;

function isPolygon(clip: Clip): clip is readonly Point[] {
  return Array.isArray(clip);
}

/** The outline to which a layer is cut. */
export function clipOutline(clip: Clip): Path2D {
  if (!isPolygon(clip)) return outlineOf(clip);
  const path = new Path2D();
  clip.forEach(({ x, y }, number) => {
    if (number === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

/** The box around all points. */
export function boundsOf(points: readonly Point[]): Edges {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

/** The box a layer is cut to, or the one around its figure. */
export function clipBounds(clip: Clip): Edges {
  return isPolygon(clip) ? boundsOf(clip) : clip.box;
}

/** Whether a layer is cut to a box with sharp corners. */
export function isPlainBox(clip: Clip): boolean {
  return !isPolygon(clip) && clip.corners === null;
}
