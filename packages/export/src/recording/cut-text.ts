import type { Edges } from '../display-list/display-list';
import { boundsOfRange } from './seen-boxes';
import type { LinePart } from './text-lines';
import { Unpaintable } from './unpaintable';

/** What is written where a text is cut off. */
export const ellipsis = '…';

/** Px that browsers round widths by. */
const rounding = 0.02;

/** Where a text that is too long for its box is cut off, and how wide the sign of that is. */
export interface Cut {
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
 * @throws Unpaintable where the text is not alone in its box
 */
export function cutOf(text: Text, parent: HTMLElement, style: CSSStyleDeclaration): Cut | null {
  if (style.textOverflow !== 'ellipsis') return null;
  const { right } = parent.getBoundingClientRect();
  if (boxOf(text, { from: 0, to: text.length }).right <= right + rounding) return null;
  if (parent.childNodes.length > 1) throw new Unpaintable('text-overflow');
  const signWidth = widthOfSign(parent);
  const letters = [...new Intl.Segmenter('pt-BR').segment(text.data)];
  const cut = letters.find(({ index, segment }) => {
    const letter = boxOf(text, { from: index, to: index + segment.length });
    return letter.right > right - signWidth + rounding;
  });
  return cut === undefined ? null : { before: cut.index, letter: cut.segment, signWidth };
}
