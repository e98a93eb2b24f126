import { type Colour, composite, isSameColour, mix, wholeChannels, withAlpha } from './color';

/** Smallest contrast of text, of large text and of icons. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
export const textContrast = 4.5;
export const largeTextContrast = 3;

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance from 0 (black) to 1 (white), alpha ignored. Source: WCAG 2.2. */
export function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast from 1 to 21 of `over`, as it is seen on the opaque `under`. */
export function contrastRatio(over: Colour, under: Colour): number {
  const pair = [luminance(composite(over, under)), luminance(under)];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

/** The smallest contrast a colour has with any of the colours behind it. */
export function worstContrast(over: Colour, backdropColors: readonly Colour[]): number {
  return Math.min(...backdropColors.map((backdropColor) => contrastRatio(over, backdropColor)));
}

/** The three colours of a carousel: emphasis, background and text. */
export interface PaletteColours {
  readonly primary: Colour;
  readonly secondary: Colour;
  readonly accent: Colour;
}

/** What a text is painted on, and the contrast it needs there. */
export interface ContrastRequirement {
  /** Opaque colours; more than one on a gradient. */
  readonly backdropColors: readonly Colour[];
  readonly limit: number;
}

/** Whether a colour is one of the carousel's three and so may be exchanged for another of them. */
function isRole(colour: Colour, palette: PaletteColours): boolean {
  return [palette.primary, palette.secondary, palette.accent].some((one) =>
    isSameColour(one, colour),
  );
}

/** Whichever of the carousel's background and text colour reads best. */
export function mostReadableColour(
  palette: PaletteColours,
  backdropColors: readonly Colour[],
): Colour {
  const { secondary, accent } = palette;
  return worstContrast(secondary, backdropColors) > worstContrast(accent, backdropColors)
    ? secondary
    : accent;
}

/**
 * The colour a text is painted in. A role that does not read where it stands is exchanged; a
 * colour of the user's own is painted as stored.
 */
export function readableTextColour(
  stored: Colour,
  palette: PaletteColours,
  reading: ContrastRequirement,
): Colour {
  if (!isRole(stored, palette)) return stored;
  if (worstContrast(stored, reading.backdropColors) >= reading.limit) return stored;
  return mostReadableColour(palette, reading.backdropColors);
}

/** Twenty steps of 5 % lead from the primary colour to the text colour. */
const steps = 20;

/** The primary colour as words or icon: mixed towards the text colour until it reads. */
export function primaryAsText(primary: Colour, text: Colour, reading: ContrastRequirement): Colour {
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
export function quietText(text: Colour, backdropColors: readonly Colour[]): Colour {
  for (let alpha = quietAlpha; alpha < 1; alpha += quietStep) {
    const faint = withAlpha(text, Number(alpha.toFixed(2)));
    if (worstContrast(faint, backdropColors) >= textContrast) return faint;
  }
  return text;
}

function meanOf(colours: readonly Colour[]): Colour {
  const mean = (channel: keyof Colour) =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), alpha: mean('alpha') };
}

/**
 * What text over these colours has to read on: their mean, and by brightness the 10th and the 90th
 * percentile, so that single specks do not count. Empty for none.
 * Source: docs/product/colours.md 9.
 */
export function representativeColours(colours: readonly Colour[]): Colour[] {
  if (colours.length === 0) return [];
  const sorted = colours
    .map((colour) => ({ colour, light: luminance(colour) }))
    .sort((one, other) => one.light - other.light);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]?.colour ?? [];
  return [meanOf(colours), at(0.1), at(0.9)].flat();
}
