import { isSameColour, withAlpha, type Colour } from './colour';
import { textContrast, worstContrast } from './contrast';
import { mix, wholeChannels } from './mixing';

/** The three colours of a carousel: emphasis, ground and text. */
export interface PaletteColours {
  readonly primary: Colour;
  readonly secondary: Colour;
  readonly accent: Colour;
}

/** What a text is painted on, and the contrast it needs there. */
export interface Reading {
  /** Opaque colours; more than one on a gradient. */
  readonly grounds: readonly Colour[];
  readonly limit: number;
}

/** Whether a colour is one of the carousel's three and so may be exchanged for another of them. */
function isRole(colour: Colour, palette: PaletteColours): boolean {
  return [palette.primary, palette.secondary, palette.accent].some((one) =>
    isSameColour(one, colour),
  );
}

/** Whichever of the carousel's ground and text colour reads best. */
export function bestOf(palette: PaletteColours, grounds: readonly Colour[]): Colour {
  const { secondary, accent } = palette;
  return worstContrast(secondary, grounds) > worstContrast(accent, grounds) ? secondary : accent;
}

/**
 * The colour a text is painted in. A role that does not read where it stands is exchanged; a
 * colour of the user's own is painted as stored.
 */
export function paintedText(stored: Colour, palette: PaletteColours, reading: Reading): Colour {
  if (!isRole(stored, palette)) return stored;
  if (worstContrast(stored, reading.grounds) >= reading.limit) return stored;
  return bestOf(palette, reading.grounds);
}

/** Twenty steps of 5 % lead from the primary colour to the text colour. */
const steps = 20;

/** The primary colour as words or icon: mixed towards the text colour until it reads. */
export function primaryAsText(primary: Colour, text: Colour, reading: Reading): Colour {
  for (let step = 0; step < steps; step += 1) {
    const mixed = wholeChannels(mix(primary, text, step / steps));
    if (worstContrast(mixed, reading.grounds) >= reading.limit) return mixed;
  }
  return text;
}

/** Handles, page numbers and notes stand back behind the text: 74 % of it, in steps of 2 % more. */
const quietAlpha = 0.74;
const quietStep = 0.02;

/** The text colour as a side note: fainter as long as that reads, else less faint, up to plain. */
export function quietText(text: Colour, grounds: readonly Colour[]): Colour {
  for (let alpha = quietAlpha; alpha < 1; alpha += quietStep) {
    const faint = withAlpha(text, Number(alpha.toFixed(2)));
    if (worstContrast(faint, grounds) >= textContrast) return faint;
  }
  return text;
}
