import type { TextMeasure } from './break-positions';
import { findMeasuring, type MeasuringContext } from './measuring-context';

/**
 * What characters are drawn nearer to a blank before them, in thousandths of an em, by weight and
 * style (`600-normal`), the characters of one measure together. Letters with marks go by the
 * letter, within Latin-1. WebKit leaves this kerning out and so cannot tell it; lines are counted
 * with it in every browser.
 */
export type BlankKerning = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Thousandths of an em by character, by face (`Arrasta Roboto 600-normal`). */
const byFace = new Map<string, ReadonlyMap<string, number>>();

/** Keeps the kerning of a family, before its files come. */
export function setBlankKerning(family: string, kerning: BlankKerning = {}): void {
  for (const [style, measures] of Object.entries(kerning)) {
    const entries = Object.entries(measures).flatMap(([characters, measure]) =>
      Array.from(characters, (character) => [character, measure] as const),
    );
    byFace.set(`${family} ${style}`, new Map(entries));
  }
}

const lastOfLatin = 'ÿ';

/** The kerning of a character behind a blank in em, in a face of ours. */
export function blankKerningOf(
  character: string,
  face: { readonly families: string; readonly weight: number; readonly isItalic: boolean },
): number {
  const family = /'([^']+)'/.exec(face.families)?.[1] ?? '';
  const style = face.isItalic ? 'italic' : 'normal';
  const kerning = byFace.get(`${family} ${String(face.weight)}-${style}`);
  if (kerning === undefined) return 0;
  const letter = character <= lastOfLatin ? character.normalize('NFD').charAt(0) : character;
  return (kerning.get(letter) ?? 0) / 1000;
}

