import type { Carousel } from '@arrasta/domain';
import {
  gradientPalettes,
  layoutLooksOf,
  matchingPalette,
  solidPalettes,
  type Palette,
} from '@arrasta/palettes';
import type { Template } from '@arrasta/templates';
import { templateMessages } from '../../../messages/templates';

const all = [...solidPalettes, ...gradientPalettes];

function isDark({ secondary }: Palette): boolean {
  return layoutLooksOf({ theme: 'minimal', secondaryColor: secondary }).isDark;
}

type CarouselColors = Pick<
  Carousel,
  'primaryColor' | 'secondaryColor' | 'accentColor' | 'gradient'
>;

/** The palette that a template comes in; colours of somebody's own are one without a name. */
export function ownPaletteOf(colors: CarouselColors): Palette {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = colors;
  const { gradient } = colors;
  const unnamed = { primary, secondary, accent, gradient, isGradient: gradient !== null };
  return matchingPalette(colors) ?? { ...unnamed, name: templateMessages.preview.ownPalette };
}

/** How many palettes of others of the theme are offered. */
const relatedCount = 2;

/**
 * Six palettes to try a template in: its own, two that those of the product in its theme have, a
 * dark one, a light one and a gradient. Source: docs/product/gallery.md 9.
 */
export function paletteChoices(
  own: Palette,
  theme: string,
  templates: readonly Template[],
): Palette[] {
  const place = all.findIndex(({ name }) => name === own.name);
  // Those that come after its own one, so that not every template offers the same.
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  const chosen = [own];
  const add = (suits: (palette: Palette) => boolean, count = 1) => {
    const free = others.filter((palette) => suits(palette) && !chosen.includes(palette));
    chosen.push(...free.slice(0, count));
  };
  const related = templates.filter((template) => template.theme === theme);
  add(({ name }) => related.some(({ palette }) => palette === name), relatedCount);
  add((palette) => !palette.isGradient, relatedCount + 1 - chosen.length);
  add((palette) => !palette.isGradient && isDark(palette));
  add((palette) => !palette.isGradient && !isDark(palette));
  add(({ isGradient }) => isGradient);
  return chosen;
}
