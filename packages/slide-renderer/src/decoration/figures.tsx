import { cssOf, type Color } from '@arrasta/palettes';
import { slideWidth, type Area, type SlideContext } from '../context';
import { slideHeightOf } from '../format';
import { BoxFigure, PathFigure } from '../layouts/composed-parts';
import type { BoxItem, PathItem } from '../layouts/composition';

/** A place on the slide in px. */
export interface SlidePoint {
  readonly x: number;
  readonly y: number;
}

/** A disc or a ring. */
export interface Round {
  readonly centre: SlidePoint;
  readonly radius: number;
}

/** As paths and places have numbers: to a hundredth of a px. */
export function roundPx(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A line from point to point. */
export function pathThrough(points: readonly SlidePoint[]): string {
  return `M${points.map(({ x, y }) => `${roundPx(x)} ${roundPx(y)}`).join('L')}`;
}

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

export function discItem({ centre: { x, y }, radius }: Round, color: Color): BoxItem {
  const area: Area = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  return { kind: 'box', area, fill: cssOf(color), radius };
}

/** Boxes and paths, the lowest first. */
export function Figures({ items }: { readonly items: readonly (BoxItem | PathItem)[] }) {
  return items.map((item, index) =>
    item.kind === 'box' ? (
      <BoxFigure key={index} {...item} />
    ) : (
      <PathFigure key={index} {...item} />
    ),
  );
}
