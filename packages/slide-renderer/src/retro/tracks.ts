import { roundPx, type SlidePoint } from '../decoration/figures';

/** Straight on, or a quarter of a circle. In px. */
export type Move =
  { readonly go: number } | { readonly turn: 'left' | 'right'; readonly radius: number };

/** Where the middle of the bands runs. */
export interface Track {
  readonly start: SlidePoint;
  /** Where it is headed: 1 to the right, or -1 up. */
  readonly heading: SlidePoint;
  readonly moves: readonly Move[];
}

interface Step {
  readonly to: SlidePoint;
  readonly arc: {
    readonly centre: SlidePoint;
    readonly radius: number;
    readonly isRight: boolean;
  } | null;
}

function leftOf({ x, y }: SlidePoint): SlidePoint {
  return { x: y, y: -x };
}

function moveBy({ x, y }: SlidePoint, direction: SlidePoint, by: number): SlidePoint {
  return { x: x + direction.x * by, y: y + direction.y * by };
}

/** A line beside the track: its left-hand side for positive offsets. */
function stepsBeside({ start, heading, moves }: Track, offset: number) {
  let [at, ahead] = [start, heading];
  const first = moveBy(at, leftOf(ahead), offset);
  const steps = moves.map((move): Step => {
    if ('go' in move) {
      at = moveBy(at, ahead, move.go);
      return { to: moveBy(at, leftOf(ahead), offset), arc: null };
    }
    const isRight = move.turn === 'right';
    const left = leftOf(ahead);
    const inwards = isRight ? { x: -left.x, y: -left.y } : left;
    const centre = moveBy(at, inwards, move.radius);
    const radius = move.radius + (isRight ? offset : -offset);
    at = moveBy(centre, ahead, move.radius);
    ahead = inwards;
    return { to: moveBy(at, leftOf(ahead), offset), arc: { centre, radius, isRight } };
  });
  return { first, steps };
}

function pair({ x, y }: SlidePoint): string {
  return `${roundPx(x)} ${roundPx(y)}`;
}

/** The path of a line beside a track. */
export function pathBeside(track: Track, offset: number): string {
  const { first, steps } = stepsBeside(track, offset);
  const drawn = steps.map(({ to, arc }) => {
    if (arc === null) return `L${pair(to)}`;
    const radius = roundPx(arc.radius);
    return `A${radius} ${radius} 0 0 ${arc.isRight ? '1' : '0'} ${pair(to)}`;
  });
  return `M${pair(first)}${drawn.join('')}`;
}

const pointsOfArc = 10;

/** Points of a line beside a track. */
export function pointsBeside(track: Track, offset: number): SlidePoint[] {
  const { first, steps } = stepsBeside(track, offset);
  let from = first;
  const points = steps.flatMap(({ to, arc }) => {
    const begin = from;
    from = to;
    if (arc === null) return [to];
    const { centre, radius, isRight } = arc;
    const angle = Math.atan2(begin.y - centre.y, begin.x - centre.x);
    return Array.from({ length: pointsOfArc }, (_, index) => {
      const by = ((isRight ? 1 : -1) * (Math.PI / 2) * (index + 1)) / pointsOfArc;
      return pointAt(centre, angle + by, radius);
    });
  });
  return [first, ...points];
}

/** The point of a circle at an angle, which runs clockwise from the right. */
export function pointAt({ x, y }: SlidePoint, angle: number, radius: number): SlidePoint {
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
}

/** A closed figure through points. */
export function polygonPath(points: readonly SlidePoint[]): string {
  return `M${points.map(pair).join('L')}Z`;
}
