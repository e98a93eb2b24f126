/**
 * Colours as the product stores them: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, the same without `#`,
 * `rgb()` / `rgba()`, or `transparent`. Stored as sent. Source: docs/product/elements.md 8.
 */
const hexPattern = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const channel = String.raw`\s*(?:25[0-5]|2[0-4]\d|1?\d?\d)\s*`;
const rgbPattern = new RegExp(
  String.raw`^rgba?\(${channel},${channel},${channel}(?:,\s*(?:0|1|0?\.\d{1,4}|1\.0{1,4})\s*)?\)$`,
  'i',
);

/** Of a colour that is stored, in characters. */
export const maxColorLength = 40;

/** Whether a text is one of the colour notations that may be stored. */
export function isColor(value: string): boolean {
  return value === 'transparent' || hexPattern.test(value) || rgbPattern.test(value);
}

/** A colour as numbers: channels from 0 to 255, alpha from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Red, green and blue from 0 to 255. */
export type ColorTriple = readonly [red: number, green: number, blue: number];

/** Used where a hex colour cannot be read. Source: docs/product/elements.md 8. */
const fallbackTriple: ColorTriple = [79, 70, 229];

/** The channels of a hex colour with or without `#`; the fallback when it is none. */
export function hexToTriple(hex: string): ColorTriple {
  if (!hexPattern.test(hex)) return fallbackTriple;
  const digits = hex.replace('#', '');
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channelAt = (index: number) => Number.parseInt(wide.slice(index, index + 2), 16);
  return [channelAt(0), channelAt(2), channelAt(4)];
}

function parseHex(text: string): Color {
  const digits = text.replace('#', '');
  const [red, green, blue] = hexToTriple(text);
  const alpha = digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
  return { red, green, blue, alpha };
}

function parseFunction(text: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue, alpha };
}

/**
 * Reads every notation that may be stored; null for anything else.
 * Source: docs/product/elements.md 8.
 */
export function parseColor(text: string): Color | null {
  const trimmed = text.trim();
  if (!isColor(trimmed)) return null;
  if (trimmed === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  return /^rgb/i.test(trimmed) ? parseFunction(trimmed) : parseHex(trimmed);
}

/** A colour at 10 % opacity, the background of lists. Source: docs/product/colours.md 4, 5. */
export function lightTint(hex: string): string {
  return `rgba(${hexToTriple(hex).join(', ')}, 0.1)`;
}

/** The hex colour one step of blue beside this one: it looks the same and is another one. */
export function nearlySameColor(hex: string): string {
  const [red, green, blue] = hexToTriple(hex);
  const beside = [red, green, blue < 255 ? blue + 1 : blue - 1];
  return `#${beside.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/**
 * A gradient a slide may be painted with: `linear-gradient(...)` or `radial-gradient(...)` made of
 * angles, positions and colours only, so that no address can hide in it (security: style values).
 */
const gradientPattern = /^(?:linear|radial)-gradient\([#\w\s%,.()-]{3,280}\)$/i;
const gradientWords =
  /^(?:linear|radial|gradient|deg|turn|to|top|bottom|left|right|center|circle|ellipse|at|closest|farthest|side|corner|rgba?|transparent|[0-9a-f]{3,8})$/i;

/** Whether a text is a gradient made of nothing but angles, positions and colours. */
export function isGradient(value: string): boolean {
  if (!gradientPattern.test(value)) return false;
  const words = value.replace(/#[0-9a-f]+/gi, ' ').match(/[a-z]+/gi) ?? [];
  return words.every((word) => gradientWords.test(word));
}
