import type { ColorStop, Gradient, LinearGradient, Point, RadialGradient } from '../display-list';
import { UnsupportedStyle } from './known-styles';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The arguments of a CSS function: what commas part that stand in no further brackets. */
function argumentsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part.trim()];
}

const term = /([+-]?)\s*([\d.]+)(px|%)/g;

/** A length in px, with its percentages of `whole`: `20px`, `52%` or `calc(52% - 0.2px)`. */
function lengthOf(text: string, whole: number): number {
  const inner = /^calc\((.*)\)$/.exec(text)?.[1] ?? text;
  if (/[^\d.+\-\s%px]/.test(inner)) throw new UnsupportedStyle(text);
  return [...inner.matchAll(term)].reduce((sum, [, sign, amount, unit]) => {
    const length = unit === '%' ? (Number(amount) / 100) * whole : Number(amount);
    return sum + (sign === '-' ? -length : length);
  }, 0);
}

const stopPattern = /^((?:rgba?|color)\([^)]*\))\s*(.*)$/;
const lengthPattern = /calc\([^)]*\)|[+-]?[\d.]+(?:px|%)/g;

interface OpenStop {
  readonly color: string;
  readonly at: number | null;
}

/** A colour with its places, of which there may be none, one or two. */
function openStops(text: string, length: number): OpenStop[] {
  const [, color, places] = stopPattern.exec(text) ?? [];
  if (color === undefined) throw new UnsupportedStyle(text);
  const lengths = (places ?? '').match(lengthPattern) ?? [];
  if (places?.replaceAll(lengthPattern, '').trim() !== '') throw new UnsupportedStyle(text);
  if (lengths.length === 0) return [{ color, at: null }];
  return lengths.map((place) => ({ color, at: lengthOf(place, length) }));
}

/** Places for those that have none, evenly between their neighbours, and none before the last. */
function placeStops(stops: readonly OpenStop[], length: number): ColorStop[] {
  const placedStops = stops.map(({ at }, number) => {
    if (at !== null) return at;
    if (number === 0) return 0;
    return number === stops.length - 1 ? length : null;
  });
  const ends = placedStops.map((at, number) => ({ at, number })).filter(({ at }) => at !== null);
  let furthest = Number.NEGATIVE_INFINITY;
  return stops.map(({ color }, number) => {
    const before = ends.findLast((end) => end.number <= number);
    const after = ends.find((end) => end.number >= number);
    const [from, to] = [before?.at ?? 0, after?.at ?? length];
    const steps = (after?.number ?? number) - (before?.number ?? number);
    const at = steps === 0 ? from : from + ((to - from) * (number - (before?.number ?? 0))) / steps;
    furthest = Math.max(furthest, at);
    return { color, at: furthest };
  });
}

function stopsOf(parts: readonly string[], length: number): ColorStop[] {
  return placeStops(
    parts.flatMap((part) => openStops(part, length)),
    length,
  );
}

const anglePattern = /^(-?[\d.]+)(deg|turn|rad|grad)$/;
const degrees = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 } as const;

/** In radians, clockwise from upwards; null for what is no direction. Source: css-images-3. */
function angleOf(text: string, { width, height }: Extent): number | null {
  const [, amount, unit] = anglePattern.exec(text) ?? [];
  if (amount !== undefined) {
    return (Number(amount) * degrees[unit as keyof typeof degrees] * Math.PI) / 180;
  }
  if (!text.startsWith('to ')) return null;
  const across = Number(text.includes('right')) - Number(text.includes('left'));
  const down = Number(text.includes('bottom')) - Number(text.includes('top'));
  // Towards a corner: at right angles to the line between the two corners beside it.
  if (across !== 0 && down !== 0) return Math.atan2(across * height, -down * width);
  return Math.atan2(across, -down);
}

function linear(parts: readonly string[], extent: Extent): LinearGradient {
  const [first = '', ...rest] = parts;
  const angle = angleOf(first, extent);
  const { width, height } = extent;
  const turn = angle ?? Math.PI;
  const [across, down] = [Math.sin(turn), -Math.cos(turn)];
  const length = Math.abs(width * across) + Math.abs(height * down);
  const centre = { x: width / 2, y: height / 2 };
  const endPoint = (sign: number): Point => ({
    x: centre.x + (sign * across * length) / 2,
    y: centre.y + (sign * down * length) / 2,
  });
  const stops = stopsOf(angle === null ? parts : rest, length);
  return { kind: 'linear', from: endPoint(-1), to: endPoint(1), stops };
}

/** The stops once more and once more until the end; the first and last of them are one round. */
function repeatStops(gradient: LinearGradient): LinearGradient {
  const { from, to, stops } = gradient;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const round = (stops.at(-1)?.at ?? 0) - (stops[0]?.at ?? 0);
  if (round <= 0 || stops[0]?.at !== 0) throw new UnsupportedStyle('repeating');
  const rounds = Array.from({ length: Math.ceil(length / round) }, (_, number) => number * round);
  const all = rounds.flatMap((start) => stops.map(({ at, color }) => ({ at: at + start, color })));
  return { ...gradient, stops: all };
}

const sides: Readonly<Record<string, number>> = {
  left: 0,
  top: 0,
  center: 0.5,
  right: 1,
  bottom: 1,
};

function placeOf(text: string, whole: number): number {
  const side = sides[text];
  return side === undefined ? lengthOf(text, whole) : side * whole;
}

/** Circles to the farthest corner, which is what a gradient without a size is. */
function radial(parts: readonly string[], { width, height }: Extent): RadialGradient {
  const [shape = '', ...rest] = parts;
  const [, place] = /^circle(?: farthest-corner)?(?: at (.*))?$/.exec(shape) ?? [];
  if (!shape.startsWith('circle')) throw new UnsupportedStyle(shape);
  if (shape !== 'circle' && place === undefined) throw new UnsupportedStyle(shape);
  const [across = 'center', down = 'center'] = (place ?? 'center center').split(' ');
  const isTurned = /top|bottom/.test(across) || /left|right/.test(down);
  const centre = {
    x: placeOf(isTurned ? down : across, width),
    y: placeOf(isTurned ? across : down, height),
  };
  const radius = Math.hypot(
    Math.max(centre.x, width - centre.x),
    Math.max(centre.y, height - centre.y),
  );
  return { kind: 'radial', centre, radius, stops: stopsOf(rest, radius) };
}

/**
 * A gradient as a browser computes it from `background-image`, over a box of this size.
 * @throws UnsupportedStyle for gradients of other kinds
 */
export function gradientOf(computed: string, extent: Extent): Gradient {
  const [, kind, inner = ''] = /^([a-z-]+)\((.*)\)$/.exec(computed) ?? [];
  const parts = argumentsOf(inner);
  if (kind === 'linear-gradient') return linear(parts, extent);
  if (kind === 'repeating-linear-gradient') return repeatStops(linear(parts, extent));
  if (kind === 'radial-gradient') return radial(parts, extent);
  throw new UnsupportedStyle(computed);
}
