import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { PathItem } from '../layouts/composition';
import type { SlideComposition } from '../layouts/draft';
import { numberRun, signIn, type Mark } from '../layouts/list-marks';
import { handDrawnRing } from '../layouts/paper';
import { crayonColor, sheetColor } from './collage-colors';

const box =
  'M3.4 4.2C8.6 2.4 15.6 2.8 20.6 3.6C21.8 8.4 21.6 15.4 20.8 20.6C15 21.8 8.8 21.4 3.6 20.4C2.4 14.8 2.6 9 3.6 3.4';
const tick = 'M6.4 11.6C8.4 13.4 9.8 15.6 11 18C14 11.6 18.4 5.6 24.4 0.8';

/** A box that a hand has drawn and a tick that runs out of it, or a ring around a number. */
export function drawnMark(draft: SlideComposition, number: number | null, area: Area): Mark {
  const { colors, scene } = draft;
  const crayon = crayonColor(scene, sheetColor(scene));
  if (number !== null) {
    const sign = { content: String(number), size: area.width * 0.5, color: colors.text };
    return {
      under: [handDrawnRing(area, cssOf(crayon), 2.5)],
      mark: numberRun(draft, area, sign),
    };
  }
  const grown = area.width * 0.16;
  const out: Area = {
    left: area.left,
    top: area.top - grown,
    width: area.width + grown,
    height: area.height + grown,
  };
  const scale = 24 / area.width;
  const ticked: PathItem = {
    kind: 'path',
    area: out,
    field: [out.width * scale, out.height * scale],
    path: shiftDown(tick, grown * scale),
    fill: null,
    stroke: { color: cssOf(crayon), width: 2.8 },
  };
  return { under: [signIn(area, box, { color: colors.text, width: 1.9 }), ticked], mark: null };
}

const pairs = /(-?[\d.]+) (-?[\d.]+)/gu;

function shiftDown(path: string, by: number): string {
  return path.replace(pairs, (_, x: string, y: string) => `${x} ${String(Number(y) + by)}`);
}
