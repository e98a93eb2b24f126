import type { Edges } from '../display-list/display-list';

/**
 * Pixels by which a place halfway between two may be told as less: browsers count in 64ths, but tell
 * px as fractions of 24 bits.
 */
const imprecision = 1 / 256;

/** What is thicker than this, in pixels, is seen, however little of it falls on any. */
const thinnest = 1 / 16;

/** The nearest edge between two pixels, which browsers lay boxes and words on. All in px. */
export function onPixel(length: number, pixel: number): number {
  return Math.round(length / pixel + imprecision) * pixel;
}

function farEdge(near: number, far: number, pixel: number): number {
  const [start, end] = [onPixel(near, pixel), onPixel(far, pixel)];
  return start === end && (far - near) / pixel > thinnest ? start + pixel : end;
}

/**
 * A box with its edges between pixels, as browsers have it: one that is not quite nothing is at
 * least a pixel wide and high.
 * @param pixel the size of a pixel in px
 */
export function onPixels({ left, top, right, bottom }: Edges, pixel: number): Edges {
  return {
    left: onPixel(left, pixel),
    top: onPixel(top, pixel),
    right: farEdge(left, right, pixel),
    bottom: farEdge(top, bottom, pixel),
  };
}
