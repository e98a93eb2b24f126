import { type Element, listItemsOf, pictureAddressOf } from '@arrasta/domain';
import { type Note, writeNote } from '../note';
import { blocksOf } from '../reading/blocks';
import { withLineFeeds } from '../reading/front-matter';
import { type Item, saysTheSame } from '../reading/item';
import { sectionsOf } from '../reading/sections';
import { escaped, heading, paragraph } from './escaped';

const ownMarkdown = `${writeNote({ carousel: {} })}\n\n---\n\n`;

/** What a piece of a carousel's Markdown reads as. */
export function readBack(text: string): Item[] {
  const { slides } = sectionsOf(blocksOf(withLineFeeds(`${ownMarkdown}${text}`)));
  return slides.flatMap((slide) => slide.items);
}

/** An element as Markdown, as what that reads, and what a note has to say for it to be the element. */
export interface WrittenElement {
  readonly text: string;
  readonly item: Item;
  readonly above: Note['above'] | null;
}

interface ElementPlace {
  /** Whether it may be the heading with which the slide begins. */
  readonly isFirst: boolean;
  /** Whether it follows a list, whose items its own would join. */
  readonly isSecondList: boolean;
}

const plainAddress = /^[\w\-./~%?=:;,+#]+$/u;

function listText({ content, style }: Element, { isSecondList }: ElementPlace): string {
  const isNumbered = style.listType === 'numbered';
  const mark = (index: number) => {
    if (isNumbered) return `${index + 1}${isSecondList ? ')' : '.'}`;
    return isSecondList ? '*' : '-';
  };
  return listItemsOf(content)
    .map((line, index) => `${mark(index)} ${escaped(line)}`)
    .join('\n');
}

function pictureText({ content }: Element): string {
  const address = pictureAddressOf(content) ?? '';
  return plainAddress.test(address)
    ? `![](${address})`
    : `![](<${address.replaceAll('&', '\\&')}>)`;
}

function wordsText(element: Element, place: ElementPlace): string | null {
  if (element.content.trim() === '') return null;
  switch (element.type) {
    case 'title':
      return heading(place.isFirst ? 2 : 3, element.content);
    case 'subtitle':
      return heading(3, element.content);
    case 'text':
      return paragraph(element.content);
    case 'list':
      return listText(element, place);
    case 'image':
      return pictureText(element);
    case 'icon':
    case 'shape':
    case 'divider':
      return null;
  }
}

function kept({ type, content, style }: Element): WrittenElement {
  const element = { type, content, style };
  return { text: writeNote({ element }), item: element, above: null };
}

/** The element in Markdown's own words, or where it has none, in a note that holds all of it. */
export function writtenElement(element: Element, place: ElementPlace): WrittenElement {
  const text = wordsText(element, place);
  if (text === null || element.content.startsWith('data:')) return kept(element);
  const [item, ...others] = readBack(text);
  if (item === undefined || others.length > 0 || !saysTheSame(element, item)) return kept(element);
  const { type, content } = element;
  const isChanged = type !== item.type || content !== item.content;
  const above = {
    ...(type !== item.type && { type }),
    ...(content !== item.content && { content }),
  };
  return { text, item: { ...item, type, content }, above: isChanged ? above : null };
}
