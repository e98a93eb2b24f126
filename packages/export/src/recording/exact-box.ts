import type { Edges } from '../display-list/display-list';
import { boxOf } from './cut-text';
import { boundsOfRange } from './seen-boxes';
import type { LinePart } from './text-lines';

function isInWholePx({ left, right }: Edges): boolean {
  return Number.isInteger(left) && Number.isInteger(right);
}

/**
 * The box of a part of a text that ends where a line does. WebKit tells the box of a part in whole
 * px, rounded outwards, and that of a whole text exactly: the part becomes a text of its own for a
 * moment.
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
