import { withEmphasis } from '../../element/emphasis';
import { linesOf, listItemsOf } from '../../element/text-content';
import { isQuotation } from '../../layout/slots';
import type { OutlineElement, OutlineSlide } from '../outline';
import { isListOfShortItems, toUncounted } from './divide-list';
import { sentencesOf, type Sentence } from './sentences';

/** What follows one another in a section: each kind finds its slides in its own way. */
export type TextBlock =
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

/** Items that are as long as paragraphs are read as such, with their numbers. */
function wordsOf(element: OutlineElement): Sentence[] {
  if (element.type !== 'list') return sentencesOf(element);
  const sentences = sentencesOf(toUncounted(element));
  return sentences.map((sentence) =>
    sentence.separator === '\n' ? { ...sentence, beginsParagraph: true } : sentence,
  );
}

const maxSignature = 100;

/** The dot of an abbreviation, as in `Dra. Ana`, belongs to a name. */
const name = String.raw`\p{Lu}(?:[^—–―.!?…"“”«»\n]|(?<=\p{Lu}\p{L}{0,3})\.(?=\s)){0,99}`;
const quotedAndName = new RegExp(`^(["“«])(.*?\\S)["”»]?\\s*[—–―]\\s*(${name})["”»]?$`, 'su');
const nameAlone = new RegExp(`^[—–―]\\s*(${name})$`, 'u');
const closing: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' };

/** Who said it, in a line of its own after a quotation: a subtitle, a name after a dash or a strong one. */
function signatureOf(element: OutlineElement | undefined): OutlineElement | null {
  if (element === undefined || element.content.length > maxSignature) return null;
  const { type, content, emphasis = [] } = element;
  if (type === 'subtitle') return element;
  if (type !== 'text') return null;
  const [, author] = nameAlone.exec(content) ?? [];
  const [[start, end] = [-1, -1]] = emphasis;
  const isStrong = start === 0 && end === content.length;
  const signature = author ?? (isStrong ? content : undefined);
  return signature === undefined ? null : { type: 'subtitle', content: signature };
}

/** A quotation, and who said it where the same text says that: `“A pressa não cresce.” — Dona Célia`. */
function readQuotation(element: OutlineElement): readonly OutlineElement[] | null {
  if (element.type !== 'text') return null;
  const { emphasis = [], ...text } = element;
  const [, mark = '', quotation = '', signature] = quotedAndName.exec(text.content.trim()) ?? [];
  if (signature !== undefined) {
    const content = `${mark}${quotation}${closing[mark] ?? mark}`;
    const inQuotation = emphasis.filter(([, end]) => end < content.length);
    return [
      withEmphasis({ ...text, content }, inQuotation),
      { type: 'subtitle', content: signature },
    ];
  }
  return isQuotation(linesOf(text.content).join(' ').trim()) ? [element] : null;
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
  | Extract<TextBlock, { kind: 'list' | 'quotation' }>;

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
export function splitIntoBlocks({ elements }: OutlineSlide): TextBlock[] {
  const blocks: OpenBlock[] = [];
  const waiting = elements.filter(saysSomething).reverse();
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    const quotation = readQuotation(element);
    if (quotation !== null) {
      const signature = quotation.length > 1 ? null : signatureOf(waiting.at(-1));
      if (signature !== null) waiting.pop();
      blocks.push({
        kind: 'quotation',
        elements: [...quotation, ...(signature ? [signature] : [])],
      });
      continue;
    }
    const block = blockOf(element);
    if (!addTo(blocks.at(-1), block)) blocks.push(block);
  }
  return blocks;
}
