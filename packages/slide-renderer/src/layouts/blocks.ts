import { cssOf, type Color } from '@arrasta/palettes';
import type { Chip } from '../box-paint';
import type { Area } from '../context';
import type { BlockLook } from '../block-look';
import type { BoxItem } from './composition';
import type { SlideComposition } from './draft';

/** Coloured blocks of the theme's own. */
export function themeBlocksOf({ scene }: SlideComposition) {
  return scene.theme.composition?.blocks;
}

/** A block as it is painted. */
export function blockBox({ fill, radius, paint, turn, shadow }: BlockLook, area: Area): BoxItem {
  return {
    kind: 'box',
    area,
    fill: cssOf(fill),
    radius,
    ...(turn !== undefined && { turn }),
    ...(shadow !== undefined && { shadow }),
    ...paint,
  };
}

/** The words of a block keep out of its round corner. */
export function insetBy(area: Area, inset: BlockLook['inset']): Area {
  if (inset === undefined) return area;
  const { head, foot, left = 0, right } = inset;
  return {
    ...area,
    left: area.left + left,
    top: area.top + head,
    width: area.width - left - right,
    height: area.height - head - foot,
  };
}

/** The background of a mark. */
export function chipBox({ sign: _, roundness, ...paint }: Chip, area: Area): BoxItem {
  return { kind: 'box', area, radius: area.height * roundness, ...paint };
}

/** An area without what is at its edges. */
export function insetArea(
  { left, top, width, height }: Area,
  across: number,
  along = across,
): Area {
  return {
    left: left + across,
    top: top + along,
    width: width - 2 * across,
    height: height - 2 * along,
  };
}

/** A rule along the head of an area, `height` px thick. */
export function ruleAt(area: Area, height: number, color: Color): BoxItem {
  return { kind: 'box', area: { ...area, height }, fill: cssOf(color) };
}
