import type { DisplayItem, Edges, FontOfText, TextItem } from '../display-list/display-list';
import type { BaselineOf } from './baselines';
import { boxOf, cutOf, ellipsis } from './cut-text';
import { directionOf, runsBothWays, runsFromTheRight } from '@arrasta/slide-renderer';
import { exactBoxOf } from './exact-box';
import { isSeen, shadowsOf } from './record-box';
import type { SlideSpace } from './slide-space';
import { runsOf, type Run } from './letter-runs';
import { linePartsOf, type LinePart } from './text-lines';
import { Unpaintable } from './unpaintable';

/** Signs that show a hyphen at the end of a line, turn the direction in the middle, or jump. */
const signs = /[\u00AD\u202A-\u202E\u2066-\u2069\t]/;

function fontOf(style: CSSStyleDeclaration): FontOfText {
  const { fontFamily, fontWeight, fontStyle, fontSize, fontVariantNumeric } = style;
  const isTabular = fontVariantNumeric === 'tabular-nums';
  if (!isTabular && fontVariantNumeric !== 'normal') throw new Unpaintable(fontVariantNumeric);
  return {
    families: fontFamily,
    weight: fontWeight,
    style: fontStyle,
    size: Number.parseFloat(fontSize),
    isTabular,
  };
}

/** What the parts of a text have in common. */
type Setting = Pick<
  TextItem,
  'kind' | 'font' | 'letterSpacing' | 'colour' | 'shadow' | 'direction'
>;

function settingOf(text: Text, style: CSSStyleDeclaration): Setting {
  const { letterSpacing, color, textShadow, unicodeBidi } = style;
  const direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const [shadow, ...others] = shadowsOf(textShadow);
  if (others.length > 0) throw new Unpaintable(textShadow);
  return {
    kind: 'text',
    font: fontOf(style),
    letterSpacing: letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing),
    colour: color,
    direction: unicodeBidi === 'plaintext' ? directionOf(text.data, direction) : direction,
    shadow: shadow === undefined ? null : shadow.shadow,
  };
}

/** The words as they are drawn. */
function wordsOf(words: string, { textTransform, whiteSpace }: CSSStyleDeclaration): string {
  if (textTransform !== 'none' && textTransform !== 'uppercase') {
    throw new Unpaintable(textTransform);
  }
  const cased = textTransform === 'uppercase' ? words.toLocaleUpperCase('pt-BR') : words;
  return whiteSpace.startsWith('pre') ? cased : cased.replace(/\s+/g, ' ');
}

export interface TextContext {
  readonly space: SlideSpace;
  readonly baselineOf: BaselineOf;
}

/** Weights from which on a canvas makes bold letters of fonts that have none. */
const bold = 600;

/** Emoji are of a font that has one weight and stands upright. */
function lent(font: FontOfText): FontOfText {
  return { ...font, weight: '400', style: 'normal' };
}

function partsOf(text: Text, part: LinePart, { weight, style }: FontOfText): readonly Run[] {
  const isPlain = Number(weight) < bold && style === 'normal';
  return isPlain ? [{ ...part, isLent: false }] : runsOf(text.data, part);
}

/** The lines of a text, each with its place. */
export function recordText(text: Text, { space, baselineOf }: TextContext): DisplayItem[] {
  const parent = text.parentElement;
  if (parent === null || text.data.trim() === '') return [];
  const style = getComputedStyle(parent);
  if (style.visibility !== 'visible' || !isSeen(style.color)) return [];
  if (signs.test(text.data)) throw new Unpaintable('sign');
  const setting = settingOf(text, style);
  const item = (words: string, box: Edges, next = ' '): TextItem => {
    const { left, top, right } = space.inSlide(box);
    const baseline = space.onPixel(top + baselineOf(text, style));
    return { ...setting, text: wordsOf(words, style), left, baseline, width: right - left, next };
  };
  const line = (part: LinePart, next = ' '): TextItem[] =>
    partsOf(text, part, setting.font).map(({ from, to, isLent }) => {
      const run = item(text.data.slice(from, to), exactBoxOf(text, { from, to }), next);
      return isLent ? { ...run, font: lent(run.font) } : run;
    });
  const cut = cutOf(text, parent, style);
  if (cut === null) {
    const parts = linePartsOf(text);
    if (parts.length > 1 && runsBothWays(text.data)) throw new Unpaintable('both directions');
    return parts.flatMap((part) => line(part));
  }
  if (runsFromTheRight(text.data)) throw new Unpaintable('cut off at the left');
  const words = line({ from: 0, to: cut.before }, wordsOf(cut.letter, style));
  const { right, top, bottom } = boxOf(text, { from: 0, to: cut.before });
  const sign = item(ellipsis, { left: right, top, right: right + cut.signWidth, bottom });
  return [...words, sign];
}
