/** Control signs, which no text may hold, and signs that show nothing. */
const invisibleChars = /[^\P{Cc}\t\n]|[\u00AD\u200B\uFEFF]/gu;

/** A text of another host without its invisible characters. */
export function stripInvisibleChars(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(invisibleChars, '');
}

/** In what part of a page something stands; an article may stand in the main part. */
export type Part = 'article' | 'main' | 'page';

/** A heading, a paragraph, an item of a list or a row of a table. */
interface Block {
  readonly part: Part;
  readonly text: string;
  readonly isItem: boolean;
}

/** How much of a page the part must be that is taken for all that matters. */
const minShare = { article: 0.4, main: 0.25 };

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((length, { text }) => length + text.length, 0);
}

/** Without what stands around an article, or the main part, where a page has one worth the name. */
export function mainContent(blocks: readonly Block[]): readonly Block[] {
  const inMain = blocks.filter(({ part }) => part !== 'page');
  const inside = lengthOf(inMain) >= lengthOf(blocks) * minShare.main ? inMain : blocks;
  const inArticle = inside.filter(({ part }) => part === 'article');
  const isArticle = lengthOf(inArticle) >= lengthOf(inside) * minShare.article;
  return isArticle ? inArticle : inside;
}

/** Blocks as one text: lines between items of a list, paragraphs elsewhere. */
export function textOf(blocks: readonly Block[]): string {
  let text = '';
  let isAfterItem = false;
  for (const block of blocks) {
    if (text !== '') text += isAfterItem && block.isItem ? '\n' : '\n\n';
    text += block.text;
    isAfterItem = block.isItem;
  }
  return text;
}

/** A list that is open: what marks its next item. */
interface OpenList {
  readonly isOrdered: boolean;
  next: number;
}

/** More levels would be all indentation. */
const deepestList = 6;

function normalizeLines(text: string, isKept: boolean): string {
  const trimmed = stripInvisibleChars(text)
    .split('\n')
    .map((line) => (isKept ? line.trimEnd() : line.replace(/ +/g, ' ').trim()));
  const joined = trimmed.join('\n');
  return (isKept ? joined.replace(/^\n+/, '') : joined.trim()).trimEnd();
}

/** The lists that are open, and the mark of the item that begins. */
function openLists() {
  const lists: OpenList[] = [];
  let marker: string | null = null;
  return {
    isIn: () => lists.length > 0,
    open(isOrdered: boolean, start: number): void {
      lists.push({ isOrdered, next: start });
    },
    close(): void {
      lists.pop();
    },
    beginItem(): void {
      const list = lists.at(-1);
      if (list === undefined) return;
      marker = list.isOrdered ? `${list.next}. ` : '- ';
      list.next += 1;
    },
    /** Words as the item they belong to: the mark stands before the first of them. */
    item(text: string): string {
      const indent = '  '.repeat(Math.min(lists.length - 1, deepestList));
      const first = marker ?? '  ';
      marker = null;
      return `${indent}${first}${text.split('\n').join(`\n${indent}  `)}`;
    },
  };
}

/** Puts words together to headings, paragraphs and lists, as the elements around them say. */
export function blockWriter() {
  const blocks: Block[] = [];
  const lists = openLists();
  let words = '';
  let hasWords = false;
  let heading = 0;
  let keptLength = 0;
  let size = 0;

  function formatBlock(text: string): string {
    if (lists.isIn()) return lists.item(text);
    return heading > 0 ? `${'#'.repeat(heading)} ${text.split('\n').join(' ')}` : text;
  }

  return {
    blocks,
    lists,
    /** Characters that were written. */
    size: () => size + words.length,
    /** Ends what is being written: something else begins. */
    endBlock(part: Part): void {
      const text = normalizeLines(words, keptLength > 0);
      words = '';
      hasWords = false;
      if (text === '') return;
      const block = { part, text: formatBlock(text), isItem: lists.isIn() };
      size += block.text.length;
      blocks.push(block);
    },
    addText(text: string): void {
      hasWords ||= text.trim() !== '';
      words += keptLength > 0 ? text : text.replace(/\s+/g, ' ');
    },
    breakLine(): void {
      words += '\n';
    },
    nextCell(): void {
      if (hasWords) words += ' | ';
    },
    setHeading(level: number): void {
      heading = level;
    },
    keepLines(isKept: boolean): void {
      keptLength += isKept ? 1 : -1;
    },
  };
}

export type BlockWriter = ReturnType<typeof blockWriter>;
