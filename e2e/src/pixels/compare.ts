import pixelmatch from 'pixelmatch';
import { decoded } from './decoded';
import { largestShift, type Pixels } from './shift';

/** How different the colours of two pixels may be, from 0 to 1. */
const threshold = 0.1;

/** How far one picture is from another of the same size. */
export interface Comparison {
  /** Share of pixels, 0 to 1, that differ by more than antialiasing. */
  readonly mismatch: number;
  /** The same with antialiasing: edges that are jagged in one of them differ by that alone. */
  readonly withEdges: number;
  /** By how many pixels, at most, a part of the picture has moved; 0 when all is in place. */
  readonly maxShift: number;
}

/** Compares two files of pictures; throws when they are not equally large. */
export async function compareImages(actual: Buffer, expected: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([decoded(actual), decoded(expected)]);
  return comparePixels(one, other);
}

/** Compares two pictures that are decoded; throws when they are not equally large. */
export function comparePixels(actual: Pixels, expected: Pixels): Comparison {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    throw new Error(`Sizes differ: ${actual.width}x${actual.height} and ${width}x${height}.`);
  }
  const count = (includeAA: boolean) =>
    pixelmatch(actual.data, expected.data, undefined, width, height, { threshold, includeAA });
  const withEdges = count(true);
  // Those that differ by more than antialiasing are among them.
  const differing = withEdges === 0 ? 0 : count(false);
  return {
    mismatch: differing / (width * height),
    withEdges: withEdges / (width * height),
    maxShift: differing === 0 ? 0 : largestShift(actual, expected),
  };
}
