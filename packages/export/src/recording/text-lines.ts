import { seenBoxesOf } from './seen-boxes';

/** A part of a text that stands on one line, without the blanks at its ends. */
export interface LinePart {
  readonly from: number;
  readonly to: number;
}

/** Px by which letters of one line may stand apart: emoji and letters have boxes of other heights. */
const tolerance = 0.5;

function topOf(range: Range, text: Text, place: number): number | null {
  range.setStart(text, place);
  range.setEnd(text, place + 1);
  const [first] = seenBoxesOf(range);
  return first === undefined || first.height === 0 ? null : first.top;
}

/** The top of the first letter from a place on that is drawn at all: blanks may have no box. */
function nextTop(range: Range, text: Text, place: number, end: number): number {
  for (let next = place; next < end; next += 1) {
    const top = topOf(range, text, next);
    if (top !== null) return top;
  }
  return Number.POSITIVE_INFINITY;
}

/** The first place in a text that stands below a line. */
function endOfLine(range: Range, text: Text, from: number, top: number): number {
  let [low, high] = [from, text.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (nextTop(range, text, middle, high) > top + tolerance) high = middle;
    else low = middle + 1;
  }
  return low;
}

const blank = /\s/;

function trimmed({ data }: Text, { from, to }: LinePart): LinePart {
  let [start, end] = [from, to];
  while (start < end && blank.test(data.charAt(start))) start += 1;
  while (end > start && blank.test(data.charAt(end - 1))) end -= 1;
  return { from: start, to: end };
}

/** The lines of a text, as the browser has broken them. */
export function linePartsOf(text: Text): LinePart[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
  if (boxes.length === 1) return [trimmed(text, { from: 0, to: text.length })];
  const parts: LinePart[] = [];
  let from = 0;
  while (from < text.length) {
    const top = nextTop(range, text, from, text.length);
    if (top === Number.POSITIVE_INFINITY) break;
    const to = endOfLine(range, text, from, top);
    parts.push(trimmed(text, { from, to }));
    from = to;
  }
  return parts.filter((part) => part.to > part.from);
}
