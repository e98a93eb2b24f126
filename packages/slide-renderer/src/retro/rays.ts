import type { SlidePoint } from '../decoration/figures';
import { pointAt, polygonPath } from './tracks';

const wholeTurn = 2 * Math.PI;

/** How far it is from a point to a line between two others, at an angle; null where it goes past. */
function distanceTo(
  centre: SlidePoint,
  angle: number,
  from: SlidePoint,
  to: SlidePoint,
): number | null {
  const ray = { x: Math.cos(angle), y: Math.sin(angle) };
  const edge = { x: to.x - from.x, y: to.y - from.y };
  const across = ray.x * edge.y - ray.y * edge.x;
  if (Math.abs(across) < 1e-9) return null;
  const begin = { x: from.x - centre.x, y: from.y - centre.y };
  const distance = (begin.x * edge.y - begin.y * edge.x) / across;
  const share = (begin.x * ray.y - begin.y * ray.x) / across;
  return distance > 0 && share >= 0 && share <= 1 ? distance : null;
}

/** How far a ray goes until it meets a closed boundary. */
function lengthWithin(centre: SlidePoint, angle: number, boundary: readonly SlidePoint[]): number {
  const distances = boundary.flatMap((from, index) => {
    const to = boundary[(index + 1) % boundary.length] ?? from;
    return distanceTo(centre, angle, from, to) ?? [];
  });
  return Math.min(Infinity, ...distances);
}

/** Angles across each of so many rays, which are as wide as what lies between them. */
function anglesOf(count: number, parts: number): number[][] {
  const pitch = wholeTurn / count;
  return Array.from({ length: count }, (_, ray) =>
    Array.from({ length: parts + 1 }, (__, part) => (ray - 0.25 + (0.5 * part) / parts) * pitch),
  );
}

/** Rays from a point to a boundary around it, at most so long. */
export function raysWithin(
  centre: SlidePoint,
  count: number,
  boundary: readonly SlidePoint[],
  longest = Infinity,
): string {
  const rays = anglesOf(count, 4).map((angles) => {
    const ends = angles.map((angle) => {
      const length = Math.min(longest, lengthWithin(centre, angle, boundary));
      return pointAt(centre, angle, Number.isFinite(length) ? length : 0);
    });
    return polygonPath([centre, ...ends]);
  });
  return rays.join('');
}

/** Short rays around a disc, from one radius to another. */
export function raysAround(
  centre: SlidePoint,
  count: number,
  [from, to]: readonly [from: number, to: number],
  isDrawn: (angle: number) => boolean = () => true,
): string {
  const drawn = anglesOf(count, 2).filter(([, middle = 0]) => isDrawn(middle));
  const rays = drawn.map(([first = 0, , last = 0]) => {
    const inner = [first, last].map((angle) => pointAt(centre, angle, from));
    const outer = [last, first].map((angle) => pointAt(centre, angle, to));
    return polygonPath([...inner, ...outer]);
  });
  return rays.join('');
}
