import { areCounted } from '@arrasta/domain';
import type {
  List,
  ListItem,
  Nodes,
  Root,
  Heading,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';

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

/** What is longer is a sentence and names no step. */
const maxStepTitle = 80;
const minSteps = 2;

/** A paragraph's first line and what follows it. */
interface DividedLines {
  readonly first: readonly PhrasingContent[];
  readonly rest: readonly PhrasingContent[];
}

function divideFirstLine({ children }: Paragraph): DividedLines {
  for (const [place, node] of children.entries()) {
    const [before, behind] = [children.slice(0, place), children.slice(place + 1)];
    if (node.type === 'break') return { first: before, rest: behind };
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type !== 'text' || end === -1) continue;
    const first = { ...node, value: node.value.slice(0, end) };
    const rest = { ...node, value: node.value.slice(end + 1) };
    return { first: [...before, first], rest: [rest, ...behind] };
  }
  return { first: children, rest: [] };
}

function lengthOf(nodes: readonly PhrasingContent[]): number {
  return nodes.reduce((sum, node) => {
    if ('value' in node) return sum + node.value.length;
    return sum + ('children' in node ? lengthOf(node.children) : 0);
  }, 0);
}

/** A step as a heading with its number, and what is said of it; null where nothing is. */
function stepOf({ children }: ListItem, number: number): RootContent[] | null {
  const [head, ...others] = children;
  if (head?.type !== 'paragraph') return null;
  const { first, rest } = divideFirstLine(head);
  const texts = rest.length === 0 ? others : [{ ...head, children: [...rest] }, ...others];
  const hasText = texts.length > 0 && texts.every(({ type }) => type === 'paragraph');
  if (!hasText || lengthOf(first) > maxStepTitle) return null;
  const ordinal = { type: 'text' as const, value: `${String(number)}. ` };
  const heading: Heading = { type: 'heading', depth: 2, children: [ordinal, ...first] };
  return [heading, ...texts];
}

function stepsOf(list: List): RootContent[] | null {
  if (list.ordered !== true || list.children.length < minSteps) return null;
  const steps = list.children.map((item, place) => stepOf(item, (list.start ?? 1) + place));
  return steps.every((step) => step !== null) ? steps.flat() : null;
}

/** The line that a text begins with, as the heading of a cover. */
function coverOf(node: RootContent | undefined): Heading | null {
  if (node?.type !== 'paragraph' || lengthOf(node.children) > maxStepTitle) return null;
  const { first, rest } = divideFirstLine(node);
  return rest.length > 0 ? null : { type: 'heading', depth: 2, children: [...first] };
}

/**
 * A text without headings whose numbered items each have a line of their own and more below it: the
 * items are headings with their numbers, so that each becomes a slide, and the line that the text
 * begins with is the cover's. Other texts are answered as they are. Source: docs/product/layouts.md 30.
 */
export function headNumberedSteps(root: Root): Root {
  if (root.children.some(({ type }) => type === 'heading')) return root;
  const children = root.children.flatMap((node) =>
    node.type === 'list' ? (stepsOf(node) ?? [node]) : [node],
  );
  if (children.length === root.children.length) return root;
  const cover = coverOf(children[0]);
  return { ...root, children: cover === null ? children : [cover, ...children.slice(1)] };
}
