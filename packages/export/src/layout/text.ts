import { directionOf, runsBothWays, runsFromTheRight } from '@arrasta/slide-renderer';
import type { DisplayItem, Edges, FontOfText, PaintedText } from '../display-list';
import { isSeen, shadowsOf } from './box';
import { UnsupportedStyle } from './known-styles';
import type { SlideSpace } from './slide-space';
import {
  boxOf,
  findEllipsis,
  ellipsis,
  exactBoxOf,
  type LinePart,
  linePartsOf,
} from './text-boxes';

/** A stretch of a line. */
interface Run extends LinePart {
  /** Whether it is pictures that another font lends: one that is neither bold nor italic. */
  readonly isLent: boolean;
}

/**
 * What every one of our own fonts holds in its bold and italic files, and signs without a picture.
 */
const own =
  /^[\0-\u00B4\u00B6-\u00FF\u0104-\u0107\u0118\u0119\u0131\u0141-\u0144\u0152\u0153\u015A\u015B\u0160\u0161\u0178-\u017E\u02C6\u02DA\u02DC\u2000-\u200C\u200E\u200F\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2028\u2029\u202F\u2039\u203A\u2044\u205F-\u2064\u20AC\u2122\u2212\uFEFF]*$/;

const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/**
 * A line of bold or italic words in runs of letters and of emoji. A canvas makes bold and italic
 * letters of a font that has none, which a slide never does.
 * @throws UnsupportedStyle for letters of other fonts that are not emoji
 */
export function runsOf(text: string, { from, to }: LinePart): Run[] {
  if (own.test(text.slice(from, to))) return [{ from, to, isLent: false }];
  const runs: Run[] = [];
  for (const { segment, index } of new Intl.Segmenter('pt-BR').segment(text.slice(from, to))) {
    const isLent = !own.test(segment);
    if (isLent && !pictograph.test(segment)) throw new UnsupportedStyle(`Another font: ${segment}`);
    const [start, end] = [from + index, from + index + segment.length];
    const before = runs.at(-1);
    if (before?.isLent === isLent) runs[runs.length - 1] = { ...before, to: end };
    else runs.push({ from: start, to: end, isLent });
  }
  return runs;
}

/** How far below the top of its box the words of a text stand, in px, by what it is set in. */
type BaselineOf = (text: Text, style: CSSStyleDeclaration) => number;

/** Browsers round how tall letters are by how exactly they draw them. */
const fontProperties = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-rendering',
] as const;

function keyOf(style: CSSStyleDeclaration): string {
  return fontProperties.map((name) => style.getPropertyValue(name)).join(' ');
}

function probe(text: Text, style: CSSStyleDeclaration): HTMLElement {
  const line = document.createElement('span');
  line.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden;white-space:nowrap';
  for (const name of fontProperties) line.style.setProperty(name, style.getPropertyValue(name));
  const foot = document.createElement('span');
  foot.style.cssText = 'display:inline-block;width:0;height:0';
  line.append(text.data.trim(), foot);
  return line;
}

/** An element without height stands on the baseline: its lower edge is the baseline's position. */
function measureBaselines(host: HTMLElement, text: Text, style: CSSStyleDeclaration): number {
  const line = probe(text, style);
  host.append(line);
  const range = document.createRange();
  range.selectNodeContents(line.firstChild ?? line);
  const { top } = range.getBoundingClientRect();
  const baseline = (line.lastElementChild ?? line).getBoundingClientRect().bottom - top;
  line.remove();
  return baseline;
}

/** @param host where texts are laid out for a moment to be measured */
export function baselinesIn(host: HTMLElement): BaselineOf {
  const baselines = new Map<string, number>();
  return (text, style) => {
    const key = keyOf(style);
    const baseline = baselines.get(key) ?? measureBaselines(host, text, style);
    baselines.set(key, baseline);
    return baseline;
  };
}

/** Signs that show a hyphen at the end of a line, turn the direction in the middle, or jump. */
const signs = /[\u00AD\u202A-\u202E\u2066-\u2069\t]/;

const figureStyles = ['normal', 'tabular-nums', 'lining-nums', 'lining-nums tabular-nums'] as const;

