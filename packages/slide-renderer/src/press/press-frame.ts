import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem } from '../layouts/composition';
import type { SlideComposition } from '../layouts/draft';
import { heavy, thin } from './press-place';

/** From the outer edge of the heavy frame to the thin one, in px. */
const insetOfThin = 7;
/** From there to what the frames are around. */
export const framePadding = 14;

/** Four rules around an area, as far inside of it. */
function frameAt(whole: Area, inset: number, width: number, fill: string): BoxItem[] {
  const area = {
    left: whole.left + inset,
    top: whole.top + inset,
    width: whole.width - 2 * inset,
    height: whole.height - 2 * inset,
  };
  const right = area.left + area.width - width;
  const foot = area.top + area.height - width;
  return [
    { ...area, height: width },
    { ...area, top: foot, height: width },
    { ...area, width },
    { ...area, left: right, width },
  ].map((side) => ({ kind: 'box', area: side, fill }));
}

/** A heavy frame and a thin one inside of it, on whole px so that their edges are sharp. */
export function frameItems({ colors }: SlideComposition, area: Area): BoxItem[] {
  const fill = cssOf(colors.text);
  const top = Math.round(area.top);
  const whole = { ...area, top, height: Math.round(area.top + area.height) - top };
  return [...frameAt(whole, 0, heavy, fill), ...frameAt(whole, insetOfThin, thin, fill)];
}
