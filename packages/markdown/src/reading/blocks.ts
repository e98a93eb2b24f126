import { listItemsOf, imageUrlOf } from '@arrasta/domain';
import type {
  BlockContent,
  Blockquote,
  Definition,
  List,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Note, readNote } from '../note';
import { readStrongMarks, removeStrongMarks, strongMarks } from '../strong-marks';
import type { Item } from './item';
import { headNumberedSteps, keepNumbers } from './numbers';

/** What a line of Markdown consists of: words, and the addresses of pictures between them. */
type Inline = { readonly words: string } | { readonly image: string };

/** The addresses that stand apart from what refers to them. */
type Definitions = ReadonlyMap<string, Definition>;

/** A break that was meant, until the others are settled; no text of its own begins a line so. */
const hardBreak = '\v';
const lineBreakTag = /^<br\s*\/?>$/iu;
/** Lines from this length on were broken by an editor that wraps them, not by who wrote them. */
const wrappedFrom = 60;

/** Names of elements that texts are marked up with. */
const tagNames = new Set(
  'a abbr address article aside audio b big blockquote br button caption center cite code col colgroup dd del details dfn div dl dt em embed figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main mark meta nav object ol option p param picture pre q rp rt ruby s samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'.split(
    ' ',
  ),
);

/** What stands in angle brackets and is no tag, as `<nome>`, is what somebody is to fill in. */
function wordsInBrackets(value: string): string {
  const [, tag] = /^<\/?([a-z][a-z\d-]*)/iu.exec(value) ?? [];
  return tag === undefined || tagNames.has(tag.toLowerCase()) ? '' : value;
}

function leafWords(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return removeStrongMarks(node.value).replaceAll(hardBreak, '\n');
    case 'break':
      return hardBreak;
    case 'html':
      return lineBreakTag.test(node.value)
        ? hardBreak
        : removeStrongMarks(wordsInBrackets(node.value));
    default:
      return '';
  }
}

function imageIn(node: PhrasingContent, definitions: Definitions): string | null {
  if (node.type === 'image') return node.url;
  if (node.type !== 'imageReference') return null;
  return definitions.get(node.identifier)?.url ?? '';
}

/** Line breaks as they were meant: those of a wrapped paragraph are spaces. */
function unwrapLines(words: string): string {
  const lines = words.replaceAll(`${hardBreak}\n`, hardBreak).split('\n');
  const isWrapped = lines
    .slice(0, -1)
    .every((line) => removeStrongMarks(line).length >= wrappedFrom);
  return lines
    .map((line) => line.trim())
    .join(isWrapped ? ' ' : '\n')
    .replace(/[ \t]*\v[ \t]*/gu, '\n')
    .trim();
}

/**
 * Plain words and pictures, in order: links and code are what they say, strong words are marked.
 */
function inlineOf(nodes: readonly PhrasingContent[], definitions: Definitions): Inline[] {
  const parts: Inline[] = [];
  let words = '';
  const endWords = () => {
    const settledText = unwrapLines(words);
    if (removeStrongMarks(settledText) !== '') parts.push({ words: settledText });
    words = '';
  };
  // Not by recursion: how deep emphasis goes is for strangers to say.
  const waiting: (PhrasingContent | string)[] = [...nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') {
      words += node;
      continue;
    }
    const image = imageIn(node, definitions);
    if (image !== null) {
      endWords();
      parts.push({ image });
    } else if ('children' in node) {
      const children = node.children.toReversed();
      const isStrong = node.type === 'strong';
      waiting.push(...(isStrong ? [strongMarks.end, ...children, strongMarks.start] : children));
    } else {
      words += leafWords(node);
    }
  }
  endWords();
  return parts;
}

/** Only the words. */
function wordsOf(parts: readonly Inline[]): string {
  return parts.flatMap((part) => ('words' in part ? [part.words] : [])).join(' ');
}

/** Words, and the places of the strong ones in them. */
export type Words = Pick<Item, 'content' | 'emphasis'>;

/** One thing after another that a Markdown consists of, none inside another. */
export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly words: Words }
  | { readonly kind: 'rule' }
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'item'; readonly item: Item; readonly isEmphasised: boolean }
  | { readonly kind: 'left out'; readonly what: 'pictures' | 'html' | 'notes' };

function itemBlock(item: Item, isEmphasised = false): MarkdownBlock {
  return { kind: 'item', item, isEmphasised };
}

function imageBlock(url: string): MarkdownBlock {
  const content = imageUrlOf(url);
  if (content === null) return { kind: 'left out', what: 'pictures' };
  return itemBlock({ type: 'image', content });
}

function inlineBlocks(parts: readonly Inline[], isEmphasised: boolean): MarkdownBlock[] {
  return parts.map((part) =>
    'image' in part
      ? imageBlock(part.image)
      : itemBlock({ type: 'text', ...readStrongMarks(part.words) }, isEmphasised),
  );
}

function imageBlocks(parts: readonly Inline[]): MarkdownBlock[] {
  return parts.flatMap((part) => ('image' in part ? [imageBlock(part.image)] : []));
}

function textBlocks(content: string): MarkdownBlock[] {
  const text = content.trim();
  return text === '' ? [] : [itemBlock({ type: 'text', ...readStrongMarks(text) })];
}

