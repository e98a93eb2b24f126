import type { Heading, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';

/** What is longer is a sentence and names no step. */
const maxStepTitle = 80;
const fewestSteps = 2;

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
  if (list.ordered !== true || list.children.length < fewestSteps) return null;
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
