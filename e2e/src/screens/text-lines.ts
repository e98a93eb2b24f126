import type { Locator } from '@playwright/test';

/** What stands on each line of a text on the page, by the places of its words. */
export function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { middle: number; words: string[] }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { top, height } = range.getBoundingClientRect();
        const middle = top + height / 2;
        const last = lines.at(-1);
        if (last !== undefined && Math.abs(last.middle - middle) < height / 2)
          last.words.push(word);
        else lines.push({ middle, words: [word] });
      }
    }
    return lines.map(({ words }) => words.join(' '));
  });
}
