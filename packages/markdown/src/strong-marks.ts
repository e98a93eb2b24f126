import { withEmphasis, type EmphasisRange } from '@arrasta/domain';

/**
 * Around strong words while Markdown is read or written: characters that no text has, and that
 * neither trimming nor escaping touches.
 */
export const strongMarks = { start: '\uFDD0', end: '\uFDD1' } as const;

const anyMark = /[\uFDD0\uFDD1]/gu;

export function removeStrongMarks(text: string): string {
  return text.replace(anyMark, '');
}

/**
 * A text without its marks, and the ranges that they were around: from the beginning, or to the end,
 * where a picture parted them.
 */
export function readStrongMarks(marked: string) {
  const ranges: EmphasisRange[] = [];
  let content = '';
  let start: number | null = null;
  for (const piece of marked.split(/(?<=[\uFDD0\uFDD1])|(?=[\uFDD0\uFDD1])/u)) {
    if (piece === strongMarks.start) {
      start ??= content.length;
    } else if (piece === strongMarks.end) {
      ranges.push([start ?? 0, content.length]);
      start = null;
    } else {
      content += piece;
    }
  }
  if (start !== null) ranges.push([start, content.length]);
  return withEmphasis({ content }, ranges);
}

/** Marks around the emphasised words of a text, which end with their line. */
export function writeStrongMarks(content: string, emphasis: readonly EmphasisRange[]): string {
  const { start, end } = strongMarks;
  let written = '';
  let read = 0;
  for (const [from, to] of emphasis) {
    const words = content.slice(from, to).replace(/[^\r\n]*\S[^\r\n]*/gu, (line) => {
      const trimmed = line.trim();
      return line.replace(trimmed, () => `${start}${trimmed}${end}`);
    });
    written += content.slice(read, from) + words;
    read = to;
  }
  return written + content.slice(read);
}
