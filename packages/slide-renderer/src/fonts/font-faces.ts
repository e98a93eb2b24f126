import type { Font } from '@arrasta/domain';
import { fontSpecs, type FontSpec } from './font-specs';

type Subset = 'latin' | 'latin-ext';

/** One font file as a `@font-face` rule describes it, without its address. */
export interface FontFaceFile {
  readonly font: Font;
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  readonly subset: Subset;
  readonly unicodeRange: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** The characters each file holds, as its package says. */
const ranges: Readonly<Record<Subset, string>> = { latin, 'latin-ext': latinExtended };

const sourceSansRanges: Readonly<Record<Subset, string>> = {
  latin: latin.replace('U+20AC', 'U+2074,U+20AC'),
  'latin-ext':
    'U+0100-02AF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20CF,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

function filesOf(cut: FontSpec, weight: number, style: FontFaceFile['style']): FontFaceFile[] {
  const { font, family } = cut;
  const own = font === 'source-sans-pro' ? sourceSansRanges : ranges;
  return (['latin', 'latin-ext'] as const).map((subset) => ({
    font,
    family,
    weight,
    style,
    subset,
    unicodeRange: own[subset],
  }));
}

/** Every file shipped of a font. */
export function fontFacesOf(font: Font): FontFaceFile[] {
  const cut = fontSpecs[font];
  return [
    ...cut.weights.flatMap((weight) => filesOf(cut, weight, 'normal')),
    ...cut.italics.flatMap((weight) => filesOf(cut, weight, 'italic')),
  ];
}

function bounds(range: string): readonly [first: number, last: number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

type Bounds = readonly (readonly [first: number, last: number])[];

const boundsByRange = new Map<string, Bounds>();

/** The ranges of a file, read once. */
function boundsOf({ unicodeRange }: FontFaceFile): Bounds {
  const known = boundsByRange.get(unicodeRange) ?? unicodeRange.split(',').map(bounds);
  boundsByRange.set(unicodeRange, known);
  return known;
}

/** Whether a file holds any of the characters of a text. */
function hasCharactersOf(face: FontFaceFile, text: string): boolean {
  const faceBounds = boundsOf(face);
  return Array.from(text).some((character) => {
    const point = character.codePointAt(0) ?? 0;
    return faceBounds.some(([first, last]) => point >= first && point <= last);
  });
}

/** A text and the font it is set in, as a document computes it. */
export interface StyledText {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
  readonly text: string;
}

function isSetIn(face: FontFaceFile, writing: StyledText): boolean {
  const { family, weight, style } = writing;
  if (family !== face.family || weight !== face.weight || style !== face.style) return false;
  return hasCharactersOf(face, writing.text);
}

/** The files whose characters the writings use. */
export function filesFor(writings: readonly StyledText[]): FontFaceFile[] {
  const families = new Set(writings.map(({ family }) => family));
  return Object.values(fontSpecs)
    .filter(({ family }) => families.has(family))
    .flatMap(({ font }) => fontFacesOf(font))
    .filter((face) => writings.some((writing) => isSetIn(face, writing)));
}
