import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { PathItem } from '../layouts/composition';
import type { SlideComposition } from '../layouts/draft';
import { heavy, thin } from './press-place';

/** From the outer edge of the heavy frame to the thin one, in px. */
const insetOfThin = 7;
/** From there to what the frames are around. */
export const framePadding = 14;

function frameAt(area: Area, inset: number, width: number, color: string): PathItem {
  const by = inset + width / 2;
  const [right, foot] = [String(area.width - by), String(area.height - by)];
  return {
    kind: 'path',
    area,
    field: [area.width, area.height],
    path: `M${String(by)} ${String(by)}H${right}V${foot}H${String(by)}Z`,
    fill: null,
    stroke: { color, width },
  };
}

/** A heavy frame and a thin one inside of it. */
export function frameItems({ colors }: SlideComposition, area: Area): PathItem[] {
  const color = cssOf(colors.text);
  return [frameAt(area, 0, heavy, color), frameAt(area, insetOfThin, thin, color)];
}
