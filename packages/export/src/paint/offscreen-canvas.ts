import type { Edges, Point } from '../display-list';

export type Context = OffscreenCanvasRenderingContext2D;

/**
 * A canvas of this many pixels, empty. Its pixels are read back, so that it is best off in memory.
 */
export function emptyContext(width: number, height: number): Context {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  return context;
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

/** Free canvases: a new one of a slide's size takes longer than what is painted on it. */
const spareContexts: Context[] = [];

/** A canvas of at least this many pixels, as it was left. */
function takeContext(width: number, height: number): Context {
  const spare = spareContexts.pop();
  if (spare === undefined) return emptyContext(width, height);
  const { canvas } = spare;
  if (canvas.width >= width && canvas.height >= height) return spare;
  const [wider, taller] = [Math.max(canvas.width, width), Math.max(canvas.height, height)];
  canvas.width = 0;
  return emptyContext(wider, taller);
}

/**
 * Has a canvas carry out what is still to be painted on it, so that it needs no canvas of that any
 * more.
 */
function finishPainting(context: Context): void {
  context.getImageData(0, 0, 1, 1);
}

/**
 * Paints on a canvas of its own what lies in a box, and lays that over a canvas as one. Of a canvas
 * of a worker this is the one way to soft edges: what it clips it clips pixel by pixel.
 * @param opacity 0 to 1
 * @param coarseness pixels of the canvas, across and down, for which one is painted: what has no
 *   sharp edge looks the same when it is painted small and laid over enlarged
 */
export function paintOnOffscreenCanvas(
  context: Context,
  box: Edges,
  opacity: number,
  paint: (apart: Context) => void,
  coarseness = 1,
): void {
  const bounds = pixelsUnder(context, box);
  if (bounds.right <= bounds.left || bounds.bottom <= bounds.top) return;
  // Enlarged, a pixel mixes with those beside it: one more on each side of what is coarse.
  const rim = coarseness === 1 ? 0 : 1;
  const [left, top] = [bounds.left - rim * coarseness, bounds.top - rim * coarseness];
  const width = Math.ceil((bounds.right - left) / coarseness) + rim;
  const height = Math.ceil((bounds.bottom - top) / coarseness) + rim;
  const apart = takeContext(width, height);
  const { a, b, c, d, e, f } = context.getTransform();
  apart.save();
  apart.clearRect(0, 0, width, height);
  apart.scale(1 / coarseness, 1 / coarseness);
  apart.transform(a, b, c, d, e - left, f - top);
  paint(apart);
  apart.restore();
  context.save();
  context.globalAlpha *= opacity;
  context.setTransform(1, 0, 0, 1, 0, 0);
  const [drawnWidth, drawnHeight] = [width * coarseness, height * coarseness];
  context.drawImage(apart.canvas, 0, 0, width, height, left, top, drawnWidth, drawnHeight);
  context.restore();
  finishPainting(context);
  spareContexts.push(apart);
}
