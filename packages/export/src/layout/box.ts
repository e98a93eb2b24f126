import {
  type BorderWidths,
  type Corners,
  type DisplayItem,
  type Edges,
  fittingCorners,
  type Point,
  type RoundedBox,
  type Shadow,
} from '../display-list';
import { gradientOf } from './gradient';
import { UnsupportedStyle } from './known-styles';

const px = (length: string) => Number.parseFloat(length);

function lengthOf(text: string, whole: number): number {
  return text.endsWith('%') ? (px(text) / 100) * whole : px(text);
}

function radiusOf(computed: string, width: number, height: number): Point {
  const [across = '0', down = across] = computed.split(' ');
  return { x: lengthOf(across, width), y: lengthOf(down, height) };
}

/** The corners of a box; null where none is round. */
export function roundedCornersOf(style: CSSStyleDeclaration, box: Edges): Corners | null {
  const { borderTopLeftRadius, borderTopRightRadius } = style;
  const { borderBottomRightRadius, borderBottomLeftRadius } = style;
  const all = [
    borderTopLeftRadius,
    borderTopRightRadius,
    borderBottomRightRadius,
    borderBottomLeftRadius,
  ] as const;
  if (all.every((one) => one === '0px')) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const [one, two, three, four] = all.map((radius) => radiusOf(radius, width, height));
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    return null;
  return fittingCorners([one, two, three, four], width, height);
}

const clear = /^rgba\(.*, 0\)$/;

/** Whether a colour, as it is computed, can be seen. */
export function isSeen(color: string): boolean {
  return color !== 'transparent' && !clear.test(color);
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The widths of the border. */
export function borderWidthsOf(style: CSSStyleDeclaration): BorderWidths {
  return sides.map((side) => px(style[`border${side}Width`])) as [number, number, number, number];
}

function borderOf(style: CSSStyleDeclaration, shape: RoundedBox): DisplayItem[] {
  const widths = borderWidthsOf(style);
  const drawnSides = sides.filter((_, number) => widths[number] !== 0);
  const [first] = drawnSides;
  if (first === undefined) return [];
  const color = style[`border${first}Color`];
  for (const side of drawnSides) {
    if (style[`border${side}Style`] !== 'solid') throw new UnsupportedStyle('border-style');
    if (style[`border${side}Color`] !== color) throw new UnsupportedStyle('border-color');
  }
  return isSeen(color) ? [{ kind: 'ring', ...shape, widths, color }] : [];
}

function backgroundsOf(style: CSSStyleDeclaration, shape: RoundedBox): DisplayItem[] {
  const { backgroundColor, backgroundImage } = style;
  const items: DisplayItem[] = [];
  if (isSeen(backgroundColor)) items.push({ kind: 'fill', ...shape, fill: backgroundColor });
  if (backgroundImage === 'none') return items;
  if (borderWidthsOf(style).some((width) => width !== 0))
    throw new UnsupportedStyle('gradient in border');
  const { box } = shape;
  const extent = { width: box.right - box.left, height: box.bottom - box.top };
  return [...items, { kind: 'fill', ...shape, fill: gradientOf(backgroundImage, extent) }];
}

const shadowPattern =
  /((?:rgba?|color)\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px(?: (-?[\d.]+)px)?( inset)?/g;

interface SpreadShadow {
  readonly shadow: Shadow;
  readonly spread: number;
}

/** Shadows as they are computed from `box-shadow` and `text-shadow`, the uppermost first. */
export function shadowsOf(computed: string): SpreadShadow[] {
  if (computed === 'none') return [];
  const matches = [...computed.matchAll(shadowPattern)];
  if (matches.length === 0 || computed.includes('inset')) throw new UnsupportedStyle(computed);
  return matches.map(([, color = '', x, y, blur, spread = '0']) => ({
    shadow: { color, x: Number(x), y: Number(y), blur: Number(blur) },
    spread: Number(spread),
  }));
}

/** What an element paints of itself, behind its contents: shadows, backgrounds, border. */
export function readBoxItems(style: CSSStyleDeclaration, box: Edges): DisplayItem[] {
  if (style.visibility !== 'visible') return [];
  const shape = { box, corners: roundedCornersOf(style, box) };
  const shadows = shadowsOf(style.boxShadow)
    .reverse()
    .map((one) => ({ kind: 'shadow', ...shape, ...one }) as const);
  return [...shadows, ...backgroundsOf(style, shape), ...borderOf(style, shape)];
}
