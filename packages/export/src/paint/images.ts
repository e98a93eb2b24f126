import type { PaintedImage } from '../display-list';
import { exportScale } from '../surface';
import { outlineOf } from './box';
import { type Context, emptyContext } from './offscreen-canvas';

/** A picture as it is sent to where slides are painted. */
export interface PaintImage {
  /** The same for the same picture; null for one that is sent for one slide alone. */
  readonly key: string | null;
  readonly source: Blob | ImageBitmap;
  /** How often it is halved before it is drawn, as browsers do with one that is drawn small. */
  readonly downscaleSteps: number;
}

/** Pixels of pictures that are kept for the slides to come. */
const maxKept = 12_000_000;

interface Stored {
  readonly key: string | null;
  readonly decoding: Promise<ImageBitmap>;
  /** Slides that are about to be painted with it. */
  users: number;
}

/** In the order of their last use. */
let stored: readonly Stored[] = [];

async function decode({ source, downscaleSteps }: PaintImage): Promise<ImageBitmap> {
  const whole = source instanceof Blob ? await createImageBitmap(source) : source;
  if (downscaleSteps === 0) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.floor(whole.width / 2 ** downscaleSteps)),
    resizeHeight: Math.max(1, Math.floor(whole.height / 2 ** downscaleSteps)),
    resizeQuality: 'medium',
  });
  whole.close();
  return smaller;
}

function acquire(image: PaintImage): Stored {
  const key = image.key === null ? null : `${image.key} ${String(image.downscaleSteps)}`;
  const storedImage = key === null ? undefined : stored.find((one) => one.key === key);
  const one = storedImage ?? { key, decoding: decode(image), users: 0 };
  one.users += 1;
  stored = [...stored.filter((other) => other !== one), one];
  return one;
}

/**
 * Frees pictures that no slide waits for, those used longest ago first: a worker has no cache
 * limit.
 */
async function releaseUnused(): Promise<void> {
  let pixels = 0;
  for (const one of [...stored].reverse()) {
    const bitmap = await one.decoding.catch(() => null);
    pixels += bitmap === null ? 0 : bitmap.width * bitmap.height;
    const isWanted = bitmap !== null && one.key !== null && pixels <= maxKept;
    if (isWanted || one.users > 0) continue;
    stored = stored.filter((other) => other !== one);
    bitmap?.close();
  }
}

/** Work with the pixels of pictures, in their order. Rejects where they cannot be read here. */
export async function withBitmaps<Outcome>(
  images: readonly PaintImage[],
  work: (bitmaps: readonly ImageBitmap[]) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const used = images.map(acquire);
  try {
    return await work(await Promise.all(used.map(({ decoding }) => decoding)));
  } finally {
    for (const one of used) one.users -= 1;
    void releaseUnused();
  }
}

/** The picture with its outermost pixels once more around it, so that none mixes with nothing. */
function withMargin(image: ImageBitmap): OffscreenCanvas {
  const { width, height } = image;
  const context = emptyContext(width + 2, height + 2);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 1, 1);
  for (const [from, to] of [
    [0, 0],
    [width - 1, width + 1],
  ] as const) {
    context.drawImage(image, from, 0, 1, height, to, 1, 1, height);
  }
  for (const [from, to] of [
    [0, 0],
    [height - 1, height + 1],
  ] as const) {
    context.drawImage(image, 0, from, width, 1, 1, to, width, 1);
    context.drawImage(image, 0, from, 1, 1, 0, to, 1, 1);
    context.drawImage(image, width - 1, from, 1, 1, width + 1, to, 1, 1);
  }
  return context.canvas;
}

/** Fills an outline that lies within the picture; its soft edges are the outline's. */
function fillWithin(
  context: Context,
  { place }: PaintedImage,
  image: ImageBitmap,
  outline: Path2D,
): void {
  const across = (place.right - place.left) / image.width;
  const down = (place.bottom - place.top) / image.height;
  // The pixels of one that is drawn larger than it is reach half of their size beyond its edges.
  const isEnlarged = across * exportScale > 1 || down * exportScale > 1;
  const source = isEnlarged ? withMargin(image) : image;
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
export function paintImage(
  context: Context,
  item: PaintedImage,
  image: ImageBitmap,
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
    fillWithin(context, item, image, shape);
    return;
  }
  context.save();
  context.clip(shape);
  const [width, height] = [place.right - place.left, place.bottom - place.top];
  context.drawImage(image, place.left, place.top, width, height);
  context.restore();
}
