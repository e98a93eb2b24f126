/** Pixels as decoders give them: four bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Parts that are looked at one by one; about two lines of text high at scale 2.5. */
const TILE = 54;
/** How far a part is looked for, in pixels. */
const REACH = 8;
/**
 * Levels of brightness a pixel by which a part may differ on the average without having moved: two
 * ways of scaling a photograph or of dithering a gradient are that far apart.
 */
const NOISE = 1;
/** A part has moved when it fits this much better elsewhere. */
const CLEARLY_BETTER = 0.5;

interface Offset {
  readonly x: number;
  readonly y: number;
}

const OFFSETS: Offset[] = [];
for (let y = -REACH; y <= REACH; y += 1) {
  for (let x = -REACH; x <= REACH; x += 1) OFFSETS.push({ x, y });
}
// Along a straight edge many places fit alike: the nearest one counts.
OFFSETS.sort((one, other) => distanceOf(one) - distanceOf(other));

function distanceOf({ x, y }: Offset): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/** By how many pixels, at most, a part of one picture has moved in the other (same size). */
export function largestShift(one: Pixels, other: Pixels): number {
  let largest = 0;
  for (let y = REACH; y + TILE + REACH <= one.height; y += TILE) {
    for (let x = REACH; x + TILE + REACH <= one.width; x += TILE) {
      largest = Math.max(largest, shiftOfTile(one, other, { x, y }));
    }
  }
  return largest;
}

function shiftOfTile(one: Pixels, other: Pixels, corner: Offset): number {
  const inPlace = misfit(one, other, corner, { x: 0, y: 0 }, Infinity);
  if (inPlace <= NOISE * TILE * TILE) return 0;
  let best = { error: inPlace * CLEARLY_BETTER, shift: 0 };
  for (const offset of OFFSETS) {
    const error = misfit(one, other, corner, offset, best.error);
    if (error < best.error) best = { error, shift: distanceOf(offset) };
  }
  return best.shift;
}

/** Sum of the differences in green, the channel nearest to brightness; stops above `limit`. */
function misfit(one: Pixels, other: Pixels, corner: Offset, offset: Offset, limit: number): number {
  let sum = 0;
  for (let row = 0; row < TILE && sum < limit; row += 1) {
    const from = (corner.y + row) * one.width + corner.x;
    const to = from + offset.y * one.width + offset.x;
    for (let column = 0; column < TILE; column += 1) {
      sum += Math.abs(green(one, from + column) - green(other, to + column));
    }
  }
  return sum;
}

function green(pixels: Pixels, index: number): number {
  return pixels.data[index * 4 + 1] ?? 0;
}