/** What `emoji` and `symbol` below may begin with; asked first, as most words hold neither. */
const anySymbol = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}\p{Sm}\u20E3]/u;
const emoji =
  /^(?:\p{Emoji_Presentation}(?!\uFE0E)|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;
/** Signs, arrows and the like, without those that the files of our fonts hold. */
const symbol = /^(?![\p{ASCII}\u0080-\u00FF\u2122\u2191\u2193\u2212\u2215])[\p{So}\p{Sm}]/u;

/** In em. Apple's and Google's emoji are as wide, the system's fonts for signs nearly so. */
const emojiWidth = 1.25;
const symbolWidth = 0.84;

let graphemes: Intl.Segmenter | undefined;

/** The letters of words as a reader counts them. */
function graphemesOf(words: string): string[] {
  graphemes ??= new Intl.Segmenter('pt-BR');
  return Array.from(graphemes.segment(words), ({ segment }) => segment);
}

function widthOf(grapheme: string): number | null {
  if (emoji.test(grapheme)) return emojiWidth;
  return symbol.test(grapheme) ? symbolWidth : null;
}

/** Words parted at their symbols, which have a width that no font decides. */
interface WordsAndSymbols {
  /** What stands before, between and behind the symbols. */
  readonly words: readonly string[];
  /** In em, together. */
  readonly symbolWidth: number;
  readonly symbolCount: number;
}

/**
 * Parts words at emoji and signs that none of the fonts on offer holds. The system's fonts draw
 * these, which have other widths on each system and which browsers measure differently; lines are
 * the same everywhere only where they are counted with one width. Null where words hold none.
 */
export function partAtSymbols(words: string): WordsAndSymbols | null {
  if (!anySymbol.test(words)) return null;
  const parts = [''];
  const widths: number[] = [];
  for (const grapheme of graphemesOf(words)) {
    const width = widthOf(grapheme);
    if (width === null) {
      parts.push(`${parts.pop() ?? ''}${grapheme}`);
    } else {
      widths.push(width);
      parts.push('');
    }
  }
  if (widths.length === 0) return null;
  return {
    words: parts.filter((part) => part !== ''),
    symbolWidth: widths.reduce((sum, width) => sum + width, 0),
    symbolCount: widths.length,
  };
}

/** What of a text's style decides how wide it is. */
export interface TextFont {
  /** As CSS writes them. */
  readonly families: string;
  readonly weight: number;
  readonly isItalic: boolean;
  /** In em. */
  readonly letterSpacing: number;
  readonly isUppercase: boolean;
}

/**
 * Words are measured this large, in px, and to a whole px: hinting and parts of a px, of which each
 * browser has its own ways, are too little to be counted then, and all of them find the same width.
 */
const measuredSize = 1000;
/** A deck of a hundred slides has a few thousand different words. */
const maxWidths = 20_000;

let widthsByFont = new Map<string, Map<string, number>>();
let widthCount = 0;
/** What the one canvas is set to, as key of a font. */
let measuredFont = '';

const measuringContext = () => findMeasuring()?.context ?? null;

const keyOf = ({ families, weight, isItalic, letterSpacing, isUppercase }: TextFont) =>
  [families, weight, isItalic, letterSpacing, isUppercase].join(' ');

function widthsIn(key: string): Map<string, number> {
  const widths = widthsByFont.get(key) ?? new Map<string, number>();
  widthsByFont.set(key, widths);
  return widths;
}

const inCapitals = (words: string) => words.toLocaleUpperCase('pt-BR');

/**
 * All space that is set between the letters of words, behind the last one too, at `measuredSize`.
 */
function letterSpacingOf(words: string, { letterSpacing }: TextFont): number {
  if (letterSpacing === 0) return 0;
  return graphemesOf(words).length * letterSpacing * measuredSize;
}

function setFont(context: MeasuringContext, font: TextFont): void {
  const style = font.isItalic ? 'italic' : 'normal';
  context.font = `${style} ${String(font.weight)} ${String(measuredSize)}px ${font.families}`;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  // Letters that are set apart are not joined to ligatures, which the canvas must know.
  context.letterSpacing = `${String(font.letterSpacing * measuredSize)}px`;
}

/** What words measure as the browser draws them, at `measuredSize`. */
function measureDrawn(words: string, font: TextFont): number {
  const found = findMeasuring();
  if (found === null) return 0;
  const spacing = found.hasLetterSpacing ? 0 : letterSpacingOf(words, font);
  return found.context.measureText(words).width + spacing;
}

/** What words measure when lines are chosen, at `measuredSize`. */
function measureWords(words: string, font: TextFont): number {
  const parted = partAtSymbols(words);
  if (parted === null) return measureDrawn(words, font);
  const symbols = parted.symbolWidth + parted.symbolCount * font.letterSpacing;
  return parted.words.reduce((sum, part) => sum + measureDrawn(part, font), symbols * measuredSize);
}

/** `TextMeasure` and what only the field in which a text is typed must know. */
export interface FontMeasure extends TextMeasure {
  /** The advance width of words as this browser draws them, also where it has symbols otherwise. */
  readonly drawnWidth: (words: string) => number;
}

/**
 * Measures words that are set in a font at a size in px; null where nothing can be measured, as on
 * the server.
 */
export function textMeasure(font: TextFont, size: number): FontMeasure | null {
  const context = measuringContext();
  if (context === null) return null;
  const key = keyOf(font);
  let widths = widthsIn(key);
  const measureBy = (words: string, by: typeof measureWords) => {
    if (measuredFont !== key) setFont(context, font);
    measuredFont = key;
    return Math.round(by(font.isUppercase ? inCapitals(words) : words, font));
  };
  const width = (words: string) => {
    let known = widths.get(words);
    if (known === undefined) {
      known = measureBy(words, measureWords);
      widthCount += 1;
      if (widthCount > maxWidths) {
        widthsByFont = new Map();
        widthCount = 1;
        widths = widthsIn(key);
      }
      widths.set(words, known);
    }
    return (known * size) / measuredSize;
  };
  const drawnWidth = (words: string) => (measureBy(words, measureDrawn) * size) / measuredSize;
  const kerningBehindBlank = (character: string) =>
    size * blankKerningOf(font.isUppercase ? inCapitals(character) : character, font);
  return { width, drawnWidth, kerningBehindBlank };
}

/** How high a font's letters are, in em. */
export interface FontHeights {
  /** Of capitals and figures. */
  readonly capital: number;
  /** Above and below the base line, of the room that a line has. */
  readonly ascent: number;
  readonly descent: number;
}

/** About those of the fonts that are shipped. */
const usualHeights: FontHeights = { capital: 0.7, ascent: 0.97, descent: 0.27 };

/** The heights of a font's letters; about, where nothing can be measured. */
export function fontHeights(font: TextFont): FontHeights {
  const context = measuringContext();
  if (context === null) return usualHeights;
  setFont(context, font);
  measuredFont = keyOf(font);
  const measured = context.measureText('H');
  return {
    capital: measured.actualBoundingBoxAscent / measuredSize,
    ascent: measured.fontBoundingBoxAscent / measuredSize,
    descent: measured.fontBoundingBoxDescent / measuredSize,
  };
}

/** How often files of a family have come. */
const versions = new Map<string, number>();
const listeners = new Set<() => void>();

/** Forgets what was measured with the fonts that stood in for these families, and says so. */
export function forgetTextWidths(families: readonly string[]): void {
  for (const key of widthsByFont.keys()) {
    if (families.some((family) => key.includes(family))) widthsByFont.delete(key);
  }
  // Set anew, the canvas finds the fonts that have come.
  measuredFont = '';
  for (const family of families) versions.set(family, (versions.get(family) ?? 0) + 1);
  for (const listener of listeners) listener();
}

/**
 * Rises whenever texts in a font may have become wider or narrower, and with those of other fonts
 * does not: of many slides only those are drawn anew that are set in it.
 * @param families as CSS writes them; of several fonts one after another
 */
export function textWidthsVersion(families: string): number {
  let sum = 0;
  for (const [family, version] of versions) if (families.includes(family)) sum += version;
  return sum;
}

/** Safari does not tell which fonts have come, and browsers differ in whether they quote a name. */
function forgetLoaded({ fontfaces }: Partial<FontFaceSetLoadEvent>): void {
  const faces = fontfaces ?? [...document.fonts].filter(({ status }) => status === 'loaded');
  forgetTextWidths(faces.map(({ family }) => family.replaceAll(/["']/g, '')));
}

/** Calls a listener whenever `textWidthsVersion` of any font rises; returns a function to stop. */
export function listenForTextWidths(listener: () => void): () => void {
  if (listeners.size === 0) document.fonts.addEventListener('loadingdone', forgetLoaded);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.fonts.removeEventListener('loadingdone', forgetLoaded);
  };
}
