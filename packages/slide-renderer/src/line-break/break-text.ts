import { type BreakPosition, measureBreakPositions, type TextMeasure } from './break-positions';

/** What a paragraph is fitted into. */
interface LineFit {
  /** Of a line in px. */
  readonly width: number;
  /** In px. */
  readonly fontSize: number;
}

/** Px by which a line may be wider: browsers lay lines out in steps of a 64th. */
const fitTolerance = 1 / 64;

/** The cost of a last line of one word, in square px of room left on a line. */
const widowCost = 10_000;
const overfullCost = 1e12;

interface Step {
  readonly cost: number;
  readonly previous: number;
}

/**
 * The breaks at which the room left at the ends of lines is spread most evenly: least squares of it,
 * a cost for each line and one for a single word on the last line (Knuth and Plass, "Breaking
 * paragraphs into lines", 1981, with the costs of Android's Minikin). `isLastFree` counts no room
 * left on the last line.
 * @param startX where the first line begins, in px like the positions
 * @returns those of `positions` at which lines end
 */
function findOptimalBreaks(
  positions: readonly BreakPosition[],
  startX: number,
  { width, fontSize }: LineFit,
  isLastFree: boolean,
): BreakPosition[] {
  const lineCost = 4 * width * fontSize;
  const last = positions.length - 1;
  const extraCost = (index: number) => (index === last - 1 ? widowCost : 0);
  const steps: Step[] = [];
  positions.forEach((position, index) => {
    let best: Step = { cost: Number.POSITIVE_INFINITY, previous: -1 };
    for (let previous = index - 1; previous >= -1; previous -= 1) {
      const from = positions[previous]?.nextX ?? startX;
      const space = width + fitTolerance - (position.endX - from);
      // Farther back lines only get longer.
      if (space < 0 && best.cost < Number.POSITIVE_INFINITY) break;
      const isLast = index === last;
      const roomCost = isLast && isLastFree ? 4 * extraCost(previous) : space * space;
      const own = space < 0 ? overfullCost : roomCost;
      const cost = (steps[previous]?.cost ?? 0) + own;
      if (cost < best.cost) best = { cost, previous };
    }
    steps.push({ ...best, cost: best.cost + extraCost(index) + lineCost });
  });
  const breaks: BreakPosition[] = [];
  for (let at = last; at >= 0; at = steps[at]?.previous ?? -1) {
    breaks.unshift(...positions.slice(at, at + 1));
  }
  return breaks;
}

/** A line of a paragraph, in UTF-16 units of it. */
export interface Line {
  readonly from: number;
  /** Behind the last visible character. */
  readonly to: number;
  /** Behind the blanks that follow, where the next line begins. */
  readonly next: number;
  readonly isHyphenated: boolean;
}

/**
 * Which lines a paragraph is given: `balance` makes them alike, `narrow` makes the longest as short
 * as can be without one more line, `pretty` only avoids a last line of one short word.
 */
export type LineChoice = 'balance' | 'narrow' | 'pretty';

/** Titles of more lines are set as they come. */
const maxBalancedLines = 6;
/** So many lines at the end of a paragraph are set anew to avoid a last line of one word. */
const maxPrettyLines = 4;
/** Words below which there is nothing to weigh. */
const minPositions = 4;

interface Paragraph {
  readonly text: string;
  readonly positions: readonly BreakPosition[];
  readonly fit: LineFit;
  readonly measure: TextMeasure;
}

interface LineStart {
  readonly offset: number;
  readonly x: number;
}

const graphemes = new Intl.Segmenter('pt-BR');

/** As many letters of a word as fit on a line, at least one. */
function breakWithinWord(
  { text, measure }: Paragraph,
  { offset, x }: LineStart,
  wordEnd: number,
  width: number,
): BreakPosition {
  const word = text.slice(offset, wordEnd);
  let end = 0;
  for (const { index, segment } of graphemes.segment(word)) {
    const next = index + segment.length;
    if (end > 0 && measure.width(word.slice(0, next)) > width + fitTolerance) break;
    end = next;
  }
  const endX = x + measure.width(word.slice(0, end));
  return { end: offset + end, next: offset + end, endX, nextX: endX, isHyphenated: false };
}

