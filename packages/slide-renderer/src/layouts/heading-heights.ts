import type { Area } from '../context';
import type { TextRun } from './composition';

/** What a heading has of its side's height, in px: more than its area where its words need it. */
export function heightOfHeading({ height }: Area, run: TextRun | null, min: number): number {
  return Math.max(height, min, Math.ceil(run?.area.height ?? 0));
}

interface ComposedSide {
  readonly headingHeight: number;
}

/** Sides whose lines begin at one height where they stand beside one another, however high a heading is. */
export function composeWithEqualHeadings<Composed extends ComposedSide>(
  isStacked: boolean,
  composeSides: (minHeading: number) => readonly Composed[],
): readonly Composed[] {
  const composed = composeSides(0);
  const heights = composed.map(({ headingHeight }) => headingHeight);
  const highest = Math.max(...heights);
  const isEqual = heights.every((height) => height === highest);
  return isStacked || isEqual ? composed : composeSides(highest);
}
