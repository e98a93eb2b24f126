import { truncate, sourceTextOf } from '@arrasta/domain';

/** A text that a carousel is to be written from. */
export interface WishSource {
  /** What it is called among people: its first line. */
  readonly title: string;
  readonly text: string;
  /** Whether there is more than is read. */
  readonly isCut: boolean;
}

const longestTitle = 60;

function firstLine(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? text;
  return line.replace(/^[#>*+\-\s]+/, '').trim();
}

/** A text as something to write from; it says something. */
export function wishSourceOf(whole: string): WishSource {
  const source = sourceTextOf(whole);
  return { ...source, title: truncate(firstLine(source.text), longestTitle) };
}
