/** Emphasised words: from the first code unit of a text's content to the one after the last. */
export type EmphasisRange = readonly [start: number, end: number];

/**
 * Emphasis in order, without overlaps or empty ranges, and nowhere outside of the content.
 * Source: docs/product/layouts.md 11.
 */
export function tidyEmphasis(ranges: readonly EmphasisRange[], length: number): EmphasisRange[] {
  const clipped = ranges
    .map(([start, end]): EmphasisRange => [Math.max(0, start), Math.min(length, end)])
    .filter(([start, end]) => start < end)
    .sort(([one], [other]) => one - other);
  const tidy: EmphasisRange[] = [];
  for (const range of clipped) {
    const last = tidy.at(-1);
    if (last === undefined || range[0] > last[1]) tidy.push(range);
    else tidy[tidy.length - 1] = [last[0], Math.max(last[1], range[1])];
  }
  return tidy;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly inserted: number;
}

/** What was replaced by what, by what the texts have in common at their beginnings and ends. */
function replacementOf(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  return { start, end: before.length - tail, inserted: after.length - tail - start };
}

/**
 * The emphasis of a text after an edit: ranges before it stay, those behind it move, what was
 * written inside of one belongs to it, and what was removed takes its part along.
 */
export function moveEmphasis(
  ranges: readonly EmphasisRange[],
  before: string,
  after: string,
): EmphasisRange[] {
  const { start, end, inserted } = replacementOf(before, after);
  const moved = inserted - (end - start);
  const movedRanges = ranges.flatMap(([from, to]): EmphasisRange[] => {
    if (to <= start) return [[from, to]];
    if (from >= end) return [[from + moved, to + moved]];
    if (from <= start && to >= end) return [[from, to + moved]];
    if (from < start) return [[from, start]];
    return to > end ? [[start + inserted, to + moved]] : [];
  });
  return tidyEmphasis(movedRanges, after.length);
}

/** Whether all of a part is emphasised. */
export function isEmphasised(
  ranges: readonly EmphasisRange[],
  [start, end]: EmphasisRange,
): boolean {
  return ranges.some(([from, to]) => from <= start && to >= end);
}

/** Emphasises a part, or takes the emphasis away where all of it has one. */
export function toggleEmphasis(
  ranges: readonly EmphasisRange[],
  part: EmphasisRange,
  length: number,
): EmphasisRange[] {
  if (!isEmphasised(ranges, part)) return tidyEmphasis([...ranges, part], length);
  const [start, end] = part;
  const left = ranges.flatMap(([from, to]): EmphasisRange[] => [
    [from, Math.min(to, start)],
    [Math.max(from, end), to],
  ]);
  return tidyEmphasis(left, length);
}

/** The emphasis of a part of a text that becomes a text of its own. */
export function sliceEmphasis(
  ranges: readonly EmphasisRange[],
  start: number,
  end: number,
): EmphasisRange[] {
  const moved = ranges.map(([from, to]): EmphasisRange => [
    Math.max(from, start) - start,
    Math.min(to, end) - start,
  ]);
  return tidyEmphasis(moved, end - start);
}

export interface EmphasisedText {
  readonly content: string;
  readonly emphasis: readonly EmphasisRange[];
}

/** A text of an element; one in which nothing is emphasised says nothing of it. */
interface ElementText {
  readonly content: string;
  readonly emphasis?: readonly EmphasisRange[];
}

type WithoutEmphasis<Text extends ElementText> = Omit<Text, 'emphasis'>;

/** Whether a place is between the two code units of one character. */
function cutsCharacter(content: string, place: number): boolean {
  return place > 0 && (content.codePointAt(place - 1) ?? 0) > 0xff_ff;
}

/** The same ranges, with the whole of a character of which they had a half. */
function withWholeCharacters(ranges: readonly EmphasisRange[], content: string): EmphasisRange[] {
  return ranges.map(([start, end]) => [
    cutsCharacter(content, start) ? start - 1 : start,
    cutsCharacter(content, end) ? end + 1 : end,
  ]);
}

/** The same with other emphasis, clipped to its content and in whole characters. */
export function withEmphasis<Text extends ElementText>(
  text: Text,
  ranges: readonly EmphasisRange[] = [],
): WithoutEmphasis<Text> & { emphasis?: [start: number, end: number][] } {
  const { emphasis: _, ...plain } = text;
  const whole = withWholeCharacters(ranges, text.content);
  const emphasis = tidyEmphasis(whole, text.content.length);
  if (emphasis.length === 0) return plain;
  return { ...plain, emphasis: emphasis.map(([start, end]) => [start, end]) };
}

/** The same with another content, whose emphasis is where it was. */
export function withContent<Text extends ElementText>(text: Text, content: string) {
  const { emphasis = [] } = text;
  return withEmphasis({ ...text, content }, moveEmphasis(emphasis, text.content, content));
}

/** Blanks that hold words together, and breaks, count as blanks. */
const withPlainBlanks = (text: string) => text.replaceAll(/[\u00A0\n]/gu, ' ');

/**
 * The emphasis of a text that was made of another by leaving out some of it: a half, an item, what
 * follows a label. Line by line it is looked for behind the line before it.
 * @param from where in the other text it begins at the earliest
 * @returns its emphasis, and where in the other text it ends
 */
export function findEmphasis(
  { content, emphasis }: EmphasisedText,
  part: string,
  from = 0,
): { readonly emphasis: EmphasisRange[]; readonly end: number } {
  const whole = withPlainBlanks(content);
  const found: EmphasisRange[] = [];
  let end = from;
  let offset = 0;
  for (const line of part.split('\n').map(withPlainBlanks)) {
    const ahead = whole.indexOf(line, end);
    const start = ahead === -1 ? whole.indexOf(line) : ahead;
    if (line !== '' && start !== -1) {
      const own = sliceEmphasis(emphasis, start, start + line.length);
      found.push(...own.map(([first, last]): EmphasisRange => [first + offset, last + offset]));
      end = start + line.length;
    }
    offset += line.length + 1;
  }
  return { emphasis: found, end };
}

/** The emphasis of several parts of a text, each of which stands behind the one before. */
export function emphasisOfParts(
  text: EmphasisedText,
  parts: readonly string[],
): (readonly EmphasisRange[])[] {
  let read = 0;
  return parts.map((part) => {
    const { emphasis, end } = findEmphasis(text, part, read);
    read = end;
    return emphasis;
  });
}

/** Pairs of stars around words; stars beside blanks, as in `2 ** 3`, are what they are. */
const starred = /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/gu;

/** Reads `**words**`, as Markdown and models write emphasis. */
export function readEmphasis(text: string): EmphasisedText {
  const emphasis: EmphasisRange[] = [];
  let content = '';
  let read = 0;
  for (const match of text.matchAll(starred)) {
    content += text.slice(read, match.index);
    const words = match[1] ?? '';
    emphasis.push([content.length, content.length + words.length]);
    content += words;
    read = match.index + match[0].length;
  }
  return { content: content + text.slice(read), emphasis };
}
