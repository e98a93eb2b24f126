import { type Drawing, newDrawing } from '../surface';

/** Every fifth pixel of a slide's picture across and down. */
export const sampleSize = { width: 216, height: 270 } as const;

/** Pixels of a picture, row by row, four bytes each: red, green, blue, opacity. */
export type PixelSample = Uint8ClampedArray;

let drawing: Drawing | null = null;

/**
 * Every fifth pixel of the picture of a slide, in a worker as well.
 * @throws where the engine gives no canvas
 */
export function samplePixels(image: CanvasImageSource): PixelSample {
  const { width, height } = sampleSize;
  drawing ??= newDrawing(width, height);
  const { context } = drawing;
  context.clearRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** By how much two samples differ, on average over all their bytes: 0 to 255. */
export function meanDifference(one: PixelSample, other: PixelSample): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) {
    sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
  }
  return sum / one.length;
}
