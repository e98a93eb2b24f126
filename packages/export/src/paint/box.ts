import {
  type ColourStop,
  type DisplayItem,
  type Edges,
  type Gradient,
  growBox,
  inset,
  type Point,
} from '../display-list';
import { exportScale } from '../timeouts';
import { type Context, outlineOf, paintOnOffscreenCanvas } from './canvas';

interface Rgba {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

function rgbaOf(colour: string): Rgba {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return { channels: [red, green, blue], alpha };
}

const asCss = ({ channels: [red, green, blue], alpha }: Rgba) =>
  `rgba(${String(red)}, ${String(green)}, ${String(blue)}, ${String(alpha)})`;

/** Parts of a stretch between two half transparent colours. */
const parts = 8;

/** The colour between two, as CSS mixes them: the fainter one counts for less. */
function mixColors(from: Rgba, to: Rgba, share: number): Rgba {
  const alpha = from.alpha + (to.alpha - from.alpha) * share;
  const mix = (place: 0 | 1 | 2) =>
    alpha === 0
      ? 0
      : (from.channels[place] * from.alpha * (1 - share) + to.channels[place] * to.alpha * share) /
        alpha;
  return { channels: [mix(0), mix(1), mix(2)], alpha };
}

/**
 * The stops between which a canvas, which mixes colours without regard to their alpha, paints what
 * CSS paints, which does not.
 */
function stretch(from: ColourStop, to: ColourStop): ColourStop[] {
  const [one, other] = [rgbaOf(from.colour), rgbaOf(to.colour)];
  if (one.alpha === other.alpha) return [from, to];
  if (one.alpha === 0) return [{ ...from, colour: asCss({ ...other, alpha: 0 }) }, to];
  if (other.alpha === 0) return [from, { ...to, colour: asCss({ ...one, alpha: 0 }) }];
  return Array.from({ length: parts + 1 }, (_, number) => ({
    at: from.at + ((to.at - from.at) * number) / parts,
    colour: asCss(mixColors(one, other, number / parts)),
  }));
}

/** The stops of a gradient as a canvas wants them. */
export function stopsForCanvas(stops: readonly ColourStop[]): ColourStop[] {
  return stops.flatMap((stop, number) => {
    const next = stops[number + 1];
    if (next === undefined) return stops.length === 1 ? [stop] : [];
    return stretch(stop, next);
  });
}

/** A gradient with all its stops between 0 and 1. */
function createCanvasGradient(
  context: Context,
  gradient: Gradient,
  { left, top }: Edges,
  reach: readonly [first: number, last: number],
): CanvasGradient {
  const [first, last] = reach;
  const moved = ({ x, y }: Point): Point => ({ x: x + left, y: y + top });
  if (gradient.kind === 'radial') {
    const { x, y } = moved(gradient.centre);
    return context.createRadialGradient(x, y, first, x, y, last);
  }
  const [from, to] = [moved(gradient.from), moved(gradient.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = (at: number): Point => ({
    x: from.x + ((to.x - from.x) * at) / length,
    y: from.y + ((to.y - from.y) * at) / length,
  });
  const [start, end] = [along(first), along(last)];
  return context.createLinearGradient(start.x, start.y, end.x, end.y);
}

/** What a box is filled with. */
function gradientFill(context: Context, gradient: Gradient, box: Edges): CanvasGradient {
  const stops = stopsForCanvas(gradient.stops);
  const first = gradient.kind === 'radial' ? 0 : Math.min(...stops.map(({ at }) => at));
  const last = Math.max(...stops.map(({ at }) => at), first + Number.EPSILON);
  const fill = createCanvasGradient(context, gradient, box, [first, last]);
  for (const { at, colour } of stops) {
    fill.addColorStop(Math.min(1, Math.max(0, (at - first) / (last - first))), colour);
  }
  return fill;
}

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
  const caster = growBox(edge, spread);
  const { left, top, right, bottom } = caster.box;
  const far = { left: left - away, top, right: right - away, bottom };
  const reach = reachOf(shadow.blur) + Math.max(Math.abs(shadow.x), Math.abs(shadow.y));
  paintOnOffscreenCanvas(context, growBox(caster, reach).box, 1, (apart) => {
    const { a, b } = apart.getTransform();
    apart.save();
    apart.shadowColor = shadow.colour;
    apart.shadowBlur = shadow.blur * exportScale;
    // Blur and offset of a shadow know nothing of how the canvas is turned.
    apart.shadowOffsetX = away * a + shadow.x * exportScale;
    apart.shadowOffsetY = away * b + shadow.y * exportScale;
    apart.fillStyle = '#000';
    apart.fill(outlineOf({ box: far, corners: caster.corners }));
    apart.restore();
    apart.globalCompositeOperation = 'destination-out';
    apart.fill(outlineOf(edge));
  });
}
