/** Title fonts of the editor. Source: docs/product/drawing.md 11. */
export const titleFonts = [
  'bebas-neue',
  'dm-sans',
  'inter',
  'montserrat',
  'pt-serif',
  'roboto',
  'poppins',
  'open-sans',
  'lato',
  'source-sans-pro',
  'nunito',
  'raleway',
  'playfair-display',
  'lora',
  'merriweather',
] as const;

/** Fonts only found in older decks and export keys. Source: docs/product/drawing.md 12. */
export const legacyFonts = ['crimson-text', 'libre-baskerville', 'oswald', 'pt-sans'] as const;

export type Font = (typeof titleFonts)[number] | (typeof legacyFonts)[number];

/** Content fonts of the editor: the title fonts without the capitals-only one. */
export const contentFonts = titleFonts.filter((font) => font !== 'bebas-neue');

/**
 * Every name a font may be stored by: its own and the short names.
 * Source: docs/product/drawing.md 12.
 */
const byName: ReadonlyMap<string, Font> = new Map<string, Font>([
  ...[...titleFonts, ...legacyFonts].map((font): [string, Font] => [font, font]),
  ['playfair', 'playfair-display'],
  ['crimson', 'crimson-text'],
  ['libre', 'libre-baskerville'],
  ['source', 'source-sans-pro'],
  ['open', 'open-sans'],
  ['pt', 'pt-sans'],
  ['bebas', 'bebas-neue'],
  ['dm', 'dm-sans'],
]);

function resolveFont(slug: string, fallback: Font): Font {
  return byName.get(slug) ?? fallback;
}

/**
 * The font drawn for a stored title font; unknown ones become Merriweather.
 * Source: docs/product/carousels.md 7.
 */
export function resolveTitleFont(slug: string): Font {
  return resolveFont(slug, 'merriweather');
}

/**
 * The font drawn for a stored content font; unknown ones become Montserrat.
 * Source: docs/product/carousels.md 7.
 */
export function resolveContentFont(slug: string): Font {
  return resolveFont(slug, 'montserrat');
}
