import type { Block, Part } from './page-blocks';
import { said } from './said';

/** A list that is open: what marks its next item. */
interface OpenList {
  readonly isOrdered: boolean;
  next: number;
}

/** More levels would be all indentation. */
const deepestList = 6;

function lines(text: string, isKept: boolean): string {
  const trimmed = said(text)
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
  let kept = 0;
  let size = 0;

  function formed(text: string): string {
    if (lists.isIn()) return lists.item(text);
    return heading > 0 ? `${'#'.repeat(heading)} ${text.split('\n').join(' ')}` : text;
  }

  return {
    blocks,
    lists,
    /** Characters that were written. */
    size: () => size + words.length,
    /** Ends what is being written: something else begins. */
    end(part: Part): void {
      const text = lines(words, kept > 0);
      words = '';
      hasWords = false;
      if (text === '') return;
      const block = { part, text: formed(text), isItem: lists.isIn() };
      size += block.text.length;
      blocks.push(block);
    },
    say(text: string): void {
      hasWords ||= text.trim() !== '';
      words += kept > 0 ? text : text.replace(/\s+/g, ' ');
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
      kept += isKept ? 1 : -1;
    },
  };
}

export type BlockWriter = ReturnType<typeof blockWriter>;
