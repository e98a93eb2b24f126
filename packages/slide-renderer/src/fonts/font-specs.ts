import type { Font } from '@arrasta/domain';

/** Nearest first: how far a shipped weight lies from the wanted one, as CSS font matching counts. */
function distance(wanted: number, weight: number): number {
  if (weight === wanted) return 0;
  const isPreferredSide = wanted > 500 ? weight > wanted : weight < wanted;
  if (wanted >= 400 && wanted <= 500 && weight > wanted && weight <= 500) return 1;
  return Math.abs(weight - wanted) + (isPreferredSide ? 0 : 1000);
}

/** The weight drawn where `wanted` is asked for; `wanted` itself where nothing is shipped. */
export function drawnWeight(wanted: number, shipped: readonly number[]): number {
  return (
    [...shipped].sort((one, other) => distance(wanted, one) - distance(wanted, other))[0] ?? wanted
  );
}

const namedWeights: Readonly<Record<string, number>> = {
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
};

/** A stored weight (`font-bold`, `bold`, `700`) as a number. Source: docs/product/elements.md 7. */
export function weightNumber(stored: string): number {
  return namedWeights[stored.replace('font-', '')] ?? Number(stored);
}

/** What the renderer must know of a font. Measures in em. */
export interface FontSpec {
  readonly font: Font;
  /** Family name under which our files are registered; prefixed so that it is never another's. */
  readonly family: string;
  readonly fallback: 'sans-serif' | 'serif';
  readonly weights: readonly number[];
  readonly italics: readonly number[];
  /** Letter spacing of titles from text-3xl up. Source: docs/product/drawing.md 7. */
  readonly tracking: number;
  readonly titleWeight: number;
}

const four = [400, 500, 600, 700];
const italicPair = [500, 600];

function cut(
  font: Font,
  name: string,
  tracking: number,
  rest: Partial<Omit<FontSpec, 'font' | 'tracking'>> = {},
): FontSpec {
  const family = `Arrasta ${name}`;
  const plain = { weights: four, italics: italicPair, titleWeight: 600 };
  return { font, family, fallback: 'sans-serif', tracking, ...plain, ...rest };
}

const twoWeights = { weights: [400, 700], italics: [400, 700] };

/** Every font that is shipped, in the weights that are shipped. */
export const fontSpecs: Readonly<Record<Font, FontSpec>> = {
  'bebas-neue': cut('bebas-neue', 'Bebas Neue', 0, { weights: [400], italics: [] }),
  'dm-sans': cut('dm-sans', 'DM Sans', -0.028),
  inter: cut('inter', 'Inter', -0.028),
  montserrat: cut('montserrat', 'Montserrat', -0.022),
  'pt-serif': cut('pt-serif', 'PT Serif', -0.012, { ...twoWeights, fallback: 'serif' }),
  roboto: cut('roboto', 'Roboto', -0.022),
  poppins: cut('poppins', 'Poppins', -0.022, { weights: [...four, 800] }),
  'open-sans': cut('open-sans', 'Open Sans', -0.02),
  lato: cut('lato', 'Lato', -0.018, twoWeights),
  'source-sans-pro': cut('source-sans-pro', 'Source Sans Pro', -0.018, {
    weights: [400, 600, 700],
    italics: [400, 600],
  }),
  nunito: cut('nunito', 'Nunito', -0.015, { weights: [...four, 800, 900] }),
  raleway: cut('raleway', 'Raleway', -0.02),
  'playfair-display': cut('playfair-display', 'Playfair Display', -0.012, {
    weights: [...four, 800],
    fallback: 'serif',
  }),
  lora: cut('lora', 'Lora', -0.012, { fallback: 'serif' }),
  merriweather: cut('merriweather', 'Merriweather', -0.01, { fallback: 'serif', titleWeight: 700 }),
  'crimson-text': cut('crimson-text', 'Crimson Text', -0.012, {
    fallback: 'serif',
    weights: [400, 600, 700],
    italics: [400, 600],
  }),
  'libre-baskerville': cut('libre-baskerville', 'Libre Baskerville', -0.012, { fallback: 'serif' }),
  oswald: cut('oswald', 'Oswald', -0.01, { italics: [] }),
  'pt-sans': cut('pt-sans', 'PT Sans', -0.015, twoWeights),
};

/** How a font is called in a picker, and how its name is set in it. */
interface FontSample {
  readonly name: string;
  readonly fontFamily: string;
  readonly fontWeight: number;
}

/** A font's name, to be set in itself once `registerFonts` has registered it. */
export function fontSample(font: Font): FontSample {
  const fontSpec = fontSpecs[font];
  return {
    name: fontSpec.family.replace('Arrasta ', ''),
    fontFamily: familyOf(fontSpec),
    fontWeight: drawnWeight(600, fontSpec.weights),
  };
}

/** The font-family value of a font, our own file first. */
export function familyOf(cut: FontSpec): string {
  return `'${cut.family}', ${cut.fallback}`;
}
