import { imageUrlOf } from '../image-url';
import { limits } from '../limits';
import type { ElementType } from './element-type';
import { emphasisOfParts, withEmphasis, type EmphasisRange } from './emphasis';

/** What browsers draw as a box although it is no text: control characters and non-characters. */
const boxes =
  /[^\t\n\v\f\r\u{20}-\u{7E}\u{85}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * The lines of a text: line feeds and `br` tags in any spelling both break it
 * (docs/product/elements.md 2), and so does what other programs break lines with. What came along
 * unseen is left out.
 */
export function linesOf(content: string): string[] {
  return content.replace(boxes, '').split(/\r\n|[\n\v\f\r\u{85}\u{2028}\u{2029}]|<br\b[^>]*>/iu);
}

/** The items of a list: its lines without the blank ones. */
export function listItemsOf(content: string): string[] {
  return linesOf(content)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Why this content may not be stored in an element of this kind, in Portuguese; null when it may. */
export function contentProblem(type: ElementType, content: string): string | null {
  const maxLength = type === 'image' ? limits.deckBody : limits.elementText;
  if (content.length > maxLength) return 'Texto longo demais';
  if (type !== 'image' || content.trim() === '') return null;
  return imageUrlOf(content) === null ? 'Endereço de imagem inválido' : null;
}

interface List {
  readonly content: string;
  readonly emphasis?: readonly EmphasisRange[];
}

/** A list with the numbers by which its items are counted as words, and its emphasis where it was. */
export function countItems<Text extends List>(list: Text) {
  const { content: whole, emphasis: ranges = [] } = list;
  const items = listItemsOf(whole);
  const ofItems = emphasisOfParts({ content: whole, emphasis: ranges }, items);
  const emphasis: EmphasisRange[] = [];
  const lines: string[] = [];
  let read = 0;
  for (const [index, item] of items.entries()) {
    const number = `${String(index + 1)}. `;
    const by = read + number.length;
    for (const [start, end] of ofItems[index] ?? []) emphasis.push([start + by, end + by]);
    lines.push(number + item);
    read = by + item.length + 1;
  }
  return withEmphasis({ ...list, content: lines.join('\n') }, emphasis);
}
