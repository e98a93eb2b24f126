import type { Element } from '@arrasta/domain';
import {
  composite,
  cssOf,
  mostReadableColor,
  primaryAsText,
  withAlpha,
  worstContrast,
  type Color,
  type ContrastRequirement,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../context';
import { fontSpecs } from '../fonts/font-specs';
import { fadeUntilReadable } from '../tones';
import { fontHeights } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import { elementFace, faceOf, faceStyle, textStyle } from './text-style';

/** A stroke behind the words of a line, between two parts of the height that its font has. */
function strokeBehind(ink: string, from: number, to: number, reach: string): CSSProperties {
  const percent = (part: number) => `${String(Math.round(part * 10_000) / 100)}%`;
  const [top, bottom] = [percent(from), percent(to)];
  return {
    background: `linear-gradient(transparent calc(${top} - .2px), ${ink} calc(${top} + .2px) calc(${bottom} - .2px), transparent calc(${bottom} + .2px))`,
    padding: `0 ${reach}`,
    margin: `0 -${reach}`,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  };
}

const markerPart = 0.3;

/** A marker's stroke behind the words of a line, 38 % of it high, pale enough for them to read. */
export function markerStroke(ink: Color, text: Color, reading: ContrastRequirement) {
  return strokeBehind(cssOf(fadeUntilReadable(ink, markerPart, text, reading)), 0.5, 0.88, '4px');
}

/** A marker's stroke; where words would read on none, however pale, a line under them. */
function markerEmphasisStyle(words: WordsToEmphasise): CSSProperties {
  const { block, text, reading } = words;
  const pale = fadeUntilReadable(block, markerPart, text, reading);
  const marked = reading.backdropColors.map((background) => composite(pale, background));
  const reads = worstContrast(text, marked) >= reading.limit;
  return reads ? markerStroke(block, text, reading) : underlineEmphasisStyle(words);
}

/** What is known of words that are to be emphasised. */
export interface WordsToEmphasise {
  /** What they are set in. */
  readonly css: CSSProperties;
  readonly text: Color;
  /** The tone's, or that of what they stand on; it reads there. */
  readonly emphasis: Color;
  /** Of a box or a marker under them: it stands out there. */
  readonly block: Color;
  readonly reading: ContrastRequirement;
  readonly isInTitleFont: boolean;
}

/** Two colours that are more alike are one colour to the eye. */
const minContrast = 1.4;
/** Primary stands out of a background from this contrast on, as blocks of a tone do. */
const minBlockContrast = 1.45;
/**
 * Of a box behind words, in em: over the capitals, under the base line, beside the words. Capitals
 * have accents above them, and a narrow blank beside.
 */
const boxes = {
  capitals: { over: 0.15, under: 0.1, beside: '.08em' },
  letters: { over: 0.08, under: 0.25, beside: '.12em' },
} as const;
/** Of a line under words, in em. */
const line = { under: 0.07, thickness: 0.07 } as const;

/** The words on a box of the emphasis' colour. */
function boxEmphasisStyle({ css, block }: WordsToEmphasise, { palette }: Scene): CSSProperties {
  const font = fontOf(css);
  const { ascent, descent, capital } = fontHeights(font);
  const height = ascent + descent;
  // Some fonts have no other letters.
  const isInCapitals = font.isUppercase || font.families.includes(fontSpecs['bebas-neue'].family);
  const { over, under, beside } = isInCapitals ? boxes.capitals : boxes.letters;
  return {
    ...strokeBehind(
      cssOf(block),
      (ascent - capital - over) / height,
      (ascent + under) / height,
      beside,
    ),
    color: cssOf(mostReadableColor(palette, [block])),
    textShadow: 'none',
  };
}

/** A line under words whose colour must stay. */
function underlineEmphasisStyle({ css, text }: WordsToEmphasise): CSSProperties {
  const { ascent, descent } = fontHeights(fontOf(css));
  const height = ascent + descent;
  const top = ascent + line.under;
  return strokeBehind(
    cssOf(withAlpha(text, 0.6)),
    top / height,
    (top + line.thickness) / height,
    '0px',
  );
}

function colorEmphasisStyle(words: WordsToEmphasise): CSSProperties {
  const isDistinct = worstContrast(words.emphasis, [words.text]) >= minContrast;
  return isDistinct ? { color: cssOf(words.emphasis) } : underlineEmphasisStyle(words);
}

/**
 * How emphasised words are drawn: in the emphasis' colour, on a box of it in Impacto, in italics in
 * the titles of Editorial, on a marker's stroke in Caderno; where the colour would not be seen, over
 * a line. None of it moves the words. Source: docs/product/layouts.md 11.
 */
export function emphasisStyle(words: WordsToEmphasise, scene: Scene): CSSProperties {
  switch (scene.theme.facts.key) {
    case 'bold':
      return boxEmphasisStyle(words, scene);
    case 'notebook':
      return markerEmphasisStyle(words);
    case 'editorial': {
      const italic = faceOf(scene.titleFont, 500, true);
      const isUpright = words.css.fontStyle !== 'italic' && italic.isItalic;
      return words.isInTitleFont && isUpright ? faceStyle(italic) : colorEmphasisStyle(words);
    }
    default:
      return colorEmphasisStyle(words);
  }
}

/** How emphasised words of an element in a stack are drawn; undefined where it has none. */
export function stackedEmphasis(
  element: Element,
  css: CSSProperties,
  scene: Scene,
): CSSProperties | undefined {
  if (element.emphasis === undefined) return undefined;
  const { color: text, limit, backdropColors } = textStyle(element, scene);
  const reading = { backdropColors, limit };
  const emphasis = primaryAsText(scene.palette.primary, text, reading);
  const standsOut = worstContrast(scene.palette.primary, backdropColors) >= minBlockContrast;
  const block = standsOut ? scene.palette.primary : emphasis;
  const isInTitleFont = elementFace(element, scene).cut === scene.titleFont;
  return emphasisStyle({ css, text, emphasis, block, reading, isInTitleFont }, scene);
}
