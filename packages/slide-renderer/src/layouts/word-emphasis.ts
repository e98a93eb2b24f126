import {
  isSameColor,
  largeTextContrast,
  primaryAsText,
  textContrast,
  type Color,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { findEmphasis, tidyEmphasis, type Element } from '@arrasta/domain';
import type { Scene } from '../context';
import { elementBackgroundOf } from '../elements/box-style';
import type { TextBox } from '../line-break/text-lines';
import { emphasisStyle, markerStroke } from '../text/emphasis-style';
import { backdropColorsUnder } from '../text/text-style';
import { paintedTone, withLayer } from '../tones';
import { type WordsToPlace, type WordContext, isInTitleFont, wordColorOf } from './word-style';
import type { Composition, CompositionItem, TextRun } from './composition';

/** What is drawn behind the words of a title. */
export function wordsStyleOf(
  words: WordsToPlace,
  size: number,
  { scene }: WordContext,
): CSSProperties {
  const { theme, tone } = scene;
  if (words.lineBox) return {};
  const isMarked = words.role === 'title' && words.isQuoted !== true && words.isFigure !== true;
  if (theme.facts.key !== 'notebook' || !isMarked || tone === null) return {};
  // Of a title with emphasised words these alone are marked.
  if (words.element.emphasis !== undefined) return {};
  const limit = size >= 24 ? largeTextContrast : textContrast;
  const reading = { backdropColors: withLayer(tone.background.colors, tone.rules.rule), limit };
  return markerStroke(tone.block, words.color(size), reading);
}

/** What emphasised words are painted in: on what they stand on, as far as that is known. */
function emphasisColor(words: WordsToPlace, size: number, scene: Scene, text: Color): Color {
  const { tone, palette } = scene;
  if (tone === null) return text;
  const limit = size >= 24 ? largeTextContrast : textContrast;
  if (elementBackgroundOf(words.element.style) !== null) {
    const backdropColors = backdropColorsUnder(words.element.style, scene);
    return primaryAsText(palette.primary, text, { backdropColors, limit });
  }
  if (words.background !== undefined) {
    return primaryAsText(palette.primary, text, { backdropColors: [words.background], limit });
  }
  if (words.emphasis !== undefined) return words.emphasis(size);
  const isOnBackground = [tone.text, tone.soft].some((one) => isSameColor(one, words.color(size)));
  if (!isOnBackground || paintedTone(scene) === 'primary') return text;
  const backdropColors = withLayer(tone.background.colors, tone.wash);
  return primaryAsText(palette.primary, text, { backdropColors, limit });
}

/**
 * The words in a colour that reads on what they stand on. Where that is null, for more than one
 * colour, emphasised ones have the same colour, over a line.
 */
export function wordsOn(words: WordsToPlace, background: Color | null, color: Color): WordsToPlace {
  const placed = { ...words, color: () => color };
  return background === null ? { ...placed, emphasis: () => color } : { ...placed, background };
}

/** How emphasised ones of words are drawn. */
export function emphasisStyleOf(words: WordsToPlace, box: TextBox, scene: Scene): CSSProperties {
  const size = Number(box.css.fontSize);
  const text = wordColorOf(words, size, scene);
  const { tone } = scene;
  // A marker lies on the lines of ruled paper as well.
  const slideBackground =
    tone === null ? scene.background.colors : withLayer(tone.background.colors, tone.rules.rule);
  const emphasis = emphasisColor(words, size, scene, text);
  const isOnBackground = words.background === undefined && words.emphasis === tone?.emphasis;
  return emphasisStyle(
    {
      css: box.css,
      text,
      emphasis,
      block: isOnBackground && tone !== null ? tone.block : emphasis,
      reading: {
        backdropColors: words.background === undefined ? slideBackground : [words.background],
        limit: size >= 24 ? largeTextContrast : textContrast,
      },
      isInTitleFont: isInTitleFont(words),
    },
    scene,
  );
}

/** Finds the emphasised words of an element in its runs, one after the other. */
function findInRuns({ content, emphasis = [] }: Element) {
  const whole = { content, emphasis: tidyEmphasis(emphasis, content.length) };
  let read = 0;
  return (run: TextRun): TextRun => {
    const found = findEmphasis(whole, run.content, read);
    read = found.end;
    return found.emphasis.length === 0 ? run : { ...run, emphasis: found.emphasis };
  };
}

function isAllEmphasised({ content, emphasis = [] }: TextRun): boolean {
  return emphasis.some(([start, end]) => start === 0 && end === content.length);
}

/** A label stands out from what is said of it: emphasised as a whole, it stays as it is. */
function withPlainLabel(runs: readonly TextRun[]): readonly TextRun[] {
  const [label, ...rest] = runs;
  if (label === undefined || rest.length === 0 || !isAllEmphasised(label)) return runs;
  return [{ ...label, emphasis: [] }, ...rest];
}

function withEmphasisedWords(item: CompositionItem): CompositionItem {
  if (item.kind === 'text' && item.element.emphasis !== undefined) {
    const { whole } = item;
    const runs = item.runs.map(findInRuns(item.element));
    return {
      ...item,
      runs,
      ...(whole !== undefined && { whole: findInRuns(item.element)(whole) }),
    };
  }
  if (item.kind === 'list' && item.element.emphasis !== undefined) {
    const find = findInRuns(item.element);
    const rows = item.rows.map((row) => ({ ...row, runs: withPlainLabel(row.runs.map(find)) }));
    return { ...item, rows };
  }
  return item;
}

/**
 * The composition in which each run knows which of its words are emphasised: a layout takes parts of
 * a text wherever it needs them, and its words are found again in them.
 */
export function emphasiseWords(composition: Composition): Composition {
  return { ...composition, items: composition.items.map(withEmphasisedWords) };
}
