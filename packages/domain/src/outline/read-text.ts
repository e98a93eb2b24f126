import { readEmphasis, withEmphasis, type EmphasisRange } from '../element/emphasis';
import { linesOf } from '../element/text-content';
import { limits } from '../limits';
import { truncateText } from '../text';
import type { Outline, OutlineElement, OutlineSlide } from './outline';

/** A line of a text, by what it is written as. */
type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'rule' }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** With its number as it is written, as `3.`; null for one after a mark. */
  | { readonly kind: 'item'; readonly number: string | null; readonly text: string }
  | { readonly kind: 'quoted' | 'plain'; readonly text: string };

const heading = /^(#{1,6})\s+(.*)$/u;
/** A long dash begins direct speech. */
const item = /^(?:[-*+•‣◦]|(\d{1,2}[.)]))\s+(.*)$/u;
const rule = /^(?:-{3,}|\*{3,}|_{3,})$/u;
const quoted = /^>\s?(.*)$/u;

function readLine(line: string): Line {
  const text = line.trim();
  if (text === '') return { kind: 'blank' };
  if (rule.test(text)) return { kind: 'rule' };
  const [, signs, title = ''] = heading.exec(text) ?? [];
  if (signs !== undefined) return { kind: 'heading', level: signs.length, text: title };
  const itemMatch = item.exec(text);
  if (itemMatch !== null) {
    return { kind: 'item', number: itemMatch[1] ?? null, text: itemMatch[2] ?? '' };
  }
  const [, quote] = quoted.exec(text) ?? [];
  return quote === undefined ? { kind: 'plain', text } : { kind: 'quoted', text: quote };
}

/** Lines of one kind that follow one another, as one element. */
interface OpenElement {
  readonly kind: 'item' | 'quoted' | 'plain';
  readonly isNumbered: boolean;
  readonly lines: string[];
  readonly numbers: string[];
}

/** Whether items are counted as a list counts them: from 1, and more than one. */
export function areCounted(numbers: readonly string[]): boolean {
  const isNext = (number: string, index: number) => Number.parseInt(number, 10) === index + 1;
  return numbers.length > 1 && numbers.every(isNext);
}

/** What several lines say, with the places of the words between pairs of stars. */
function contentOf(lines: readonly string[]) {
  const ranges: EmphasisRange[] = [];
  let content = '';
  for (const [index, line] of lines.entries()) {
    if (index > 0) content += '\n';
    const read = readEmphasis(line);
    ranges.push(...read.emphasis.map(([start, end]) => shiftEmphasis(start, end, content.length)));
    content += read.content;
  }
  return withEmphasis({ content }, ranges.slice(0, limits.emphasisRanges));
}

function shiftEmphasis(start: number, end: number, by: number): EmphasisRange {
  return [start + by, end + by];
}

function isMarked(text: string): boolean {
  return /^["“«‘]/u.test(text);
}

function elementOf({ kind, isNumbered, lines, numbers }: OpenElement): OutlineElement {
  if (kind === 'item' && isNumbered && !areCounted(numbers)) {
    const numbered = lines.map((line, index) => `${numbers[index] ?? ''} ${line}`);
    return { type: 'list', ...contentOf(numbered) };
  }
  if (kind === 'item') {
    return { type: 'list', ...contentOf(lines), ...(isNumbered && { isNumbered }) };
  }
  const isQuotation = kind === 'quoted' && !isMarked(lines[0] ?? '');
  return { type: 'text', ...contentOf(isQuotation ? [`“${lines.join(' ')}”`] : lines) };
}

/** Longer headings are text, as in Markdown. */
const maxHeading = 200;

class TextReader {
  readonly sections: OutlineElement[][] = [[]];
  #open: OpenElement | null = null;
  readonly #level: number;

  /** @param level headings of this level begin sections, deeper ones stand in them */
  constructor(level: number) {
    this.#level = level;
  }

  read(line: Line): void {
    if (line.kind === 'blank' || line.kind === 'rule' || line.kind === 'heading') this.#close();
    if (line.kind === 'rule') this.sections.push([]);
    if (line.kind === 'heading') this.#addHeading(line.level, line.text);
    if (line.kind === 'item' || line.kind === 'quoted' || line.kind === 'plain') this.#add(line);
  }

  end(): OutlineElement[][] {
    this.#close();
    return this.sections.filter((elements) => elements.length > 0);
  }

  #addHeading(level: number, text: string): void {
    if (level <= this.#level) this.sections.push([]);
    const type = level <= this.#level ? 'title' : 'subtitle';
    const { content } = contentOf([text]);
    if (content === '') return;
    this.sections.at(-1)?.push({ type: content.length > maxHeading ? 'text' : type, content });
  }

  #add(line: Extract<Line, { kind: OpenElement['kind'] }>): void {
    const number = line.kind === 'item' ? line.number : null;
    const isNumbered = number !== null;
    const isOther = this.#open?.kind !== line.kind || this.#open.isNumbered !== isNumbered;
    if (isOther) {
      this.#close();
      this.#open = { kind: line.kind, isNumbered, lines: [], numbers: [] };
    }
    this.#open?.lines.push(line.text);
    if (number !== null) this.#open?.numbers.push(number);
  }

  #close(): void {
    if (this.#open !== null) this.sections.at(-1)?.push(elementOf(this.#open));
    this.#open = null;
  }
}

/** The level whose headings begin sections: the highest beside the one that names the whole. */
function sectionLevel(lines: readonly Line[]): number {
  const levels = lines.flatMap((line) => (line.kind === 'heading' ? [line.level] : []));
  const [first, ...others] = levels;
  const isName = first === 1 && !others.includes(1);
  return Math.min(6, ...(isName ? others : levels));
}

const maxTitle = 80;

/** The first line that says something, as far as a name goes. */
function nameOf(slides: readonly OutlineSlide[]): string {
  const first = slides.flatMap(({ elements }) => elements)[0]?.content ?? '';
  const sentence = /^.{1,80}?[.!?…](?=\s|$)/u.exec(first)?.[0] ?? first;
  const line = sentence.replace(/\s+/gu, ' ').trim();
  return line.length <= maxTitle
    ? line
    : `${truncateText(line, maxTitle - 1).replace(/\s\S*$/u, '')}…`;
}

/**
 * A plain text as the sections of a carousel: paragraphs parted by blank lines, `#` headings, items
 * after a dash, a star, a dot or a number, quotations after `>`, `**emphasis**`. It reads each line
 * once, however it is made; other signs are what they are.
 * @returns null for a text that says nothing
 */
export function readText(text: string): Outline | null {
  const lines = linesOf(text).map(readLine);
  const reader = new TextReader(sectionLevel(lines));
  for (const line of lines) reader.read(line);
  const slides = reader.end().map((elements, index): OutlineSlide => ({
    type: index === 0 ? 'intro' : 'content',
    elements,
  }));
  return slides.length === 0 ? null : { title: nameOf(slides), description: null, slides };
}
