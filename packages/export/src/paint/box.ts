import {
  type ColorStop,
  type DisplayItem,
  type Edges,
  type Gradient,
  growBox,
  inset,
  type Point,
  type Corners,
  type Layer,
  type RoundedBox,
} from '../display-list';
import { boundsOf, paintOnOffscreenCanvas, type Context } from './offscreen-canvas';

function addBox(path: Path2D, { left, top, right, bottom }: Edges, corners: Corners | null): void {
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  if (corners === null) path.rect(left, top, width, height);
  else path.roundRect(left, top, width, height, [...corners]);
}

/** The outline of a box; of several, of which a later one cuts a hole in an earlier one. */
export function outlineOf(...boxes: readonly RoundedBox[]): Path2D {
  const path = new Path2D();
  for (const { box, corners } of boxes) addBox(path, box, corners);
  return path;
}

/** What a layer is cut to. */
export type Clip = NonNullable<Layer['clip']>;

function isPolygon(clip: Clip): clip is readonly Point[] {
  return Array.isArray(clip);
}

/** The outline to which a layer is cut. */
export function clipOutline(clip: Clip): Path2D {
  if (!isPolygon(clip)) return outlineOf(clip);
  const path = new Path2D();
  clip.forEach(({ x, y }, number) => {
    if (number === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

/** The box a layer is cut to, or the one around its figure. */
export function clipBounds(clip: Clip): Edges {
  return isPolygon(clip) ? boundsOf(clip) : clip.box;
}

/** Whether a layer is cut to a box with sharp corners. */
export function isPlainBox(clip: Clip): boolean {
  return !isPolygon(clip) && clip.corners === null;
}

interface Rgba {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

function rgbaOf(color: string): Rgba {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
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
function stretch(from: ColorStop, to: ColorStop): ColorStop[] {
  const [one, other] = [rgbaOf(from.color), rgbaOf(to.color)];
  const isOneColor = one.channels.every((channel, place) => channel === other.channels[place]);
  if (isOneColor || one.alpha === other.alpha) return [from, to];
  if (one.alpha === 0) return [{ ...from, color: asCss({ ...other, alpha: 0 }) }, to];
  if (other.alpha === 0) return [from, { ...to, color: asCss({ ...one, alpha: 0 }) }];
  return Array.from({ length: parts + 1 }, (_, number) => ({
    at: from.at + ((to.at - from.at) * number) / parts,
    color: asCss(mixColors(one, other, number / parts)),
  }));
}

/** The stops of a gradient as a canvas wants them. */
export function stopsForCanvas(stops: readonly ColorStop[]): ColorStop[] {
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
  const moveByOffset = ({ x, y }: Point): Point => ({ x: x + left, y: y + top });
  if (gradient.kind === 'radial') {
    const { x, y } = moveByOffset(gradient.centre);
    return context.createRadialGradient(x, y, first, x, y, last);
  }
  const [from, to] = [moveByOffset(gradient.from), moveByOffset(gradient.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const pointAlong = (at: number): Point => ({
    x: from.x + ((to.x - from.x) * at) / length,
    y: from.y + ((to.y - from.y) * at) / length,
  });
  const [start, end] = [pointAlong(first), pointAlong(last)];
  return context.createLinearGradient(start.x, start.y, end.x, end.y);
}

/** What a box is filled with. */
function gradientFill(context: Context, gradient: Gradient, box: Edges): CanvasGradient {
  const stops = stopsForCanvas(gradient.stops);
  const first = gradient.kind === 'radial' ? 0 : Math.min(...stops.map(({ at }) => at));
  const last = Math.max(...stops.map(({ at }) => at), first + Number.EPSILON);
  const fill = createCanvasGradient(context, gradient, box, [first, last]);
  for (const { at, color } of stops) {
    fill.addColorStop(Math.min(1, Math.max(0, (at - first) / (last - first))), color);
  }
  return fill;
}

type Item<Kind extends DisplayItem['kind']> = Extract<DisplayItem, { kind: Kind }>;

/**
 * The part of a box on which something of a fill is seen: a light that fades out ends there, and
 * what is beyond takes as long to paint as the light itself.
 */
export function visiblePart(box: Edges, fill: Item<'fill'>['fill']): Edges {
  if (typeof fill === 'string' || fill.kind !== 'radial') return box;
  const last = fill.stops.at(-1);
  if (last === undefined || rgbaOf(last.color).alpha > 0) return box;
  const [x, y] = [box.left + fill.centre.x, box.top + fill.centre.y];
  return {
    left: Math.max(box.left, x - last.at),
    top: Math.max(box.top, y - last.at),
    right: Math.min(box.right, x + last.at),
    bottom: Math.min(box.bottom, y + last.at),
  };
}

/** @param outline what is painted of it; its own box where there is none */
export function paintFill(
  context: Context,
  { box, corners, fill }: Item<'fill'>,
  outline?: Path2D,
): void {
  context.fillStyle = typeof fill === 'string' ? fill : gradientFill(context, fill, box);
  const visible = corners === null ? visiblePart(box, fill) : box;
  context.fill(outline ?? outlineOf({ box: visible, corners }));
}

export function paintRing(context: Context, { box, corners, widths, color }: Item<'ring'>): void {
  const outer = { box, corners };
  context.fillStyle = color;
  context.fill(outlineOf(outer, inset(outer, widths)), 'evenodd');
}

/** Farther away than anything is painted, in px. */
const away = 4000;

/** How far a shadow of this blur is seen, in px: three deviations, each half of the blur. */
const reachOf = (blur: number) => blur * 1.5;

/** All of a box's shadow, in px. */
function shadowBounds({ shadow, spread, box, corners }: Item<'shadow'>): Edges {
  const { left, top, right, bottom } = growBox({ box, corners }, spread + reachOf(shadow.blur)).box;
  return {
    left: left + shadow.x,
    top: top + shadow.y,
    right: right + shadow.x,
    bottom: bottom + shadow.y,
  };
}

/** From this blur on, in px, a shadow is painted small: its edge is many pixels wide. */
const wideBlur = 16;
/** Pixels, across and down, for which a wide shadow has one. */
const coarseness = 4;

/** Paints the shadow alone of a box, which stands far off and is not seen. */
function castShadow(context: Context, { shadow, spread, box, corners }: Item<'shadow'>): void {
  const caster = growBox({ box, corners }, spread);
  const { left, top, right, bottom } = caster.box;
  const far = { left: left - away, top, right: right - away, bottom };
  const { a, b } = context.getTransform();
  // Blur and offset of a shadow know nothing of how the canvas is turned, nor of its scale.
  const scale = Math.hypot(a, b);
  context.save();
  context.shadowColor = shadow.color;
  context.shadowBlur = shadow.blur * scale;
  context.shadowOffsetX = away * a + shadow.x * scale;
  context.shadowOffsetY = away * b + shadow.y * scale;
  context.fillStyle = '#000';
  context.fill(outlineOf({ box: far, corners: caster.corners }));
  context.restore();
}

/** Of a round corner's radius, how far it comes into its box. */
const cornerDepth = 0.3;

/** A box that lies inside another one, clear of its round corners and this far of its edges, in px. */
function boxInside({ box, corners }: RoundedBox, distance: number): RoundedBox[] {
  const radius = Math.max(0, ...(corners ?? []).flatMap(({ x, y }) => [x, y]));
  const inside = growBox({ box, corners: null }, -distance - radius * cornerDepth);
  const { left, top, right, bottom } = inside.box;
  return left < right && top < bottom ? [inside] : [];
}

/** Keeps what is painted out of the inside of a box, where nothing of its shadow is seen. */
function leaveInsideOut(context: Context, item: Item<'shadow'>, bounds: Edges): void {
  context.clip(outlineOf({ box: bounds, corners: null }, ...boxInside(item, 1)), 'evenodd');
}

/** Paints the shadow of a box, and nothing of it inside. */
function paintNarrowShadow(context: Context, item: Item<'shadow'>, bounds: Edges): void {
  paintOnOffscreenCanvas(context, bounds, 1, (apart) => {
    castShadow(apart, item);
    apart.globalCompositeOperation = 'destination-out';
    apart.fill(outlineOf(item));
  });
}

/** The same, cast small and laid over enlarged, and only where it is seen. */
function paintWideShadow(context: Context, item: Item<'shadow'>, bounds: Edges): void {
  const cast = (small: Context) => {
    castShadow(small, item);
  };
  context.save();
  leaveInsideOut(context, item, bounds);
  paintOnOffscreenCanvas(context, bounds, 1, (apart) => {
    leaveInsideOut(apart, item, bounds);
    paintOnOffscreenCanvas(apart, bounds, 1, cast, coarseness);
    apart.globalCompositeOperation = 'destination-out';
    apart.fill(outlineOf(item, ...boxInside(item, 2)), 'evenodd');
  });
  context.restore();
}

export function paintShadow(context: Context, item: Item<'shadow'>): void {
  const paint = item.shadow.blur < wideBlur ? paintNarrowShadow : paintWideShadow;
  paint(context, item, shadowBounds(item));
}
