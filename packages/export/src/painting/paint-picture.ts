import type { PictureItem } from '../display-list/display-list';
import { scale } from '../limits';
import { emptyContext, type Context } from './canvas';
import { outlineOf } from './figures';

/** The picture with its outermost pixels once more around it, so that none mixes with nothing. */
function withMargin(picture: ImageBitmap): OffscreenCanvas {
  const { width, height } = picture;
  const context = emptyContext(width + 2, height + 2);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 1, 1);
  for (const [from, to] of [
    [0, 0],
    [width - 1, width + 1],
  ] as const) {
    context.drawImage(picture, from, 0, 1, height, to, 1, 1, height);
  }
  for (const [from, to] of [
    [0, 0],
    [height - 1, height + 1],
  ] as const) {
    context.drawImage(picture, 0, from, width, 1, 1, to, width, 1);
    context.drawImage(picture, 0, from, 1, 1, 0, to, 1, 1);
    context.drawImage(picture, width - 1, from, 1, 1, width + 1, to, 1, 1);
  }
  return context.canvas;
}

/** Fills an outline that lies within the picture; its soft edges are the outline's. */
function fillWithin(
  context: Context,
  { place }: PictureItem,
  picture: ImageBitmap,
  outline: Path2D,
): void {
  const across = (place.right - place.left) / picture.width;
  const down = (place.bottom - place.top) / picture.height;
  // The pixels of one that is drawn larger than it is reach half of their size beyond its edges.
  const isEnlarged = across * scale > 1 || down * scale > 1;
  const source = isEnlarged ? withMargin(picture) : picture;
  const margin = isEnlarged ? 1 : 0;
  const pattern = context.createPattern(source, 'no-repeat');
  if (pattern === null) throw new Error('No pattern');
  const [left, top] = [place.left - margin * across, place.top - margin * down];
  pattern.setTransform(new DOMMatrix([across, 0, 0, down, left, top]));
  context.fillStyle = pattern;
  context.fill(outline);
  if (source instanceof OffscreenCanvas) source.width = 0;
}

/**
 * Paints what of a picture lies in its box.
 * @param outline what is painted of it; its own box where there is none
 */
export function paintPicture(
  context: Context,
  item: PictureItem,
  picture: ImageBitmap,
  outline?: Path2D,
): void {
  const { box, corners, place } = item;
  const shape = outline ?? outlineOf({ box, corners });
  context.imageSmoothingQuality = 'medium';
  const isCovered =
    place.left <= box.left &&
    place.top <= box.top &&
    place.right >= box.right &&
    place.bottom >= box.bottom;
  if (isCovered) {
    fillWithin(context, item, picture, shape);
    return;
  }
  context.save();
  context.clip(shape);
  const [width, height] = [place.right - place.left, place.bottom - place.top];
  context.drawImage(picture, place.left, place.top, width, height);
  context.restore();
}
