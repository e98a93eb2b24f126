import {
  createElement,
  fontSizes,
  type ComposedLayout,
  type Element,
  type ElementStyle,
} from '@arrasta/domain';
import {
  cssOf,
  isSameColor,
  mostReadableColor,
  parseColor,
  textContrast,
  worstContrast,
  type Color,
  type ThemeKey,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { BoxPaint } from '../box-paint';
import type { Scene } from '../context';
import type { ComposedWeights } from '../block-look';
import { elementBackgroundOf } from '../elements/box-style';
import { weightNumber, type FontSpec } from '../fonts/font-specs';
import type { LineChoice } from '../line-break/break-text';
import type { TextBox } from '../line-break/text-lines';
import { backdropColorsUnder, faceOf, faceStyle, shadowOf, type Face } from '../text/text-style';
import type { IconToDraw } from './composition';
import { titleLineHeight, titleTracking, titleWeight, type SizeRange } from './title-metrics';

export type WordRole = 'kicker' | 'title' | 'text' | 'label' | 'item';

/** A text and how it is set: everything but its size and place. */
export interface WordsToPlace {
  readonly element: Element;
  readonly content: string;
  readonly role: WordRole;
  readonly range: SizeRange;
  readonly maxLines?: number;
  readonly keptForRag?: number;
  readonly avoidsWidow?: boolean;
  /** At that size in px. */
  readonly color: (size: number) => Color;
  /** The same of emphasised ones; undefined where it is that of the slide's background. */
  readonly emphasis?: (size: number) => Color;
  /** What they stand on, where that is not the slide's background: a card, a pill, a strip. */
  readonly background?: Color;
  readonly isItalic?: boolean;
  /** Drawn under the words of each line: a box of this colour. */
  readonly lineBox?: Color;
  /** What that box reaches beyond the words at either end, where it is not as usual; of their size. */
  readonly lineBoxPadding?: number;
  /** What the paper under it reaches beyond it at head and foot, in px. */
  readonly around?: number;
  /** A quotation: lighter than a title, its lines not made even. */
  readonly isQuoted?: boolean;
  /** A label of a card or a step. */
  readonly isInTitleFont?: boolean;
  /** Where it is not the role's. */
  readonly weight?: number;
  /** Bolder than a text. */
  readonly isStrong?: boolean;
  /** It reads on from a figure, and so is in no capitals. */
  readonly isSentence?: boolean;
  /** A figure on its own: as bold as the font goes. */
  readonly isFigure?: boolean;
  /** Its figures are all equally wide, for values that stand under one another. */
  readonly isTabular?: boolean;
  /** Beside a mark, also where the slide's words are centred. */
  readonly isLeftAligned?: boolean;
  /** Lies under its lines, in room of its own. */
  readonly pill?: BoxPaint | undefined;
  /** A square before its first line, and what lies between them, in px. */
  readonly square?: { readonly size: number; readonly gap: number };
  /** Stands over it, in the room that it takes from the slot. */
  readonly icon?: IconToDraw;
}

export interface WordContext {
  readonly scene: Scene;
  readonly layout: ComposedLayout;
  readonly align: 'left' | 'center';
  /** Whether rows that fit in smaller sizes alone count as too full. */
  readonly isLoose?: boolean;
  /** Whether rows are as small as they may be, whatever height they have. */
  readonly areRowsSmallest?: boolean;
}

/** Of texts, as a part of their size. */
const textLineHeight = 1.4;

const kickerLineHeight = 1.25;

/** Of titles whose lines stand in boxes. */
const boxedLineHeight = 1.16;

/** The style of an element that was just added. */
function createdStyle(element: Element): ElementStyle {
  return createElement(element, { primaryColor: '' }).style;
}

/** How many steps of the scale its user made a text larger. */
export function userSteps(element: Element): number {
  const { fontSize } = element.style;
  const { fontSize: created } = createdStyle(element);
  if (fontSize === undefined || created === undefined) return 0;
  return fontSizes.indexOf(fontSize) - fontSizes.indexOf(created);
}

const alignments = { 'text-left': 'start', 'text-center': 'center', 'text-right': 'end' } as const;

/** The alignment its user gave a text: another than it is created with and than its theme's. */
export function userAlignment(element: Element, { theme }: Scene) {
  const { alignment } = element.style;
  if (alignment === undefined || alignment === theme.facts.alignment) return null;
  return alignment === createdStyle(element).alignment ? null : alignments[alignment];
}

function alignOf(words: WordsToPlace, { scene, align }: WordContext): CSSProperties['textAlign'] {
  const own = userAlignment(words.element, scene);
  if (own !== null) return own;
  return align === 'center' && words.isLeftAligned !== true ? 'center' : 'start';
}

/** The colour its user gave a text: none of the palette's, which are the tone's to decide. */
function userColor({ style }: Element, { palette }: Scene): Color | null {
  const own = style.color === undefined ? null : parseColor(style.color);
  const isRole = (color: Color) =>
    Object.values(palette).some((role) => isSameColor(role as Color, color));
  return own === null || isRole(own) ? null : own;
}

export function isInTitleFont(words: WordsToPlace): boolean {
  return words.role === 'title' || words.isItalic === true;
}

const usualWeights = { text: 400, strong: 600 } as const;

/** How bold words are at a size in px: as the theme has it, or the font. */
function weightsIn({ theme }: Scene, font: FontSpec, size = Infinity): ComposedWeights {
  const ofTheme = theme.composition?.weights(font);
  return ofTheme ?? { ...usualWeights, title: titleWeight(font, size) };
}

/** Themes that set a quotation as they set other titles. */
const boldQuotes: ReadonlySet<ThemeKey> = new Set(['bold', 'notebook', 'frame'] as const);

function quoteWeight(scene: Scene, size = Infinity): number {
  const { titleFont, theme } = scene;
  const { quote, title } = weightsIn(scene, titleFont, size);
  if (boldQuotes.has(theme.facts.key)) return title;
  return quote ?? Math.min(500, titleFont.titleWeight);
}

function contentWeight({ weight, role, isStrong }: WordsToPlace, scene: Scene): number {
  if (weight !== undefined) return weight;
  const isBold = role === 'kicker' || role === 'label' || isStrong === true;
  const { text, strong } = weightsIn(scene, scene.contentFont);
  return isBold ? strong : text;
}

function faceFor(words: WordsToPlace, size: number, scene: Scene): Face {
  const { titleFont, contentFont } = scene;
  const { fontWeight } = words.element.style;
  if (fontWeight !== undefined) {
    const font = isInTitleFont(words) ? titleFont : contentFont;
    return faceOf(font, weightNumber(fontWeight), words.isItalic === true);
  }
  if (words.isItalic === true) return faceOf(titleFont, words.isStrong === true ? 600 : 500, true);
  if (words.isQuoted === true) return faceOf(titleFont, quoteWeight(scene, size));
  if (words.role === 'title') return faceOf(titleFont, weightsIn(scene, titleFont, size).title);
  if (words.role === 'label' && words.isInTitleFont === true) {
    return faceOf(titleFont, weightsIn(scene, titleFont).strong);
  }
  return faceOf(contentFont, contentWeight(words, scene));
}

/** Of kickers of Impacto and of calls. */
export const boldest = 700;

function hasBoldest({ theme, slide }: Scene): boolean {
  return theme.composition === undefined && (theme.facts.key === 'bold' || slide.layout === 'cta');
}

/** Every face that words of a composed slide may be set in, those its user gave them among them. */
export function composedFaces(scene: Scene): Face[] {
  const { elements, titleFont, contentFont, theme, slide } = scene;
  const own = elements.flatMap(({ style: { fontWeight } }) =>
    fontWeight === undefined ? [] : [weightNumber(fontWeight)],
  );
  const quoted = slide.layout === 'quote' ? [quoteWeight(scene)] : [];
  const ofTitles = weightsIn(scene, titleFont);
  const ofTexts = weightsIn(scene, contentFont);
  const large = [ofTitles.title, ofTitles.strong];
  const strongItalics = theme.composition === undefined ? [] : [600];
  const italics = theme.isSubtitleItalic ? [500, ...strongItalics] : [];
  const boldestOnes = hasBoldest(scene) ? [boldest] : [];
  const titles = new Set([titleFont.titleWeight, ...large, 600, ...quoted, ...own]);
  const texts = new Set([400, 600, ofTexts.text, ofTexts.strong, ...boldestOnes, ...own]);
  return [
    ...[...titles].map((weight) => faceOf(titleFont, weight)),
    ...italics.map((weight) => faceOf(titleFont, weight, true)),
    ...[...texts].map((weight) => faceOf(contentFont, weight)),
  ];
}

function isCapital(words: WordsToPlace, { theme }: Scene): boolean {
  const isHeading = words.role === 'kicker' || words.role === 'title';
  return theme.facts.key === 'bold' && isHeading && words.isSentence !== true;
}

export function lineHeightOf(words: WordsToPlace, size: number, wordContext: WordContext): number {
  const { scene, layout } = wordContext;
  if (words.lineBox) return boxedLineHeight;
  if (words.role === 'title') {
    const ofTheme = scene.theme.composition?.titleLineHeight?.(scene.titleFont, size);
    return ofTheme ?? titleLineHeight(scene.titleFont, layout);
  }
  return words.role === 'text' ? textLineHeight : kickerLineHeight;
}

function trackingOf(words: WordsToPlace, size: number, scene: Scene): number {
  const { titleFont, theme } = scene;
  if (words.role === 'title') {
    const ofTheme = theme.composition?.titleTracking?.(titleFont, size, words.isFigure === true);
    return ofTheme ?? titleTracking(titleFont, size);
  }
  return isCapital(words, scene) ? 0.06 : 0;
}

/** The user's own colour, or the tone's, which on a box of the user's own reads there. */
export function wordColorOf(words: WordsToPlace, size: number, scene: Scene): Color {
  const { element } = words;
  const own = userColor(element, scene);
  if (own !== null) return own;
  const color = words.color(size);
  if (elementBackgroundOf(element.style) === null) return color;
  const backdropColors = backdropColorsUnder(element.style, scene);
  if (worstContrast(color, backdropColors) >= textContrast) return color;
  return mostReadableColor(scene.palette, backdropColors);
}

/** What of the style of words at a size in px decides how wide they are. */
function widthCssAt(words: WordsToPlace, size: number, scene: Scene): CSSProperties {
  return {
    ...faceStyle(faceFor(words, size, scene)),
    whiteSpace: 'pre-wrap',
    fontSize: size,
    letterSpacing: `${String(trackingOf(words, size, scene))}em`,
    textTransform: isCapital(words, scene) ? 'uppercase' : 'none',
  };
}

/** How words are set at a size. */
function cssAt(words: WordsToPlace, size: number, wordContext: WordContext): CSSProperties {
  const { scene } = wordContext;
  const color = wordColorOf(words, size, scene);
  const lineHeight = Math.round(size * lineHeightOf(words, size, wordContext) * 100) / 100;
  return {
    ...widthCssAt(words, size, scene),
    margin: 0,
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    lineHeight: `${String(lineHeight)}px`,
    textAlign: alignOf(words, wordContext),
    color: cssOf(color),
    textShadow: shadowOf(words.element.style, color),
    textWrap: words.role === 'title' ? 'balance' : 'pretty',
    fontVariantNumeric: words.isTabular === true ? 'lining-nums tabular-nums' : 'lining-nums',
  };
}

const choiceOf = ({ role, isQuoted }: WordsToPlace): LineChoice =>
  role === 'title' && isQuoted !== true ? 'balance' : 'pretty';

/** Words at a size in px, in a box of a width in px, as they are drawn. */
export function boxAt(
  words: WordsToPlace,
  size: number,
  width: number,
  wordContext: WordContext,
): TextBox {
  return { css: cssAt(words, size, wordContext), width, choice: choiceOf(words) };
}

/** The same with what decides widths alone: sizes are searched for with hundreds of them. */
export function boxToMeasureAt(
  words: WordsToPlace,
  size: number,
  width: number,
  { scene }: WordContext,
): TextBox {
  return { css: widthCssAt(words, size, scene), width, choice: choiceOf(words) };
}
