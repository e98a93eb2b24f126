import { type Color, composite, isSameColor, mix, wholeChannels, withAlpha } from './color';

/** Smallest contrast of text, of large text and of icons. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
export const textContrast = 4.5;
export const largeTextContrast = 3;

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance from 0 (black) to 1 (white), alpha ignored. Source: WCAG 2.2. */
export function luminance({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast from 1 to 21 of `over`, as it is seen on the opaque `under`. */
export function contrastRatio(over: Color, under: Color): number {
  const pair = [luminance(composite(over, under)), luminance(under)];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

/** The smallest contrast a colour has with any of the colours behind it. */
export function worstContrast(over: Color, backdropColors: readonly Color[]): number {
  return Math.min(...backdropColors.map((backdropColor) => contrastRatio(over, backdropColor)));
}

/** The three colours of a carousel: emphasis, background and text. */
export interface PaletteColors {
  readonly primary: Color;
  readonly secondary: Color;
  readonly accent: Color;
}

/** What a text is painted on, and the contrast it needs there. */
export interface ContrastRequirement {
  /** Opaque colours; more than one on a gradient. */
  readonly backdropColors: readonly Color[];
  readonly limit: number;
}

/** Whether a colour is one of the carousel's three and so may be exchanged for another of them. */
function isRole(color: Color, palette: PaletteColors): boolean {
  return [palette.primary, palette.secondary, palette.accent].some((one) =>
    isSameColor(one, color),
  );
}

/** Whichever of the carousel's background and text colour reads best. */
export function mostReadableColor(palette: PaletteColors, backdropColors: readonly Color[]): Color {
  const { secondary, accent } = palette;
  return worstContrast(secondary, backdropColors) > worstContrast(accent, backdropColors)
    ? secondary
    : accent;
}

/**
 * The colour a text is painted in. A role that does not read where it stands is exchanged; a
 * colour of the user's own is painted as stored.
 */
export function readableTextColor(
  stored: Color,
  palette: PaletteColors,
  reading: ContrastRequirement,
): Color {
  if (!isRole(stored, palette)) return stored;
  if (worstContrast(stored, reading.backdropColors) >= reading.limit) return stored;
  return mostReadableColor(palette, reading.backdropColors);
}

/** Twenty steps of 5 % lead from the primary colour to the text colour. */
const steps = 20;

/** The primary colour as words or icon: mixed towards the text colour until it reads. */
export function primaryAsText(primary: Color, text: Color, reading: ContrastRequirement): Color {
  for (let step = 0; step < steps; step += 1) {
    const mixed = wholeChannels(mix(primary, text, step / steps));
    if (worstContrast(mixed, reading.backdropColors) >= reading.limit) return mixed;
  }
  return text;
}

/** Handles, page numbers and notes stand back behind the text: 74 % of it, in steps of 2 % more. */
const quietAlpha = 0.74;
const quietStep = 0.02;

/** The text colour as a side note: fainter as long as that reads, else less faint, up to plain. */
export function quietText(text: Color, backdropColors: readonly Color[]): Color {
  for (let alpha = quietAlpha; alpha < 1; alpha += quietStep) {
    const faint = withAlpha(text, Number(alpha.toFixed(2)));
    if (worstContrast(faint, backdropColors) >= textContrast) return faint;
  }
  return text;
}

function meanOf(colors: readonly Color[]): Color {
  const mean = (channel: keyof Color) =>
    colors.reduce((sum, color) => sum + color[channel], 0) / colors.length;
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), alpha: mean('alpha') };
}

/**
 * What text over these colours has to read on: their mean, and by brightness the 10th and the 90th
 * percentile, so that single specks do not count. Empty for none.
 * Source: docs/product/colours.md 9.
 */
export function representativeColors(colors: readonly Color[]): Color[] {
  if (colors.length === 0) return [];
  const sorted = colors
    .map((color) => ({ color, light: luminance(color) }))
    .sort((one, other) => one.light - other.light);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]?.color ?? [];
  return [meanOf(colors), at(0.1), at(0.9)].flat();
}
