import type { BreakPosition } from './break-positions';

/** What a paragraph is fitted into. */
export interface LineFit {
  /** Of a line in px. */
  readonly width: number;
  /** In px. */
  readonly fontSize: number;
}

/** Px by which a line may be wider: browsers lay lines out in steps of a 64th. */
export const fitTolerance = 1 / 64;

/** The cost of a last line of one word, in square px of room left on a line. */
const widowCost = 10_000;
const overfullCost = 1e12;

interface Step {
  readonly cost: number;
  readonly previous: number;
}

/**
 * The breaks at which the room left at the ends of lines is spread most evenly: least squares of it,
 * a cost for each line and one for a single word on the last line (Knuth and Plass, "Breaking
 * paragraphs into lines", 1981, with the costs of Android's Minikin). `isLastFree` counts no room
 * left on the last line.
 * @param startX where the first line begins, in px like the positions
 * @returns those of `positions` at which lines end
 */
export function findOptimalBreaks(
  positions: readonly BreakPosition[],
  startX: number,
  { width, fontSize }: LineFit,
  isLastFree: boolean,
): BreakPosition[] {
  const lineCost = 4 * width * fontSize;
  const last = positions.length - 1;
  const extraCost = (index: number) => (index === last - 1 ? widowCost : 0);
  const steps: Step[] = [];
  positions.forEach((position, index) => {
    let best: Step = { cost: Number.POSITIVE_INFINITY, previous: -1 };
    for (let previous = index - 1; previous >= -1; previous -= 1) {
      const from = positions[previous]?.nextX ?? startX;
      const room = width + fitTolerance - (position.endX - from);
      // Farther back lines only get longer.
      if (room < 0 && best.cost < Number.POSITIVE_INFINITY) break;
      const isLast = index === last;
      const roomCost = isLast && isLastFree ? 4 * extraCost(previous) : room * room;
      const own = room < 0 ? overfullCost : roomCost;
      const cost = (steps[previous]?.cost ?? 0) + own;
      if (cost < best.cost) best = { cost, previous };
    }
    steps.push({ ...best, cost: best.cost + extraCost(index) + lineCost });
  });
  const breaks: BreakPosition[] = [];
  for (let at = last; at >= 0; at = steps[at]?.previous ?? -1) {
    breaks.unshift(...positions.slice(at, at + 1));
  }
  return breaks;
}
