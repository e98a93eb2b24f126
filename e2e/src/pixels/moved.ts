import { PNG } from 'pngjs';

/** The same picture one pixel further down; its first row stays. */
export function movedDownOnePixel(image: Buffer): Buffer {
  const from = PNG.sync.read(image);
  const { width, height } = from;
  const to = new PNG({ width, height });
  PNG.bitblt(from, to, 0, 0, width, 1, 0, 0);
  PNG.bitblt(from, to, 0, 0, width, height - 1, 0, 1);
  return PNG.sync.write(to);
}