/** As many words on each line as fit; a word that is longer than a line is broken. */
function breakGreedily(paragraph: Paragraph, width: number): BreakPosition[] {
  const { positions } = paragraph;
  const breaks: BreakPosition[] = [];
  let start: LineStart = { offset: 0, x: 0 };
  let at = 0;
  for (let first = positions[at]; first !== undefined; first = positions[at]) {
    const reach = start.x + width + fitTolerance;
    let line = first;
    if (first.endX > reach) {
      line = breakWithinWord(paragraph, start, first.end, width);
      // The whole word fits once its last letter does: nothing of it is left then.
      if (line.end >= first.end) at += 1;
    } else {
      at += 1;
      for (
        let next = positions[at];
        next !== undefined && next.endX <= reach;
        next = positions[at]
      ) {
        line = next;
        at += 1;
      }
    }
    breaks.push(line);
    start = { offset: line.next, x: line.nextX };
  }
  return breaks;
}

function lineWidth(breaks: readonly BreakPosition[], line: number): number {
  return (breaks[line]?.endX ?? 0) - (breaks[line - 1]?.nextX ?? 0);
}

/** Whether no word had to be broken. */
function hasWholeWords({ positions }: Paragraph, greedy: readonly BreakPosition[]): boolean {
  return greedy.every((line) => positions.includes(line));
}

/** The lines at the narrowest width, to a px, that makes no more of them. */
function breakAtNarrowestWidth(paragraph: Paragraph, greedy: BreakPosition[]): BreakPosition[] {
  const widths = greedy.map((_, line) => lineWidth(greedy, line));
  let upper = paragraph.fit.width;
  let lower = (0.8 * widths.reduce((sum, width) => sum + width, 0)) / greedy.length;
  while (lower + 1 < upper) {
    const middle = (upper + lower) / 2;
    const narrower = breakGreedily(paragraph, middle);
    const isAsGood = narrower.length <= greedy.length && hasWholeWords(paragraph, narrower);
    if (isAsGood) upper = middle;
    else lower = middle;
  }
  return breakGreedily(paragraph, upper);
}

/** Where a paragraph of a title stands among the others. */
interface PlaceInTitle {
  readonly isFirst: boolean;
  readonly isOnly: boolean;
}

/** The lines of a title that is short enough to be weighed, all of whose words fit on a line. */
function breakTitle(
  paragraph: Paragraph,
  greedy: BreakPosition[],
  choice: 'balance' | 'narrow',
  { isFirst, isOnly }: PlaceInTitle,
): BreakPosition[] {
  if (greedy.length <= 1 || greedy.length > maxBalancedLines) return greedy;
  if (!hasWholeWords(paragraph, greedy)) return greedy;
  const { positions, fit } = paragraph;
  if (choice === 'balance' && positions.length >= minPositions) {
    return isFirst ? findOptimalBreaks(positions, 0, fit, false) : greedy;
  }
  return isOnly ? breakAtNarrowestWidth(paragraph, greedy) : greedy;
}

/** Whether the last line is one word that takes up less than a third of it. */
function endsWithWidow({ positions, fit }: Paragraph, greedy: readonly BreakPosition[]): boolean {
  const isOneWord = greedy.at(-2) === positions.at(-2);
  return isOneWord && lineWidth(greedy, greedy.length - 1) < fit.width / 3;
}

function avoidWidow(paragraph: Paragraph, greedy: BreakPosition[]): BreakPosition[] {
  if (greedy.length <= 1 || !endsWithWidow(paragraph, greedy)) return greedy;
  const firstLines = greedy.slice(0, Math.max(0, greedy.length - maxPrettyLines));
  const startX = firstLines.at(-1)?.nextX ?? 0;
  const rest = paragraph.positions.filter(({ endX }) => endX > startX);
  const reset = greedy.slice(firstLines.length);
  if (rest.length < minPositions || !hasWholeWords(paragraph, reset)) return greedy;
  return [...firstLines, ...findOptimalBreaks(rest, startX, paragraph.fit, true)];
}

/**
 * The lines of a text in a box, paragraph by paragraph. A word that is longer than a line is broken
 * wherever it must be. Lines are where Chromium breaks them with `text-wrap`, which most decks were
 * seen with: of a title of several paragraphs it balances the first alone, and narrows none.
 * @param paragraphs without line breaks of their own
 */
export function breakText(
  paragraphs: readonly string[],
  fit: LineFit,
  choice: LineChoice,
  measure: TextMeasure,
): Line[][] {
  return paragraphs.map((text, number) => {
    const paragraph = { text, positions: measureBreakPositions(text, measure), fit, measure };
    const greedy = breakGreedily(paragraph, fit.width);
    const place = { isFirst: number === 0, isOnly: paragraphs.length === 1 };
    const breaks =
      choice === 'pretty'
        ? avoidWidow(paragraph, greedy)
        : breakTitle(paragraph, greedy, choice, place);
    let from = 0;
    return breaks.map(({ end: to, next, isHyphenated }) => {
      const line = { from, to, next, isHyphenated };
      from = next;
      return line;
    });
  });
}
