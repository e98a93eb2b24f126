import type { DisplayItem } from '../display-list/display-list';
import { grown, inset } from '../display-list/rounded-box';
import { scale } from '../limits';
import { paintApart } from './apart';
import type { Context } from './canvas';
import { outlineOf } from './figures';
import { gradientFill } from './paint-gradient';

type Item<Kind extends DisplayItem['kind']> = Extract<DisplayItem, { kind: Kind }>;

/** @param outline what is painted of it; its own box where there is none */
export function paintFill(
  context: Context,
  { box, corners, fill }: Item<'fill'>,
  outline?: Path2D,
): void {
  context.fillStyle = typeof fill === 'string' ? fill : gradientFill(context, fill, box);
  context.fill(outline ?? outlineOf({ box, corners }));
}

export function paintRing(context: Context, { box, corners, widths, colour }: Item<'ring'>): void {
  const outer = { box, corners };
  context.fillStyle = colour;
  context.fill(outlineOf(outer, inset(outer, widths)), 'evenodd');
}

/** Farther away than anything is painted, in px. */
const away = 4000;

/** Farther than a shadow of this blur can be seen, in px. */
const reachOf = (blur: number) => blur * 2;

/** The shadow of a box far off, so that the box itself is not seen, and nothing of it inside. */
export function paintShadow(context: Context, item: Item<'shadow'>): void {
  const { shadow, spread, box, corners } = item;
  const edge = { box, corners };
  const caster = grown(edge, spread);
  const { left, top, right, bottom } = caster.box;
  const far = { left: left - away, top, right: right - away, bottom };
  const reach = reachOf(shadow.blur) + Math.max(Math.abs(shadow.x), Math.abs(shadow.y));
  paintApart(context, grown(caster, reach).box, 1, (apart) => {
    const { a, b } = apart.getTransform();
    apart.save();
    apart.shadowColor = shadow.colour;
    apart.shadowBlur = shadow.blur * scale;
    // Blur and offset of a shadow know nothing of how the canvas is turned.
    apart.shadowOffsetX = away * a + shadow.x * scale;
    apart.shadowOffsetY = away * b + shadow.y * scale;
    apart.fillStyle = '#000';
    apart.fill(outlineOf({ box: far, corners: caster.corners }));
    apart.restore();
    apart.globalCompositeOperation = 'destination-out';
    apart.fill(outlineOf(edge));
  });
}
