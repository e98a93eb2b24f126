import type { Element } from '@arrasta/domain';
import type { Color } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Area } from '../context';
import { fontHeights } from '../line-break/measure-text';
import { fontOf, measureTextLines } from '../line-break/text-lines';
import type { TextItem, TextRun } from './composition';
import { wordContextOf, titleWords, type SlideComposition } from './draft';
import type { WordsToPlace } from './word-style';
import { placeWords } from './words';

/** Of the size: how high capitals and figures are, about, until the font is measured. */
export const capHeight = 0.7;

interface FigureToPlace {
  readonly content: string;
  /** Its cap height begins at the top; it is as wide as the slot at most. */
  readonly slot: Area;
  readonly max: number;
  readonly color: Color;
  readonly align?: CSSProperties['textAlign'];
  readonly isItalic?: boolean;
}

export interface PlacedFigure {
  readonly run: TextRun | null;
  /** Of its capitals. */
  readonly height: number;
  /** Of its ink, about. */
  readonly width: number;
  /** How far signs of money in it reach over its capitals, and as far below its line, in px. */
  readonly reach: number;
}

/** What signs of money reach over capitals and below their line, of the size of a figure. */
export function overhangOfCurrencySigns(figure: string): number {
  return /\p{Sc}/u.test(figure) ? 0.11 : 0;
}

/** A figure on its own, set so that its box is its capitals. */
export function placeFigure(
  draft: SlideComposition,
  element: Element,
  figure: FigureToPlace,
): PlacedFigure {
  const { content, slot, max, color, align, isItalic } = figure;
  const words: WordsToPlace = {
    ...titleWords(draft, { ...element, style: {} }, { range: [48, max], maxLines: 1 }),
    content: content.replace(/ /gu, '\u00A0'),
    color: () => color,
    isFigure: true,
    ...(isItalic === true && { isItalic }),
  };
  const endless = { slot: { ...slot, height: 10_000 }, anchor: 'head' as const };
  const [item] = placeWords([words], endless, wordContextOf(draft)).items;
  const placed = item?.runs[0];
  if (placed === undefined) return { run: null, height: 0, width: 0, reach: 0 };
  const css = { ...placed.box.css, ...(align !== undefined && { textAlign: align }) };
  const { capital, ascent, descent } = fontHeights(fontOf(css));
  const size = Number(css.fontSize ?? 0);
  const line = placed.area.height / size;
  const baseLine = (line - ascent - descent) / 2 + ascent;
  const top = slot.top - (baseLine - capital) * size;
  const box = { ...placed.box, css };
  const [{ width } = { width: slot.width }] =
    measureTextLines({ content: words.content, ...box }) ?? [];
  const reach = overhangOfCurrencySigns(content) * size;
  const run = { ...placed, box, area: { ...placed.area, top } };
  return { run, height: capital * size, width, reach };
}

/** The title in two places: its figure, and the rest among the other words. */
export function withFigure(title: Element, figure: TextRun | null, items: readonly TextItem[]) {
  const rest = items.find(({ element }) => element === title);
  const runs = [...(figure ? [figure] : []), ...(rest?.runs ?? [])];
  const item: TextItem = { kind: 'text', element: title, runs };
  return [item, ...items.filter((one) => one !== rest)];
}
