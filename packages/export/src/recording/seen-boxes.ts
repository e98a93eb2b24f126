import type { Edges } from '../display-list/display-list';

/**
 * The boxes of a range that have width and height. WebKit gives the first letter of a line one more,
 * of no width, at the end of the line above.
 */
export function seenBoxesOf(range: Range): readonly DOMRect[] {
  const boxes = [...range.getClientRects()];
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  return seen.length > 0 ? seen : boxes;
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
