import { PNG } from 'pngjs';
import type { Pixels } from './shift';

/** The same picture one pixel further down; its first row stays. */
export function movedDownOnePixel(image: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(image);
  const moved = new PNG({ width, height });
  moved.data.set(pixelsOnePixelDown({ width, height, data }).data);
  return PNG.sync.write(moved);
}

/** The same of a picture that is decoded. */
export function pixelsOnePixelDown({ width, height, data }: Pixels): Pixels {
  const row = width * 4;
  const moved = new Uint8Array(data.length);
  moved.set(data.subarray(0, row));
  moved.set(data.subarray(0, data.length - row), row);
  return { width, height, data: moved };
}
