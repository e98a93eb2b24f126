import { emphasisOfParts, linesOf, sliceEmphasis, type EmphasisRange } from '@arrasta/domain';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { findBreakOpportunities, hyphen } from './break-positions';
import { breakText, type Line, type LineChoice } from './break-text';
import { type FontMeasure, type TextFont, textMeasure, textWidthsVersion } from './measure-text';
import { useTextWidths } from './use-text-widths';

/** What decides which way a paragraph runs: its first letter, or a mark that stands for one. */
const strong = /[\p{L}\u200E\u200F\u061C]/u;
const fromTheRight =
  /[\u200F\u061C\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const anyOther = new RegExp(`(?!${fromTheRight.source})[\\p{L}\\p{Nd}]`, 'u');

type Direction = 'ltr' | 'rtl';

/**
 * The way a paragraph runs that goes by its letters, as `unicode-bidi: plaintext` has it.
 * @param otherwise where there are no letters
 */
export function directionOf(paragraph: string, otherwise: Direction): Direction {
  const first = strong.exec(paragraph)?.[0];
  if (first === undefined) return otherwise;
  return fromTheRight.test(first) ? 'rtl' : 'ltr';
}

/** Whether any of a text runs from the right to the left. */
export function runsFromTheRight(text: string): boolean {
  return fromTheRight.test(text);
}

/**
 * Whether signs of a paragraph may stand elsewhere than on a line that is set alone: the way of what
 * is no letter goes by the letters around it, which may be on another line.
 */
export function runsBothWays(paragraph: string): boolean {
  return fromTheRight.test(paragraph) && anyOther.test(paragraph);
}

/** Left and right of a padding in px, which is a number or two, as `12px 16px`. */
function paddingAcross(padding: CSSProperties['padding']): number {
  if (padding === undefined) return 0;
  if (typeof padding === 'number') return 2 * padding;
  const parts = padding.split(' ').map(Number.parseFloat);
  return 2 * (parts[1] ?? parts[0] ?? 0);
}

function borderAcross(border: CSSProperties['border']): number {
  return border === undefined ? 0 : 2 * (Number.parseFloat(String(border)) || 0);
}

/** What a box of a width in px leaves for a text, in px. */
export function contentWidth({ width, padding, border }: CSSProperties): number {
  return Number(width) - paddingAcross(padding) - borderAcross(border);
}

const maxBrokenTexts = 2000;

interface BrokenParagraph {
  readonly text: string;
  readonly lines: readonly Line[];
}

/** A letter is typed in one text, and the others of the slide keep their lines. */
const brokenTexts = new Map<string, readonly BrokenParagraph[]>();

export function fontOf(css: CSSProperties): TextFont {
  return {
    families: css.fontFamily ?? 'serif',
    weight: Number(css.fontWeight ?? 400),
    isItalic: css.fontStyle === 'italic',
    letterSpacing: Number.parseFloat(String(css.letterSpacing ?? 0)),
    isUppercase: css.textTransform === 'uppercase',
  };
}

function paragraphsOf(content: string, css: CSSProperties): string[] {
  const paragraphs = linesOf(content);
  if (css.whiteSpace !== 'normal') return paragraphs;
  return paragraphs.map((paragraph) => paragraph.replace(/[ \t]+/g, ' ').trim());
}

/** What the lines of a text are fitted into. */
export interface TextBox {
  /** What the text is set in; its box need not say it again. */
  readonly css: CSSProperties;
  /** In px. */
  readonly width: number;
  readonly choice: LineChoice;
}

interface TextToBreak extends TextBox {
  readonly content: string;
}

/** A text that is drawn, with emphasised words or without. */
interface TextToDraw extends TextToBreak {
  /** Places in its content. */
  readonly emphasis?: readonly EmphasisRange[] | undefined;
  readonly emphasisStyle?: CSSProperties | undefined;
}

function breakContent(text: TextToBreak): readonly BrokenParagraph[] | null {
  const { content, css, width, choice } = text;
  const fontSize = Number(css.fontSize);
  const measure = textMeasure(fontOf(css), fontSize);
  if (measure === null) return null;
  const paragraphs = paragraphsOf(content, css);
  const lines = breakText(paragraphs, { width, fontSize }, choice, measure);
  return paragraphs.map((text, number) => ({ text, lines: lines[number] ?? [] }));
}

/**
 * The lines of a text by its style and the width of its box in px; null where nothing can be
 * measured, as on the server: the browser breaks them there.
 */
function brokenContent(broken: TextToBreak) {
  const { content, css, width, choice } = broken;
  if (brokenTexts.size >= maxBrokenTexts) brokenTexts.clear();
  const { fontFamily = '', fontWeight, fontStyle, fontSize, letterSpacing } = css;
  const { textTransform, whiteSpace } = css;
  const version = textWidthsVersion(fontFamily);
  const style = [fontFamily, fontWeight, fontStyle, fontSize, letterSpacing, textTransform];
  const key = [version, ...style, whiteSpace, choice, width, content].join('\n');
  const brokenText = brokenTexts.get(key);
  if (brokenText !== undefined) return brokenText;
  const paragraphs = breakContent(broken);
  if (paragraphs !== null) brokenTexts.set(key, paragraphs);
  return paragraphs;
}

/** A line as it is to be set, in px. */
export interface MeasuredLine {
  readonly width: number;
  readonly isLastOfParagraph: boolean;
  /** Whether it ends in the middle of a word that is longer than a line. */
  readonly endsWithinWord: boolean;
  readonly direction: 'ltr' | 'rtl';
}

/** Found with the lines that are kept: words are measured again and again while a size is sought. */
const measuredLines = new WeakMap<readonly BrokenParagraph[], readonly MeasuredLine[]>();

function measureLines({ text, lines }: BrokenParagraph, measure: FontMeasure): MeasuredLine[] {
  const direction = directionOf(text, 'ltr');
  const alone = { isLastOfParagraph: true, endsWithinWord: false, direction };
  if (lines.length === 0) return [{ width: 0, ...alone }];
  const opportunities = new Set(findBreakOpportunities(text));
  return lines.map(({ from, to, next, isHyphenated }, number) => ({
    width: measure.drawnWidth(text.slice(from, to) + (isHyphenated ? hyphen : '')),
    isLastOfParagraph: number === lines.length - 1,
    endsWithinWord: !opportunities.has(next),
    direction,
  }));
}

/** How wide the lines of a text are, from the first to the last; null where nothing can be measured. */
export function measureTextLines(whole: TextToBreak): readonly MeasuredLine[] | null {
  const broken = brokenContent(whole);
  if (broken === null) return null;
  const known = measuredLines.get(broken);
  if (known !== undefined) return known;
  const measure = textMeasure(fontOf(whole.css), Number(whole.css.fontSize));
  if (measure === null) return null;
  const lines = broken.flatMap((paragraph) => measureLines(paragraph, measure));
  measuredLines.set(broken, lines);
  return lines;
}

/** Blanks at the end of a line, which are part of the text but take up no room. */
const blank: CSSProperties = { fontSize: 0, lineHeight: 0, letterSpacing: 0 };

const directionMarks = { ltr: '\u200E', rtl: '\u200F' } as const;

/** A line runs as its paragraph does, also where its own letters would have it otherwise. */
function directionMark(line: string, paragraph: string): string {
  const direction = directionOf(paragraph, 'ltr');
  return directionOf(line, 'ltr') === direction ? '' : directionMarks[direction];
}

/** A soft hyphen is seen at the end of a line alone. */
function wordsOf({ text }: BrokenParagraph, { from, to, isHyphenated }: Line): string {
  const line = text.slice(from, to);
  const words = `${line.replaceAll('\u00AD', '')}${isHyphenated ? hyphen : ''}`;
  return `${directionMark(line, text)}${words}`;
}

/** Emphasised words of a text that is drawn. */
interface Emphasis {
  /** Places in it. */
  readonly ranges: readonly EmphasisRange[];
  readonly style: CSSProperties;
  /** What the text is set in. */
  readonly css: CSSProperties;
}

/**
 * The style of emphasised words. In another face they are spaced so that they take as much room as
 * was measured, and no line becomes another.
 */
function styleOfWords(words: string, { style, css }: Emphasis): CSSProperties {
  if (style.fontStyle === undefined) return { fontStyle: 'inherit', ...style };
  const size = Number(css.fontSize);
  const [font, other] = [fontOf(css), fontOf({ ...css, ...style })];
  const width = textMeasure(font, size)?.drawnWidth(words) ?? 0;
  const otherWidth = textMeasure(other, size)?.drawnWidth(words) ?? width;
  const spacing = font.letterSpacing + (width - otherWidth) / size / Math.max(1, words.length);
  return { ...style, letterSpacing: `${spacing.toFixed(4)}em` };
}

/** A line, its emphasised words apart from the others. */
function emphasisedWordsOf(paragraph: BrokenParagraph, line: Line, emphasis: Emphasis): ReactNode {
  const { from, to, isHyphenated } = line;
  const ranges = sliceEmphasis(emphasis.ranges, from, to);
  if (ranges.length === 0) return wordsOf(paragraph, line);
  const text = paragraph.text.slice(from, to);
  const plain = (start: number, end: number) => text.slice(start, end).replaceAll('\u00AD', '');
  return (
    <>
      {directionMark(text, paragraph.text)}
      {ranges.map(([start, end], index) => {
        const words = plain(start, end);
        return (
          <Fragment key={start}>
            {plain(ranges[index - 1]?.[1] ?? 0, start)}
            <em style={styleOfWords(words, emphasis)}>{words}</em>
          </Fragment>
        );
      })}
      {plain(ranges.at(-1)?.[1] ?? 0, text.length)}
      {isHyphenated && hyphen}
    </>
  );
}

function Paragraph({ emphasis, ...paragraph }: BrokenParagraph & { readonly emphasis: Emphasis }) {
  const { text, lines } = paragraph;
  return lines.map((line, number) => (
    <Fragment key={line.from}>
      {number > 0 && <br />}
      {emphasisedWordsOf(paragraph, line, emphasis)}
      {line.next > line.to && <span style={blank}>{text.slice(line.to, line.next)}</span>}
    </Fragment>
  ));
}

function rangesOfParagraphs(
  content: string,
  emphasis: readonly EmphasisRange[],
  paragraphs: readonly BrokenParagraph[],
): (readonly EmphasisRange[])[] {
  if (emphasis.length === 0) return [];
  return emphasisOfParts(
    { content, emphasis },
    paragraphs.map(({ text }) => text),
  );
}

/** A text as it is written; the browser breaks its lines. */
function UnbrokenText({ content }: { readonly content: string }) {
  return linesOf(content).map((line, number) => (
    <Fragment key={`${String(number)} ${line}`}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const nowhereElse: CSSProperties = { whiteSpace: 'pre', textWrap: 'nowrap' };

/**
 * A text in lines of our own, the same in every browser, in the page and in files; markup in it is
 * shown as it was typed.
 * @returns the text, and what its box must have so that nothing but these lines is seen
 */
export function useTextLines({ emphasis = [], emphasisStyle = {}, ...whole }: TextToDraw): {
  readonly text: ReactNode;
  readonly style: CSSProperties;
} {
  // Also where the fonts come only now: the lines are others then.
  useTextWidths(whole.css.fontFamily ?? '');
  const broken = brokenContent(whole);
  if (broken === null) return { text: <UnbrokenText content={whole.content} />, style: {} };
  const ranges = rangesOfParagraphs(whole.content, emphasis, broken);
  const text = broken.map((paragraph, number) => (
    <Fragment key={`${String(number)} ${paragraph.text}`}>
      {number > 0 && <br />}
      <Paragraph
        {...paragraph}
        emphasis={{ ranges: ranges[number] ?? [], style: emphasisStyle, css: whole.css }}
      />
    </Fragment>
  ));
  return { text, style: nowhereElse };
}
