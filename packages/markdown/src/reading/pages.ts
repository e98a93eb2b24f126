import {
  countItems,
  limits,
  listItemsOf,
  outlineTypes,
  emphasisOfParts,
  fitsAtReadableSize,
  withEmphasis,
  type OutlineElement,
  type OutlineType,
} from '@arrasta/domain';
import type { Item } from './item';
import type { MarkdownSection } from './sections';

/** With its title. */
const maxItems = 6;
/** What is left of a text without a space that still is one piece. */
const maxWordLength = 120;
/** A letter; a flag is two, and neither says anything alone. */
const letter = String.raw`(?:\p{RI}{2}|\P{RI}|\p{RI}(?!\p{RI}))`;
/** Pieces of a word, none of which ends within a sign where it can be helped: an emoji is several letters. */
const wordPieces = new RegExp(
  String.raw`${letter}{1,120}(?<!\u{200D})(?![\u{200D}\p{Mark}\p{Emoji_Modifier}])|${letter}{1,120}`,
  'gu',
);

function isOutlined(item: Item): item is Item & { readonly type: OutlineType } {
  return outlineTypes.some((type) => type === item.type);
}

/** What of these elements an outline can say. */
export function toOutlineElements(items: readonly Item[]): OutlineElement[] {
  return items.filter(isOutlined);
}

function isRoomy(type: MarkdownSection['type'], items: readonly Item[]): boolean {
  return (
    items.length <= maxItems && fitsAtReadableSize({ type, elements: toOutlineElements(items) })
  );
}

/** Parts joined into texts that are as long as they may be. */
function joinWhatFits(parts: readonly string[], between: string, fits: (text: string) => boolean) {
  const texts: string[] = [];
  for (const part of parts) {
    const last = texts.at(-1);
    const longer = last === undefined ? part : `${last}${between}${part}`;
    if (last !== undefined && fits(longer)) texts[texts.length - 1] = longer;
    else texts.push(part);
  }
  return texts;
}

/** A text's sentences, of those that are too long the words, of those the letters. */
function sentencesOf(text: string, fits: (text: string) => boolean): string[] {
  return text.split(/(?<=[.!?…]\s)|(?<=\n)/u).flatMap((sentence) => {
    if (sentence.length <= maxWordLength || fits(sentence)) return [sentence];
    return sentence.split(/(?<=\s)/u).flatMap((word) => word.match(wordPieces) ?? []);
  });
}

/** Numbers would begin anew on each slide, so that those of a list in parts are words. */
function withoutNumbers(item: Item): Item {
  return item.isNumbered === true ? { ...countItems(item), isNumbered: false } : item;
}

function splitItem(whole: Item, fits: (item: Item) => boolean): Item[] {
  if (whole.type === 'image' || whole.style !== undefined || fits(whole)) return [whole];
  const item = withoutNumbers(whole);
  const isFitting = (content: string) => fits({ ...item, content });
  const isList = item.type === 'list';
  const parts = isList ? listItemsOf(item.content) : sentencesOf(item.content, isFitting);
  const wholeText = { content: item.content, emphasis: item.emphasis ?? [] };
  const contents = joinWhatFits(parts, isList ? '\n' : '', isFitting)
    .map((part) => part.trim())
    .filter((content) => content !== '');
  const emphasis = emphasisOfParts(wholeText, contents);
  return contents.map((content, index) => withEmphasis({ ...item, content }, emphasis[index]));
}

/** What each side of a comparison may have, beside the other one. */
const maxCompared = { lines: 6, letters: 40 } as const;

/** Whether these are two short lists with headings: side by side they need half of the height. */
function isComparison(items: readonly Item[]): boolean {
  const lists = items.filter(({ type }) => type === 'list');
  const headings = items.filter(({ type }) => type === 'title' || type === 'subtitle');
  const isShort = ({ content }: Item) => {
    const lines = listItemsOf(content);
    const { letters } = maxCompared;
    return lines.length <= maxCompared.lines && lines.every(({ length }) => length <= letters);
  };
  return lists.length === 2 && headings.length === items.length - 2 && lists.every(isShort);
}

/** The slides that one section needs: what it has no room for goes on under the same title. */
function pagesOf({ type, items }: MarkdownSection): MarkdownSection[] {
  if (items.length <= maxItems && isComparison(items)) return [{ type, items, fields: null }];
  const [first] = items;
  const title = first?.type === 'title' ? [first] : [];
  const fits = (item: Item) => isRoomy('content', [...title, item]);
  const pieces = items.slice(title.length).flatMap((item) => splitItem(item, fits));
  const pages: Item[][] = [[...title]];
  for (const piece of pieces) {
    const page = pages.at(-1) ?? [];
    const pageType = pages.length === 1 ? type : 'content';
    if (page.length === title.length || isRoomy(pageType, [...page, piece])) page.push(piece);
    else pages.push([...title, piece]);
  }
  return pages.map((page, index) => ({
    type: index === 0 ? type : 'content',
    items: page,
    fields: null,
  }));
}

function inHundreds(section: MarkdownSection): MarkdownSection[] {
  const pages = Math.ceil(section.items.length / limits.elementsPerSlide);
  return Array.from({ length: Math.max(1, pages) }, (_, page) => ({
    ...section,
    items: section.items.slice(
      page * limits.elementsPerSlide,
      (page + 1) * limits.elementsPerSlide,
    ),
  }));
}

/** The slides of these sections; those with a note stay as they are. */
export function pagesOfAll(sections: readonly MarkdownSection[]): MarkdownSection[] {
  return sections.flatMap((section) =>
    section.fields === null ? pagesOf(section) : inHundreds(section),
  );
}
