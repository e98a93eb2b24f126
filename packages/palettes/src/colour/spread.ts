import type { Colour } from './colour';
import { luminance } from './contrast';

function meanOf(colours: readonly Colour[]): Colour {
  const mean = (channel: keyof Colour) =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), alpha: mean('alpha') };
}

/**
 * What text over these colours has to read on: their mean, and by brightness the 10th and the
 * 90th percentile, so that single specks do not count. Empty for none. Source: look/slides.
 */
export function spreadOf(colours: readonly Colour[]): Colour[] {
  if (colours.length === 0) return [];
  const sorted = colours
    .map((colour) => ({ colour, light: luminance(colour) }))
    .sort((one, other) => one.light - other.light);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]?.colour ?? [];
  return [meanOf(colours), at(0.1), at(0.9)].flat();
}
