import type { Pixels } from '../pixels/shift';
import type { Box } from './image';

/** How far words reach, in px of the slide; null where there are none. */
export interface Ink {
  /** What stands in the content field. */
  readonly elements: Box | null;
  /** Brand line and running head. */
  readonly brand: Box | null;
  readonly indicator: Box | null;
}

/** Fainter pixels are the smoothed edge of a letter. */
const FAINT = 160;

function grown(box: Box | undefined, x: number, y: number): Box {
  if (box === undefined) return { left: x, top: y, right: x + 1, bottom: y + 1 };
  const { left, top, right, bottom } = box;
  return {
    left: Math.min(left, x),
    top: Math.min(top, y),
    right: Math.max(right, x + 1),
    bottom: Math.max(bottom, y + 1),
  };
}

/** Which of red, green and blue a pixel has most of; null for paper. */
function inkAt({ data, width }: Pixels, x: number, y: number): 0 | 1 | 2 | null {
  const at = (y * width + x) * 4;
  const [red, green, blue] = [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
  if (Math.min(red, green, blue) > FAINT) return null;
  if (red > green && red > blue) return 0;
  return green > blue ? 1 : 2;
}

/**
 * How far the words of one picture reach.
 * @param ink the wall's words, at one pixel for each px
 * @param place of the picture on the wall
 */
export function inkOf(ink: Pixels, place: Box): Ink {
  const found: [red?: Box, green?: Box, blue?: Box] = [];
  for (let y = place.top; y < place.bottom; y += 1) {
    for (let x = place.left; x < place.right; x += 1) {
      const color = inkAt(ink, x, y);
      if (color === null) continue;
      found[color] = grown(found[color], x - place.left, y - place.top);
    }
  }
  const [elements = null, indicator = null, brand = null] = found;
  return { elements, brand, indicator };
}
