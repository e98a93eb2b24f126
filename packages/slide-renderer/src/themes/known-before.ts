import {
  luminance,
  mix,
  primaryAsText,
  wholeChannels,
  type Color,
  type PaletteColors,
} from '@arrasta/palettes';
import type { Theme } from '../context';

// What is asked of a theme before its code is there.

export const boldTextStep = 'text-lg' satisfies Theme['textStep'];
export const framePaper = { inset: 16, radius: 20 } as const satisfies Theme['paper'];

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

/** A background of more luminance is mixed with black. */
const darkest = 0.02;
const partOfBlack = 0.22;
/** What primary has at least on the background. */
const minOfPrimary = 3.2;

/** Night in every palette: its darker colour is the background and its lighter one the text. */
export function nightPalette({ primary, secondary, accent }: PaletteColors): PaletteColors {
  const [darker, lighter] =
    luminance(secondary) < luminance(accent) ? [secondary, accent] : [accent, secondary];
  const isDark = luminance(darker) <= darkest;
  const background = wholeChannels(isDark ? darker : mix(darker, black, partOfBlack));
  const reading = { backdropColors: [background], limit: minOfPrimary };
  return {
    primary: primaryAsText(primary, lighter, reading),
    secondary: background,
    accent: lighter,
  };
}
