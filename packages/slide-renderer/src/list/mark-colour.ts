import { largeTextContrast, primaryAsText, textContrast, type Colour } from '@arrasta/palettes';
import type { Scene } from '../scene/model';

/** The primary colour of an icon or a number on what is behind it. */
export function markColour(
  { palette }: Scene,
  text: Colour,
  grounds: readonly Colour[],
  isNumber: boolean,
): Colour {
  const limit = isNumber ? textContrast : largeTextContrast;
  return primaryAsText(palette.primary, text, { grounds, limit });
}
