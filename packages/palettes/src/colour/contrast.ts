import type { Colour } from './colour';
import { composite } from './mixing';

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

/** The smallest contrast a colour has on any of the grounds it may meet. */
export function worstContrast(over: Colour, grounds: readonly Colour[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(over, ground)));
}
