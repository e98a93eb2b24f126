import { linesOf, listItemsOf } from '../../element/text-content';
import { isQuotation } from '../../layout/slots';
import type { OutlineElement, OutlineSlide } from '../outline';
import { isListOfShortItems } from './divide-list';
import { sentencesOf, type Sentence } from './sentences';

/** What follows one another in a section: each kind finds its slides in its own way. */
export type Block =
  | { readonly kind: 'head'; readonly elements: readonly OutlineElement[] }
  | { readonly kind: 'words'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'list'; readonly list: OutlineElement }
  | { readonly kind: 'quotation'; readonly elements: readonly OutlineElement[] }
  | { readonly kind: 'images'; readonly images: readonly OutlineElement[] };

/** A line under a title is short; a longer one is text. */
const maxSubtitle = 90;

function isHeading({ type, content }: OutlineElement): boolean {
  return type === 'title' || (type === 'subtitle' && content.length <= maxSubtitle);
}

/** Items that are as long as paragraphs are read as such. */
function wordsOf(element: OutlineElement): Sentence[] {
  if (element.type !== 'list') return sentencesOf(element);
  const sentences = sentencesOf(element);
  return sentences.map((sentence) =>
    sentence.separator === '\n' ? { ...sentence, beginsParagraph: true } : sentence,
  );
}

const maxSignature = 60;

/** Who said it stands after a quotation. */
function isSignature(element: OutlineElement | undefined): element is OutlineElement {
  return element?.type === 'subtitle' && element.content.length <= maxSignature;
}

function isQuoted({ type, content }: OutlineElement): boolean {
  return type === 'text' && isQuotation(linesOf(content).join(' ').trim());
}

function blockOf(element: OutlineElement): OpenBlock {
  if (isHeading(element)) return { kind: 'head', elements: [element] };
  if (element.type === 'image') return { kind: 'images', images: [element] };
  if (element.type === 'list' && isListOfShortItems(element))
    return { kind: 'list', list: element };
  return { kind: 'words', sentences: wordsOf(element) };
}

/** A kicker over a title, or a title over its subtitle. */
function areOneHead(one: readonly OutlineElement[], other: readonly OutlineElement[]): boolean {
  const types = [...one, ...other].map(({ type }) => type).join(' ');
  return ['subtitle title', 'title subtitle', 'subtitle title subtitle'].includes(types);
}

/** A block while more may belong to it. */
type OpenBlock =
  | { readonly kind: 'head'; readonly elements: OutlineElement[] }
  | { readonly kind: 'words'; readonly sentences: Sentence[] }
  | { readonly kind: 'images'; readonly images: OutlineElement[] }
  | Extract<Block, { kind: 'list' | 'quotation' }>;

/** Adds a block to the one before it, where both are one; answers whether they are. */
function addTo(open: OpenBlock | undefined, block: OpenBlock): boolean {
  if (open?.kind === 'words' && block.kind === 'words') {
    open.sentences.push(...block.sentences);
    return true;
  }
  if (open?.kind === 'images' && block.kind === 'images') {
    open.images.push(...block.images);
    return true;
  }
  if (open?.kind !== 'head' || block.kind !== 'head') return false;
  if (!areOneHead(open.elements, block.elements)) return false;
  open.elements.push(...block.elements);
  return true;
}

function saysSomething({ type, content }: OutlineElement): boolean {
  return type === 'list' ? listItemsOf(content).length > 0 : content.trim() !== '';
}

/** What stands in a section, in order: paragraphs one after the other are one block, pictures too. */
export function blocksOf({ elements }: OutlineSlide): Block[] {
  const blocks: OpenBlock[] = [];
  const waiting = elements.filter(saysSomething).reverse();
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (isQuoted(element)) {
      const signature = waiting.at(-1);
      const isSigned = isSignature(signature);
      if (isSigned) waiting.pop();
      blocks.push({ kind: 'quotation', elements: isSigned ? [element, signature] : [element] });
      continue;
    }
    const block = blockOf(element);
    if (!addTo(blocks.at(-1), block)) blocks.push(block);
  }
  return blocks;
}
