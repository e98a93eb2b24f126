import {
  type Element,
  type ElementStyle,
  type ElementType,
  type EmphasisRange,
  linesOf,
  imageUrlOf,
} from '@arrasta/domain';

/** An element as a Markdown says it. */
export interface Item {
  readonly type: ElementType;
  readonly content: string;
  readonly emphasis?: readonly EmphasisRange[];
  /** Of a list: written with numbers. */
  readonly isNumbered?: boolean;
  /** The style that a note states; without one, that of a slide made from its words. */
  readonly style?: ElementStyle;
}

function words(text: string): string {
  return linesOf(text).join(' ').replace(/\s+/gu, ' ').trim();
}

/** Whether two texts differ by nothing but the space between their words. */
export function sameWords(one: string, other: string): boolean {
  return words(one) === words(other);
}

/** Whether two elements say the same: a picture has one address, whatever it is wrapped in. */
export function hasSameContent(
  one: Pick<Element, 'type' | 'content'>,
  other: Pick<Element, 'type' | 'content'>,
): boolean {
  const [isImage, isOtherImage] = [one.type === 'image', other.type === 'image'];
  if (isImage !== isOtherImage) return false;
  if (!isImage) return sameWords(one.content, other.content);
  const url = imageUrlOf(one.content);
  return url !== null && url === imageUrlOf(other.content);
}
