import type { Corners, Edges, Layer, Point, RoundedBox } from '../display-list';

export type Context = OffscreenCanvasRenderingContext2D;

/** A canvas of this many pixels, empty. Its pixels are read back, so that it is best off in memory. */
export function emptyContext(width: number, height: number): Context {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  return context;
}

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
function boundsOf(points: readonly Point[]): Edges {
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

/** The pixels of a canvas that a box covers, or that it lies on in part. */
function pixelsUnder(context: Context, { left, top, right, bottom }: Edges): Edges {
  const transform = context.getTransform();
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((point) => transform.transformPoint(point));
  const bounds = boundsOf(corners);
  return {
    left: Math.max(0, Math.floor(bounds.left)),
    top: Math.max(0, Math.floor(bounds.top)),
    right: Math.min(context.canvas.width, Math.ceil(bounds.right)),
    bottom: Math.min(context.canvas.height, Math.ceil(bounds.bottom)),
  };
}

/**
 * Paints on a canvas of its own what lies in a box, and lays that over a canvas as one. Of a canvas
 * of a worker this is the one way to soft edges: what it clips it clips pixel by pixel.
 * @param opacity 0 to 1
 */
export function paintOnOffscreenCanvas(
  context: Context,
  box: Edges,
  opacity: number,
  paint: (apart: Context) => void,
): void {
  const { left, top, right, bottom } = pixelsUnder(context, box);
  if (right <= left || bottom <= top) return;
  const apart = emptyContext(right - left, bottom - top);
  const { a, b, c, d, e, f } = context.getTransform();
  apart.setTransform(a, b, c, d, e - left, f - top);
  paint(apart);
  context.save();
  context.globalAlpha *= opacity;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(apart.canvas, left, top);
  context.restore();
  apart.canvas.width = 0;
}
