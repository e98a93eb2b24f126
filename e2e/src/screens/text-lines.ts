import type { Locator } from '@playwright/test';

/**
 * What stands on each line of a text on the page, by the places of its words. It runs in the page.
 * @param text the element, or a selector of it
 */
export function readLines(text: Element | string): string[] {
  const element = typeof text === 'string' ? document.querySelector(text) : text;
  if (element === null) throw new Error('There is no such text.');
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: { middle: number; words: string[] }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // Of a word at the beginning of a line some engines tell a box at the end of the one above.
      const box = Array.from(range.getClientRects()).find(({ width }) => width > 0);
      if (box === undefined) continue;
      const middle = box.top + box.height / 2;
      const last = lines.at(-1);
      if (last !== undefined && Math.abs(last.middle - middle) < box.height / 2) {
        last.words.push(word);
      } else {
        lines.push({ middle, words: [word] });
      }
    }
  }
  return lines.map(({ words }) => words.join(' '));
}

/** What stands on each line of a text on the page. */
export function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate(readLines);
}
