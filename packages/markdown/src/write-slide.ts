import {
  listItemsOf,
  imageUrlOf,
  slideFieldsSchema,
  withEmphasis,
  type Element,
  type ElementStyle,
  type EmphasisRange,
  type Env,
  type Slide,
} from '@arrasta/domain';
import * as z from 'zod/mini';
import { withLineFeeds } from './reading/read-markdown';
import { writeNote, type Note } from './note';
import { removeStrongMarks, strongMarks, writeStrongMarks } from './strong-marks';
import { parseBlocks } from './reading/blocks';
import { hasSameContent, type Item } from './reading/item';
import { sectionsOf, type MarkdownSection } from './reading/sections';
import { pagesOfAll } from './reading/pages';
import { slideOfSection } from './from-markdown';

/** Signs that mean something wherever they stand; an underscore inside a word does not. */
const anywhere = /[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;
/** What only begins something at the beginning of a line. */
const atStart =
  /^(?:#+(?=\s|$)|[+-](?=\s|$)|[-+](?=[-+\s]*$)|=(?=[=\s]*$)|>|~(?=~~)|[:|](?=[:|\- ]*$))/u;
const counted = /^(\d{1,9})([.)])(?=\s|$)/u;

/** One line of words as Markdown that says these words and nothing else. */
function escapeLine(line: string): string {
  return line.trim().replace(anywhere, '\\$&').replace(atStart, '\\$&').replace(counted, '$1\\$2');
}

/** A text with marks in it as Markdown, where stars stand for them. */
function writeAsterisks(text: string): string {
  return text.replaceAll(strongMarks.start, '**').replaceAll(strongMarks.end, '**');
}

/** What is strong as a whole reads as a subtitle, or as a plain heading: a note says it then. */
function markedContent({ content, emphasis = [] }: Element): string {
  const words = content.trim();
  const isWhole = emphasis.some(([start, end]) => content.slice(start, end).trim() === words);
  return isWhole ? content : writeStrongMarks(removeStrongMarks(content), emphasis);
}

/** A text of several lines as one paragraph. */
function paragraph(text: string): string {
  const lines = withLineFeeds(text).trim().split('\n');
  return lines.reduce((whole, line, index) => {
    if (line.trim() === '') return `${whole}<br>`;
    const isAfterBlank = whole.endsWith('<br>') && lines[index - 1]?.trim() === '';
    if (index === 0) return escapeLine(line);
    return `${whole}${isAfterBlank ? '<br>' : '\\'}\n${escapeLine(line)}`;
  }, '');
}

/** A text of several lines as one heading, which has but one. */
export function heading(level: number, text: string): string {
  const lines = withLineFeeds(text).trim().split('\n').map(escapeLine);
  return `${'#'.repeat(level)} ${lines.join('<br>').replace(/#+$/u, '\\$&')}`;
}

/** A longer text, with blank lines between its paragraphs. */
export function paragraphs(text: string): string {
  return withLineFeeds(text)
    .split(/\n\s*\n/u)
    .filter((part) => part.trim() !== '')
    .map(paragraph)
    .join('\n\n');
}

const ownMarkdown = `${writeNote({ carousel: {} })}\n\n---\n\n`;

/** What a piece of a carousel's Markdown reads as; nothing where it would begin another slide. */
export function readBack(text: string): Item[] {
  const blocks = parseBlocks(withLineFeeds(`${ownMarkdown}${text}`));
  const rules = blocks.filter(({ kind }) => kind === 'rule');
  if (rules.length > 1) return [];
  return sectionsOf(blocks).slides.flatMap(({ items }) => items);
}

/** An element as Markdown, as what that reads, and what a note has to say for it to be the element. */
interface WrittenElement {
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

const plainUrl = /^[\w\-./~%?=:;,+#]+$/u;

function listText(element: Element, { isSecondList }: ElementPlace): string {
  const isNumbered = element.style.listType === 'numbered';
  const mark = (index: number) => {
    if (isNumbered) return `${index + 1}${isSecondList ? ')' : '.'}`;
    return isSecondList ? '*' : '-';
  };
  return listItemsOf(markedContent(element))
    .map((line, index) => `${mark(index)} ${escapeLine(line)}`)
    .join('\n');
}

function imageText({ content }: Element): string {
  const url = imageUrlOf(content) ?? '';
  return plainUrl.test(url) ? `![](${url})` : `![](<${url.replaceAll('&', '\\&')}>)`;
}

function wordsText(element: Element, place: ElementPlace): string | null {
  if (element.content.trim() === '') return null;
  switch (element.type) {
    case 'title':
      return writeAsterisks(heading(place.isFirst ? 2 : 3, markedContent(element)));
    case 'subtitle':
      return writeAsterisks(heading(3, markedContent(element)));
    case 'text':
      return writeAsterisks(paragraph(markedContent(element)));
    case 'list':
      return writeAsterisks(listText(element, place));
    case 'image':
      return imageText(element);
    case 'icon':
    case 'shape':
    case 'divider':
      return null;
  }
}

function writeAsNote({ type, content, style, emphasis }: Element): WrittenElement {
  const element = withEmphasis({ type, content, style }, emphasis);
  return { text: writeNote({ element }), item: element, above: null };
}

/** A note with another content says where its emphasis is, too. */
function emphasisRead(item: Item, content: string): readonly EmphasisRange[] {
  return content === item.content ? (item.emphasis ?? []) : [];
}

function isSameEmphasis(one: readonly EmphasisRange[], other: readonly EmphasisRange[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The element in Markdown's own words, or where it has none, in a note that holds all of it. */
function writeElement(element: Element, place: ElementPlace): WrittenElement {
  const text = wordsText(element, place);
  if (text === null || element.content.startsWith('data:')) return writeAsNote(element);
  const [item, ...others] = readBack(text);
  if (item === undefined || others.length > 0 || !hasSameContent(element, item))
    return writeAsNote(element);
  const { type, content } = element;
  const { emphasis = [] } = withEmphasis(element, element.emphasis);
  const above = {
    ...(type !== item.type && { type }),
    ...(content !== item.content && { content }),
    ...(!isSameEmphasis(emphasis, emphasisRead(item, content)) && { emphasis }),
  };
  const isChanged = Object.keys(above).length > 0;
  const read = withEmphasis({ ...item, type, content }, emphasis);
  return { text, item: read, above: isChanged ? above : null };
}

/** A slide that is only compared needs neither. */
const nowhere: Env = { now: () => '', newId: () => '' };
const noted = z.omit(slideFieldsSchema, { position: true, elements: true });

function isSameStyle(one: ElementStyle, other: ElementStyle): boolean {
  const merged = Object.entries({ ...one, ...other });
  const counts = [one, other].map((style) => Object.keys(style).length);
  if (counts.some((count) => count !== merged.length)) return false;
  const own = new Map<string, unknown>(Object.entries(one));
  return merged.every(([key, value]) => own.get(key) === value);
}

/** The fields in which the slide is not the one that its words alone make. */
function otherFields(slide: Slide, parsed: Slide): NonNullable<Note['slide']> {
  const madeFields = new Map<string, unknown>(Object.entries(noted.parse(parsed)));
  const others = Object.entries(noted.parse(slide)).filter(
    ([key, value]) => madeFields.get(key) !== value,
  );
  return z.partial(noted).parse(Object.fromEntries(others));
}

/** Of lists that follow one another every second has marks of another kind, or they would be one. */
function isSecondList(elements: readonly Element[], index: number): boolean {
  const before = elements.slice(0, index).toReversed();
  const other = before.findIndex(({ type }) => type !== 'list');
  return (other === -1 ? before.length : other) % 2 === 1;
}

function writeElements(elements: readonly Element[]): WrittenElement[] {
  return elements.map((element, index) =>
    writeElement(element, {
      isFirst: index === 0,
      isSecondList: isSecondList(elements, index),
    }),
  );
}

function isOneSlide(section: MarkdownSection): boolean {
  return section.items.length > 0 && pagesOfAll([section]).length === 1;
}

/** A slide as Markdown: what it says, and in notes what that does not make it. */
export function slideToMarkdown(slide: Slide, primaryColor: string): string {
  const elements = writeElements(slide.elements);
  const items = elements.map(({ item }) => item);
  const section: MarkdownSection = { type: 'content', items, fields: null };
  const parsed = slideOfSection(section, { position: 0, primaryColor }, nowhere);
  const fields = otherFields(slide, parsed);
  const isPlain = Object.keys(fields).length === 0 && isOneSlide(section);
  const aboutSlide: Note = isPlain ? {} : { slide: fields };

  const blocks = elements.map(({ text, above }, index): { text: string; note: Note } => {
    const style = slide.elements[index]?.style ?? {};
    const isStyled = isSameStyle(style, parsed.elements[index]?.style ?? {});
    const about = { ...above, ...(!isStyled && { style }) };
    return { text, note: Object.keys(about).length === 0 ? {} : { above: about } };
  });
  const first = blocks[0];
  const hasHeading = first?.text.startsWith('## ') === true;
  const start = hasHeading
    ? [{ text: first.text, note: { ...aboutSlide, ...first.note } }, ...blocks.slice(1)]
    : [{ text: '---', note: aboutSlide }, ...blocks];
  return start
    .flatMap(({ text, note }) =>
      Object.keys(note).length === 0 ? [text] : [text, writeNote(note)],
    )
    .join('\n\n');
}