function tableLines({ children }: Table, definitions: Definitions): string {
  const rows = children.map((row) =>
    row.children.map((cell) => wordsOf(inlineOf(cell.children, definitions))).join(' | '),
  );
  return rows.join('\n');
}

/** What stands in a list, however deep: one line for each, and the pictures after them. */
function listBlocks(list: List, definitions: Definitions): MarkdownBlock[] {
  const lines: string[] = [];
  const others: MarkdownBlock[] = [];
  const waiting: Nodes[] = [list];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading') {
      const parts = inlineOf(node.children, definitions);
      lines.push(
        wordsOf(parts)
          .replace(/^\[[ x]\] +/iu, '')
          .replace(/\n+/gu, ' '),
      );
      others.push(...imageBlocks(parts));
    } else if (node.type === 'code') {
      lines.push(removeStrongMarks(node.value));
    } else if (node.type === 'table') {
      lines.push(tableLines(node, definitions));
    } else if (node.type === 'html') {
      others.push(...htmlBlocks(node.value));
    } else if ('children' in node) {
      waiting.push(...node.children.toReversed());
    }
  }
  const isNumbered = list.ordered === true;
  const content = listItemsOf(lines.join('\n')).join('\n');
  const item = { type: 'list' as const, ...readStrongMarks(content), isNumbered };
  return content === '' ? others : [itemBlock(item), ...others];
}

function htmlBlocks(value: string): MarkdownBlock[] {
  const read = readNote(value);
  if (read !== null) {
    const note: MarkdownBlock[] = read.note === null ? [] : [{ kind: 'note', note: read.note }];
    return read.isDamaged ? [...note, { kind: 'left out', what: 'notes' }] : note;
  }
  const words = wordsInBrackets(value);
  if (words !== '') return textBlocks(removeStrongMarks(words));
  const says = value.replace(/<!--[\s\S]*?(?:-->|$)/gu, '').trim() !== '';
  return says ? [{ kind: 'left out', what: 'html' }] : [];
}

function isEmphasis(node: RootContent | BlockContent): boolean {
  if (node.type !== 'paragraph') return false;
  const [only, ...others] = node.children;
  return others.length === 0 && (only?.type === 'emphasis' || only?.type === 'strong');
}

function blocksOfNode(node: RootContent, definitions: Definitions): MarkdownBlock[] {
  switch (node.type) {
    case 'heading': {
      const parts = inlineOf(node.children, definitions);
      const words = readStrongMarks(wordsOf(parts));
      return [{ kind: 'heading', level: node.depth, words }, ...imageBlocks(parts)];
    }
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'paragraph':
      return inlineBlocks(inlineOf(node.children, definitions), isEmphasis(node));
    case 'list':
      return listBlocks(node, definitions);
    case 'code':
      return textBlocks(removeStrongMarks(node.value));
    case 'table':
      return textBlocks(tableLines(node, definitions));
    case 'html':
      return htmlBlocks(node.value);
    default:
      return [];
  }
}

/** Quotes within quotes beyond what anybody writes, which would take the parser minutes. */
const deepQuotes = /^[ \t]*(?:>[ \t]?){32,}/gmu;

/** An emphasised line right below a list's last: a heading, which would else be the item's end. */
const emphasisedLineUnderItem =
  /^( {0,3}(?:[-*+]|\d{1,9}[.)])[ \t].*)\n(?=\*\*[^*\n]+\*\*[ \t]*$)/gmu;

/** What other programs begin items with, which Markdown does not know. */
const dots = /^([ \t]*)[•‣◦](?=[ \t])/gmu;

function treeOf(text: string): Root {
  const items = text.replace(deepQuotes, '> ').replace(dots, '$1-');
  // The parser passes over this sign, and counts places as if it were not there.
  const apart = items.replace(/^\uFEFF/u, '').replace(emphasisedLineUnderItem, '$1\n\n');
  const root = fromMarkdown(apart, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return keepNumbers(headNumberedSteps(root), apart);
}

function definitionsIn({ children }: Root): Definitions {
  const found = children.filter((node): node is Definition => node.type === 'definition');
  return new Map(found.map((definition) => [definition.identifier, definition]));
}

/** A single paragraph in a quotation says so in marks, by which its slide is composed as one. */
function quotedBlocks({ children }: Blockquote, definitions: Definitions): MarkdownBlock[] | null {
  const [only, ...others] = children;
  if (only?.type !== 'paragraph' || others.length > 0 || isEmphasis(only)) return null;
  const parts = inlineOf(only.children, definitions);
  const words = wordsOf(parts);
  if (words === '' || /^["“«‘]/u.test(removeStrongMarks(words))) return null;
  return inlineBlocks([{ words: `“${words}”` }, ...parts.filter((part) => 'image' in part)], false);
}

/** The blocks of a Markdown whose lines end in line feeds; what is quoted stands among the rest. */
export function parseBlocks(text: string): MarkdownBlock[] {
  const root = treeOf(text);
  const definitions = definitionsIn(root);
  const blocks: MarkdownBlock[] = [];
  const waiting = root.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const quoted = node.type === 'blockquote' ? quotedBlocks(node, definitions) : null;
    if (quoted !== null) {
      blocks.push(...quoted);
    } else if (node.type === 'blockquote') {
      for (const child of node.children.toReversed()) waiting.push(child);
    } else {
      blocks.push(...blocksOfNode(node, definitions));
    }
  }
  return blocks;
}
