import type { Edges } from '../display-list/display-list';
import { emptyContext, type Context } from './canvas';
import { boundsOf } from './figures';

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
export function paintApart(
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
