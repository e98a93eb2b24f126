import { cssOf, type Color } from '@arrasta/palettes';
import { slideWidth, type Area, type SlideContext } from '../context';
import { slideHeightOf } from '../format';
import type { BoxItem, PathItem } from '../layouts/composition';
import { bandColors, rayColor } from './retro-colors';
import { band, type Round } from './retro-place';
import { raysAround } from './rays';
import { short } from './tracks';

/** A path in px of the whole slide. */
export function pathOnSlide(
  { carousel }: Pick<SlideContext, 'carousel'>,
  path: string,
  look: { readonly fill: Color } | { readonly stroke: Color; readonly width: number },
): PathItem {
  const height = slideHeightOf(carousel);
  return {
    kind: 'path',
    area: { left: 0, top: 0, width: slideWidth, height },
    field: [slideWidth, height],
    path,
    fill: 'fill' in look ? cssOf(look.fill) : null,
    stroke: 'fill' in look ? null : { color: cssOf(look.stroke), width: look.width },
  };
}

function circle({ centre: { x, y }, radius }: Round, color: Color): BoxItem {
  const area: Area = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  return { kind: 'box', area, fill: cssOf(color), radius };
}

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
    return color ? [circle({ ...round, radius: round.radius * part }, color)] : [];
  });
}

/** The path of a whole circle. */
function circlePath({ centre: { x, y }, radius }: Round): string {
  const [r, across] = [short(radius), short(2 * radius)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0Z`;
}

/** Four rings, the ground in the middle of them. */
export function ringItems(context: SlideContext, { centre, radius }: Round, width: number) {
  return bandColors(context).map((stroke, index) => {
    const path = circlePath({ centre, radius: radius - (index + 0.5) * width });
    // A little wider than they stand apart, so that no ground is seen between two of them.
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
