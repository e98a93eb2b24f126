import { contrastRatio, parseColor, type Color } from '@arrasta/palettes';
import type { Pixels } from '../pixels/shift';
import type { Box, DrawnText } from './image';

/** Share of a line's height above and below its letters. */
const LEADING = 0.2;

function colorAt({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** The colours in a part of the photograph, each as 0xRRGGBB. */
function colorsIn(
  photograph: Pixels,
  { left, top, right, bottom }: Box,
  scale: number,
): Set<number> {
  const air = (bottom - top) * LEADING;
  const found = new Set<number>();
  let last = -1;
  for (let y = Math.ceil((top + air) * scale); y < Math.floor((bottom - air) * scale); y += 1) {
    for (let x = Math.floor(left * scale); x < Math.ceil(right * scale); x += 1) {
      const color = colorAt(photograph, x, y);
      // Neighbours mostly have the same.
      if (color !== last) found.add(color);
      last = color;
    }
  }
  return found;
}

function asColor(packed: number): Color {
  return { red: packed >> 16, green: (packed >> 8) & 255, blue: packed & 255, alpha: 1 };
}

/**
 * The smallest contrast a text has on the pixels behind it.
 * @param backgrounds the wall without its words
 * @param scale pixels of the photograph for one px of the wall
 */
export function contrastOf(
  { color, lines, words }: DrawnText,
  backgrounds: Pixels,
  scale: number,
): number {
  const ink = parseColor(color);
  const behind = lines.flatMap((line) => [...colorsIn(backgrounds, line, scale)]);
  if (ink === null || behind.length === 0) throw new Error(`Nothing to measure: ${words}`);
  return Math.min(
    ...[...new Set(behind)].map((background) => contrastRatio(ink, asColor(background))),
  );
}
