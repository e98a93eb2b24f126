import type { SlideContext } from '../context';
import { discItem, pathOnSlide, roundPx, type Round } from '../decoration/figures';
import type { BoxItem } from '../layouts/composition';
import { bandColors, rayColor } from './retro-colors';
import { band } from './retro-place';
import { raysAround } from './rays';

/** Of its radius: the discs of a sun, and those of a disc that a number stands on. */
const discsOf = { sun: [1, 0.78, 0.565, 0.35], disc: [1, 0.88, 0.74, 0.6] } as const;

/** Discs in the colours of the bands, one in the other. */
export function discItems(
  context: SlideContext,
  round: Round,
  kind: keyof typeof discsOf = 'sun',
): BoxItem[] {
  const colors = bandColors(context);
  return discsOf[kind].flatMap((part, index) => {
    const color = colors[index];
    return color ? [discItem({ ...round, radius: round.radius * part }, color)] : [];
  });
}

/** The path of a whole circle. */
function circlePath({ centre: { x, y }, radius }: Round): string {
  const [r, across] = [roundPx(radius), roundPx(2 * radius)];
  return `M${roundPx(x - radius)} ${roundPx(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`;
}

/** Four rings, the background in the middle of them. */
export function ringItems(context: SlideContext, { centre, radius }: Round, width: number) {
  return bandColors(context).map((stroke, index) => {
    const path = circlePath({ centre, radius: radius - (index + 0.5) * width });
    // A little wider than they stand apart, so that no background is seen between two of them.
    return pathOnSlide(context, path, { stroke, width: index === 3 ? width : width + 0.5 });
  });
}

/** The width of the bands of a ring of that radius. */
export function ringWidth({ radius }: Round): number {
  return (radius / 158) * band.width;
}

interface RaysAround {
  readonly count: number;
  readonly to: number;
  readonly isDrawn?: (angle: number) => boolean;
}

/** Short rays around a disc. */
export function rayItem(context: SlideContext, { centre, radius }: Round, rays: RaysAround) {
  const { count, to, isDrawn } = rays;
  const path = raysAround(centre, count, [radius - 1, to], isDrawn);
  return pathOnSlide(context, path, { fill: rayColor(context) });
}
