import { cssOf, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem } from './composition';

/** A rule along the head of an area, `height` px thick. */
export function ruleAt(area: Area, height: number, color: Color): BoxItem {
  return { kind: 'box', area: { ...area, height }, fill: cssOf(color) };
}
