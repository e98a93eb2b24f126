/** Title fonts of the editor. Source: carousel-editor §3. */
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

/** Fonts only found in older decks and export keys. Source: decisions §5, "export fonts". */
export const legacyFonts = ['crimson-text', 'libre-baskerville', 'oswald', 'pt-sans'] as const;

export type Font = (typeof titleFonts)[number] | (typeof legacyFonts)[number];

/** Content fonts of the editor: the title fonts without the capitals-only one. */
export const contentFonts = titleFonts.filter((font) => font !== 'bebas-neue');

const aliases: Readonly<Record<string, Font>> = {
  playfair: 'playfair-display',
  crimson: 'crimson-text',
  libre: 'libre-baskerville',
  source: 'source-sans-pro',
  open: 'open-sans',
  pt: 'pt-sans',
  bebas: 'bebas-neue',
  dm: 'dm-sans',
};

const known: ReadonlySet<string> = new Set([...titleFonts, ...legacyFonts]);

function resolveFont(slug: string, fallback: Font): Font {
  if (known.has(slug)) return slug as Font;
  return aliases[slug] ?? fallback;
}

/** The font drawn for a stored title font; unknown ones become Merriweather. Source: decisions §5. */
export function resolveTitleFont(slug: string): Font {
  return resolveFont(slug, 'merriweather');
}

/** The font drawn for a stored content font; unknown ones become Montserrat. Source: decisions §5. */
export function resolveContentFont(slug: string): Font {
  return resolveFont(slug, 'montserrat');
}