function fontOf(style: CSSStyleDeclaration): FontOfText {
  const { fontFamily, fontWeight, fontStyle, fontSize, fontVariantNumeric } = style;
  const figures = figureStyles.find((one) => one === fontVariantNumeric);
  if (figures === undefined) throw new UnsupportedStyle(fontVariantNumeric);
  return {
    families: fontFamily,
    weight: fontWeight,
    style: fontStyle,
    size: Number.parseFloat(fontSize),
    figures,
  };
}

/** What the parts of a text have in common. */
type SharedTextStyle = Pick<
  PaintedText,
  'kind' | 'font' | 'letterSpacing' | 'color' | 'shadow' | 'direction'
>;

function sharedStyleOf(text: Text, style: CSSStyleDeclaration): SharedTextStyle {
  const { letterSpacing, color, textShadow, unicodeBidi } = style;
  const direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const [shadow, ...others] = shadowsOf(textShadow);
  if (others.length > 0) throw new UnsupportedStyle(textShadow);
  return {
    kind: 'text',
    font: fontOf(style),
    letterSpacing: letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing),
    color,
    direction: unicodeBidi === 'plaintext' ? directionOf(text.data, direction) : direction,
    shadow: shadow === undefined ? null : shadow.shadow,
  };
}

/** The words as they are drawn. */
function wordsOf(words: string, { textTransform, whiteSpace }: CSSStyleDeclaration): string {
  if (textTransform !== 'none' && textTransform !== 'uppercase') {
    throw new UnsupportedStyle(textTransform);
  }
  const cased = textTransform === 'uppercase' ? words.toLocaleUpperCase('pt-BR') : words;
  return whiteSpace.startsWith('pre') ? cased : cased.replace(/\s+/g, ' ');
}

export interface TextLayoutContext {
  readonly space: SlideSpace;
  readonly baselineOf: BaselineOf;
}

/** Weights from which on a canvas makes bold letters of fonts that have none. */
const bold = 600;

/** Emoji are of a font that has one weight and stands upright. */
function toFallbackFont(font: FontOfText): FontOfText {
  return { ...font, weight: '400', style: 'normal' };
}

function partsOf(text: Text, part: LinePart, { weight, style }: FontOfText): readonly Run[] {
  const isPlain = Number(weight) < bold && style === 'normal';
  return isPlain ? [{ ...part, isLent: false }] : runsOf(text.data, part);
}

/** The lines of a text, each with its place. */
export function readTextItems(text: Text, { space, baselineOf }: TextLayoutContext): DisplayItem[] {
  const parent = text.parentElement;
  if (parent === null || text.data.trim() === '') return [];
  const style = getComputedStyle(parent);
  if (style.visibility !== 'visible' || !isSeen(style.color)) return [];
  if (signs.test(text.data)) throw new UnsupportedStyle('sign');
  const context = sharedStyleOf(text, style);
  const item = (words: string, box: Edges, next = ' '): PaintedText => {
    const { left, top, right } = space.inSlide(box);
    // Browsers lay the box of a stretch of words on a pixel, and its words from there.
    const above = style.display === 'inline' ? Number.parseFloat(style.paddingTop) : 0;
    const baseline = space.onPixel(top - above + baselineOf(text, style)) + above;
    return { ...context, text: wordsOf(words, style), left, baseline, width: right - left, next };
  };
  const line = (part: LinePart, next = ' '): PaintedText[] =>
    partsOf(text, part, context.font).map(({ from, to, isLent }) => {
      const run = item(text.data.slice(from, to), exactBoxOf(text, { from, to }), next);
      return isLent ? { ...run, font: toFallbackFont(run.font) } : run;
    });
  const cut = findEllipsis(text, parent, style);
  if (cut === null) {
    const parts = linePartsOf(text);
    if (parts.length > 1 && runsBothWays(text.data)) throw new UnsupportedStyle('both directions');
    return parts.flatMap((part) => line(part));
  }
  if (runsFromTheRight(text.data)) throw new UnsupportedStyle('cut off at the left');
  const words = line({ from: 0, to: cut.before }, wordsOf(cut.letter, style));
  const { right, top, bottom } = boxOf(text, { from: 0, to: cut.before });
  const sign = item(ellipsis, { left: right, top, right: right + cut.signWidth, bottom });
  return [...words, sign];
}
