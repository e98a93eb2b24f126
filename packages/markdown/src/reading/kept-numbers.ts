import { areCounted } from '@arrasta/domain';
import type { List, ListItem, Nodes, Root } from 'mdast';

/** The number of an item as it is written, as `3.`; Markdown counts on from the first. */
function numberOf({ position }: ListItem, text: string): string {
  return /^\d+[.)]/u.exec(text.slice(position?.start.offset ?? text.length))?.[0] ?? '';
}

/** What was written from a carousel numbers its lists as they are drawn, also one of one item. */
const ofCarousel = /^<!--\s*arrasta:/mu;

/** Whether a list is drawn as it is counted: its items are a line each, from 1. */
function isDrawnAsCounted({ children }: List, numbers: readonly string[]): boolean {
  const areLines = children.every(
    ({ children: [first, ...others] }) => first?.type === 'paragraph' && others.length === 0,
  );
  return areLines && areCounted(numbers);
}

function writeNumber({ children: [first] }: ListItem, number: string): void {
  if (first?.type !== 'paragraph' && first?.type !== 'heading') return;
  first.children.unshift({ type: 'text', value: `${number} ` });
}

/**
 * The numbers of ordered lists as words, where items would be drawn with others: a countdown, years,
 * a list that goes on from another one, items with more below them.
 * @param text what the tree was read from
 */
export function keepNumbers(root: Root, text: string): Root {
  if (ofCarousel.test(text)) return root;
  const waiting: { readonly node: Nodes; readonly isInList: boolean }[] = [
    { node: root, isInList: false },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    if (!('children' in node)) continue;
    const isInList = next.isInList || node.type === 'list';
    for (const child of node.children) waiting.push({ node: child, isInList });
    if (node.type !== 'list' || node.ordered !== true) continue;
    const numbers = node.children.map((item) => numberOf(item, text));
    if (!next.isInList && isDrawnAsCounted(node, numbers)) continue;
    node.ordered = false;
    for (const [index, item] of node.children.entries()) writeNumber(item, numbers[index] ?? '');
  }
  return root;
}
