import { layoutLooksOf, gradientPalettes, solidPalettes, type Palette } from '@arrasta/palettes';
import type { Template } from '@arrasta/templates';

const all = [...solidPalettes, ...gradientPalettes];

function isDark({ secondary }: Palette): boolean {
  return layoutLooksOf({ theme: 'minimal', secondaryColor: secondary }).isDark;
}

/** How many palettes of others of the theme are offered. */
const relatedCount = 2;

/**
 * Six palettes to try a template in: its own, two that others of its theme have, a dark one, a light
 * one and a gradient. Source: docs/product/gallery.md 9.
 */
export function paletteChoices(template: Template, templates: readonly Template[]): Palette[] {
  const own = all.findIndex(({ name }) => name === template.palette);
  // Those that come after its own one, so that not every template offers the same.
  const others = [...all.slice(own + 1), ...all.slice(0, Math.max(own, 0))];
  const chosen = all.slice(Math.max(own, 0), Math.max(own, 0) + 1);
  const add = (suits: (palette: Palette) => boolean, count = 1) => {
    const free = others.filter((palette) => suits(palette) && !chosen.includes(palette));
    chosen.push(...free.slice(0, count));
  };
  const related = templates.filter(({ theme }) => theme === template.theme);
  add(({ name }) => related.some(({ palette }) => palette === name), relatedCount);
  add((palette) => !palette.isGradient, relatedCount + 1 - chosen.length);
  add((palette) => !palette.isGradient && isDark(palette));
  add((palette) => !palette.isGradient && !isDark(palette));
  add(({ isGradient }) => isGradient);
  return chosen;
}
