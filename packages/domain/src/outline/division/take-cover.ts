import { emphasisOfParts, withEmphasis } from '../../element/emphasis';
import { listItemsOf } from '../../element/text-content';
import { toUncounted } from './divide-list';
import type { OutlineElement } from '../outline';
import { splitIntoBlocks, type TextBlock } from './blocks';
import { elementsOfSentences, lengthOfSentences, textsOfSentences } from './divide-sentences';
import type { Sentence } from './sentences';

type Elements = readonly OutlineElement[];

/** Elements of the cover, and what is left for the other slides. */
type Taken = readonly [cover: Elements, rest: readonly TextBlock[]];

/** Letters of the text under the title of a cover. */
const maxUnderTitle = 130;

/** How many of the sentences are the rest of the first paragraph, where that is short. */
function countUnderTitle(sentences: readonly Sentence[]): number {
  const end = sentences.findIndex(({ beginsParagraph }, index) => index > 0 && beginsParagraph);
  const count = end === -1 ? sentences.length : end;
  return lengthOfSentences(sentences.slice(0, count)) <= maxUnderTitle ? count : 0;
}

function wordsBlock(sentences: readonly Sentence[]): TextBlock[] {
  return sentences.length === 0 ? [] : [{ kind: 'words', sentences }];
}

/** Nothing but a cover is no carousel: its last words stand on a slide of their own then. */
function leavesSomething(
  rest: readonly TextBlock[],
  count: number,
  sentences: readonly Sentence[],
) {
  return rest.length > 0 || count < sentences.length;
}

function imagesOf(blocks: readonly TextBlock[]): readonly [Elements, readonly TextBlock[]] {
  const [first, ...rest] = blocks;
  return first?.kind === 'images' && first.images.length === 1
    ? [first.images, rest]
    : [[], blocks];
}

/** A heading with a short text and a picture under it. */
function takeUnderHead(head: Elements, blocks: readonly TextBlock[]): Taken {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'words') {
    const [image, others] = imagesOf(blocks);
    return [[...head, ...image], others];
  }
  const count = countUnderTitle(first.sentences);
  const taken = leavesSomething(rest, count, first.sentences) ? count : 0;
  const texts = textsOfSentences(first.sentences.slice(0, taken));
  const left = [...wordsBlock(first.sentences.slice(taken)), ...rest];
  const [image, others] = imagesOf(left);
  return [[...head, ...texts, ...image], others];
}

/** The first sentence, and what else its paragraph says where that is short. */
function takeOfWords(sentences: readonly Sentence[], rest: readonly TextBlock[]): Taken {
  const [, next] = sentences;
  const continues = next?.beginsParagraph === false;
  const count = 1 + (continues ? countUnderTitle(sentences.slice(1)) : 0);
  const taken = leavesSomething(rest, count, sentences) ? count : 1;
  const cover = elementsOfSentences(sentences.slice(0, taken));
  return [cover, [...wordsBlock(sentences.slice(taken)), ...rest]];
}

/** The first item, where a text begins with a list. */
function takeOfList(counted: OutlineElement, rest: readonly TextBlock[]): Taken {
  const list = toUncounted(counted);
  const [first = '', ...others] = listItemsOf(list.content);
  const contents = [first, others.join('\n')];
  const whole = { content: list.content, emphasis: list.emphasis ?? [] };
  const [ofFirst, ofOthers] = emphasisOfParts(whole, contents);
  const cover = withEmphasis({ type: 'title' as const, content: first }, ofFirst);
  const left = withEmphasis({ ...list, content: others.join('\n') }, ofOthers);
  return [[cover], [...splitIntoBlocks({ type: 'content', elements: [left] }), ...rest]];
}

/** One picture over the words that follow it, or alone before others. */
function takeOfImages([image, ...others]: Elements, rest: readonly TextBlock[]): Taken {
  const own = image === undefined ? [] : [image];
  if (others.length > 0) return [own, [{ kind: 'images', images: others }, ...rest]];
  const [next] = rest;
  if (next === undefined || next.kind === 'images') return [own, rest];
  const [words, left] = takeCover([rest]);
  const isLone = words.every(({ type }) => type !== 'image');
  return isLone ? [[...own, ...words], left] : [own, rest];
}

/** What of a text is its cover: its name, else how it begins. */
export function takeCover(sections: readonly (readonly TextBlock[])[]): Taken {
  const [first, ...rest] = sections.flat();
  switch (first?.kind) {
    case undefined:
      return [[], []];
    case 'head':
      return takeUnderHead(first.elements, rest);
    case 'words':
      return takeOfWords(first.sentences, rest);
    case 'list':
      return takeOfList(first.list, rest);
    case 'quotation':
      return [first.elements, rest];
    case 'images':
      return takeOfImages(first.images, rest);
  }
}
