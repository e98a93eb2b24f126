import type { Edges } from '../display-list';
import { UnsupportedStyle } from './known-styles';

/**
 * The boxes of a range that have width and height. WebKit gives the first letter of a line one
 * more, of no width, at the end of the line above.
 */
export function seenBoxesOf(range: Range): readonly DOMRect[] {
  const boxes = [...range.getClientRects()];
  const visibleBoxes = boxes.filter(({ width, height }) => width > 0 && height > 0);
  return visibleBoxes.length > 0 ? visibleBoxes : boxes;
}

/** The box around all that is seen of a range, on the page. */
export function boundsOfRange(range: Range): Edges {
  const boxes = seenBoxesOf(range);
  if (boxes.length === 0) return range.getBoundingClientRect();
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A part of a text that stands on one line, without the blanks at its ends. */
export interface LinePart {
  readonly from: number;
  readonly to: number;
}

/**
 * Px by which letters of one line may stand apart: emoji and letters have boxes of other heights.
 */
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

function trimBlanks({ data }: Text, { from, to }: LinePart): LinePart {
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
  if (boxes.length === 1) return [trimBlanks(text, { from: 0, to: text.length })];
  const parts: LinePart[] = [];
  let from = 0;
  while (from < text.length) {
    const top = nextTop(range, text, from, text.length);
    if (top === Number.POSITIVE_INFINITY) break;
    const to = endOfLine(range, text, from, top);
    parts.push(trimBlanks(text, { from, to }));
    from = to;
  }
  return parts.filter((part) => part.to > part.from);
}

/** What is written where a text is cut off. */
export const ellipsis = '…';

/** Px that browsers round widths by. */
const rounding = 0.02;

/** Where a text that is too long for its box is cut off, and how wide the sign of that is. */
interface Cut {
  /** Where the first letter begins that is not drawn. */
  readonly before: number;
  readonly letter: string;
  readonly signWidth: number;
}

/** The box of a part of a text, on the page. */
export function boxOf(text: Text, { from, to }: LinePart): Edges {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return boundsOfRange(range);
}

function widthOfSign(parent: HTMLElement): number {
  const sign = document.createElement('span');
  sign.style.cssText = 'position:absolute;visibility:hidden';
  sign.textContent = ellipsis;
  parent.append(sign);
  const { width } = sign.getBoundingClientRect();
  sign.remove();
  return width;
}

/**
 * Where the browser cuts a text off; null where it does not.
 * @throws UnsupportedStyle where the text is not alone in its box
 */
export function findEllipsis(
  text: Text,
  parent: HTMLElement,
  style: CSSStyleDeclaration,
): Cut | null {
  if (style.textOverflow !== 'ellipsis') return null;
  const { right } = parent.getBoundingClientRect();
  if (boxOf(text, { from: 0, to: text.length }).right <= right + rounding) return null;
  if (parent.childNodes.length > 1) throw new UnsupportedStyle('text-overflow');
  const signWidth = widthOfSign(parent);
  const letters = [...new Intl.Segmenter('pt-BR').segment(text.data)];
  const cut = letters.find(({ index, segment }) => {
    const letter = boxOf(text, { from: index, to: index + segment.length });
    return letter.right > right - signWidth + rounding;
  });
  return cut === undefined ? null : { before: cut.index, letter: cut.segment, signWidth };
}

function isInWholePx({ left, right }: Edges): boolean {
  return Number.isInteger(left) && Number.isInteger(right);
}

/**
 * The box of a part of a text that ends where a line does. WebKit reports the box of a part in
 * whole px, rounded outwards, and that of a whole text exactly: the part becomes a text of its own
 * for a moment.
 */
export function exactBoxOf(text: Text, { from, to }: LinePart): Edges {
  const box = boxOf(text, { from, to });
  const isAll = from === 0 && to === text.length;
  if (isAll || !isInWholePx(box)) return box;
  const part = text.splitText(from);
  const rest = part.splitText(to - from);
  const range = document.createRange();
  range.selectNodeContents(part);
  const exact = boundsOfRange(range);
  text.appendData(part.data + rest.data);
  part.remove();
  rest.remove();
  return exact;
}
