import { listItemsOf } from '../../element/text-content';
import type { OutlineElement, OutlineSlide } from '../outline';
import type { TextBlock } from './blocks';
import { divideList } from './divide-list';
import {
  divideSentences,
  elementsOfSentences,
  lengthOfSentences,
  ordinaryLength,
  textsOfSentences,
  type SlideLength,
} from './divide-sentences';
import type { Sentence } from './sentences';
import { takeCover } from './take-cover';

type Elements = readonly OutlineElement[];

/** Running text that may stand on the slide of something else. */
const max = { leadOfList: 100, overList: 110, besideImage: 220, closing: 140, call: 180 } as const;
const imagesOnSlide = 4;

/** The heading of a slide is its title, also where it stood under another one. */
function headOf(elements: Elements): Elements {
  if (elements.some(({ type }) => type === 'title')) return elements;
  return elements.map((element, index) => (index === 0 ? { ...element, type: 'title' } : element));
}

/** Slides as they come about, and the heading that waits for what it stands over. */
class Slides {
  readonly contents: Elements[] = [];
  #head: Elements = [];

  get hasHead(): boolean {
    return this.#head.length > 0;
  }

  openHead(elements: Elements): void {
    this.close();
    this.#head = headOf(elements);
  }

  add(elements: Elements): void {
    this.contents.push([...this.#head, ...elements]);
    this.#head = [];
  }

  /** Running text: under its heading, else under its own first sentence. */
  addWords(sentences: readonly Sentence[], after: Elements = [], before: Elements = []): void {
    const words = this.hasHead ? textsOfSentences(sentences) : elementsOfSentences(sentences);
    this.add([...before, ...words, ...after]);
  }

  /** A heading alone over a quotation is no name of who said it, as a title would be. */
  addQuotation(elements: Elements): void {
    const [quoted, signature] = elements;
    const [head, ...more] = this.#head;
    if (more.length > 0) this.close();
    const isOver = head !== undefined && this.hasHead && signature === undefined;
    if (!isOver || quoted === undefined) {
      this.add(elements);
      return;
    }
    this.#head = [];
    this.add([
      { ...head, type: 'subtitle' },
      { ...quoted, type: 'title' },
    ]);
  }

  /** A heading under which nothing stands is a slide. */
  close(): void {
    if (this.hasHead) this.add([]);
  }
}

interface Place {
  readonly slides: Slides;
  readonly length: SlideLength;
  readonly next: TextBlock | undefined;
}

/** What ends a text is said on a slide of its own, where it is short and there is more before it. */
function closingOf(sentences: readonly Sentence[], { next }: Place): readonly Sentence[] {
  const isShort = lengthOfSentences(sentences) <= max.call;
  const last = sentences.slice(-1);
  const mayClose = next === undefined && sentences.length > 1 && !isShort;
  return mayClose && lengthOfSentences(last) <= max.closing ? last : [];
}

function addRunningText(sentences: readonly Sentence[], place: Place, after: Elements = []): void {
  const { slides, length } = place;
  const closing = closingOf(sentences, place);
  const parts = divideSentences(sentences.slice(0, sentences.length - closing.length), length);
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const fits = lengthOfSentences(part) <= max.besideImage;
    slides.addWords(part, isLast && fits ? after : []);
    if (isLast && !fits && after.length > 0) slides.add(after);
  }
  if (closing.length > 0) slides.addWords(closing);
}

/** Text before a list: its last sentence is the list's title, all of it where it is short. */
function addLeadAndList(sentences: readonly Sentence[], list: OutlineElement, place: Place): void {
  const { slides } = place;
  const [first = list, ...others] = divideList(list);
  const isShort = lengthOfSentences(sentences) <= max.overList;
  if (slides.hasHead && isShort) {
    slides.addWords(sentences, [first]);
  } else {
    const lead = sentences.slice(-1);
    const isLead = lengthOfSentences(lead) <= max.leadOfList;
    const before = isLead ? sentences.slice(0, -1) : sentences;
    if (before.length > 0) addRunningText(before, place);
    if (isLead) slides.addWords(lead, [first]);
    else slides.add([first]);
  }
  for (const part of others) slides.add([part]);
}

/** One picture with the words after it, more of them together. */
function addImages(images: Elements, words: readonly Sentence[] | null, place: Place): void {
  const { slides, length } = place;
  const [image, ...more] = images;
  if (image !== undefined && more.length === 0 && words !== null) {
    const [first = [], ...rest] = divideSentences(words, { ...length, max: max.besideImage });
    slides.addWords(first, [], [image]);
    if (rest.length > 0) addRunningText(rest.flat(), place);
    return;
  }
  for (let from = 0; from < images.length; from += imagesOnSlide) {
    slides.add(images.slice(from, from + imagesOnSlide));
  }
  if (words !== null) addRunningText(words, place);
}

/** What each side of a comparison may have beside the other one. */
const maxCompared = { items: 6, itemLetters: 40, letters: 140 } as const;

/** The elements of a side under its heading; null for what does not fit beside another. */
function sideOf(block: TextBlock | undefined): Elements | null {
  if (block?.kind === 'list') {
    const items = listItemsOf(block.list.content);
    const { items: count, itemLetters } = maxCompared;
    const isShort = items.length <= count && items.every(({ length }) => length <= itemLetters);
    return isShort ? [block.list] : null;
  }
  if (block?.kind !== 'words') return null;
  const isShort = lengthOfSentences(block.sentences) <= maxCompared.letters;
  const texts = textsOfSentences(block.sentences);
  return isShort && texts.length === 1 ? texts : null;
}

function headingOf(block: TextBlock | undefined): Elements | null {
  return block?.kind === 'head' && block.elements.at(-1)?.type === 'subtitle'
    ? block.elements
    : null;
}

/** Two headings with something short under each, and no third: one slide, side by side. */
function comparisonOf(blocks: readonly TextBlock[]): Elements | null {
  const [oneHead, one, otherHead, other, thirdHead] = blocks;
  const heads = [headingOf(oneHead), headingOf(otherHead)];
  const sides = [sideOf(one), sideOf(other)];
  const [firstHead, secondHead] = heads;
  const [firstSide, secondSide] = sides;
  if (!firstHead || !secondHead || !firstSide || !secondSide) return null;
  const areAlike = one?.kind === other?.kind && headingOf(thirdHead) === null;
  if (!areAlike || secondHead.length > 1) return null;
  return [...firstHead, ...firstSide, ...secondHead, ...secondSide];
}

/** Adds the slides of the first block, and answers how many blocks they took. */
function addBlock(blocks: readonly TextBlock[], slides: Slides, length: SlideLength): number {
  const [block, next, afterNext] = blocks;
  if (block === undefined) return 1;
  const comparison = comparisonOf(blocks);
  if (comparison !== null) {
    slides.close();
    slides.add(comparison);
    return 4;
  }
  const place = { slides, length, next };
  switch (block.kind) {
    case 'head':
      slides.openHead(block.elements);
      return 1;
    case 'list':
      for (const part of divideList(block.list)) slides.add([part]);
      return 1;
    case 'quotation':
      slides.addQuotation(block.elements);
      return 1;
    case 'images':
      if (next?.kind === 'words') {
        addImages(block.images, next.sentences, { ...place, next: afterNext });
        return 2;
      }
      addImages(block.images, null, place);
      return 1;
    case 'words':
      return addWordsBlock(block.sentences, place);
  }
}

function addWordsBlock(sentences: readonly Sentence[], place: Place): number {
  const { next } = place;
  if (next?.kind === 'list') {
    addLeadAndList(sentences, next.list, place);
    return 2;
  }
  if (next?.kind === 'images' && next.images.length === 1) {
    addRunningText(sentences, place, next.images);
    return 2;
  }
  addRunningText(sentences, place);
  return 1;
}

/**
 * A text as slides that each have room for what is on them, in order: every sentence, item and
 * picture once. The first is the cover; what ends the text stands alone, where it is short.
 * @param sections the blocks of each section, however long
 */
export function divideBlocks(
  sections: readonly (readonly TextBlock[])[],
  length: SlideLength = ordinaryLength,
): OutlineSlide[] {
  const [cover, blocks] = takeCover(sections);
  const slides = new Slides();
  for (let at = 0; at < blocks.length;) {
    at += addBlock(blocks.slice(at, at + 5), slides, length);
  }
  slides.close();
  const contents = [cover, ...slides.contents].filter((elements) => elements.length > 0);
  return contents.map((elements, index) => ({ type: index === 0 ? 'intro' : 'content', elements }));
}
