import type { Draft } from 'immer';
import type { Element } from '../../element/element';
import type { LayoutLooks } from '../../layout/choose-layouts';
import { emphasisOfParts, withEmphasis } from '../../element/emphasis';
import { isComposed } from '../../slide/layout';
import { chooseOpenLayouts } from '../../layout/lay-out-deck';
import { limits } from '../../limits';
import { copyOfSlide } from '../../slide/create-slide';
import type { Slide } from '../../slide/slide';
import type { Command } from '../command';
import { renumber } from './locate';
import type { ElementStyle } from '../../element/style';
import { fontSizes } from '../../element/style-values';
import { linesOf, listItemsOf } from '../../element/text-content';
import { isTextual } from '../../element/element-type';

type FontSize = NonNullable<ElementStyle['fontSize']>;

/** What text is drawn at where no size is stored; a theme may have its own for texts and lists. */
export interface DefaultSizes {
  readonly title: FontSize;
  readonly subtitle: FontSize;
  readonly text: FontSize;
}

function storedOrDefaultSize({ type, style }: Element, defaultSizes: DefaultSizes): FontSize {
  if (style.fontSize !== undefined) return style.fontSize;
  return type === 'title' || type === 'subtitle' ? defaultSizes[type] : defaultSizes.text;
}

/**
 * Titles stay titles, and 14 px on the slide is about 13 px on a phone.
 * Source: docs/product/drawing.md 5.
 */
function smallestFontSizeOf({ type }: Element): FontSize {
  return type === 'title' ? 'text-2xl' : 'text-sm';
}

function shrinkElement(element: Element, steps: number, defaultSizes: DefaultSizes): Element {
  if (!isTextual(element.type)) return element;
  const size = fontSizes.indexOf(storedOrDefaultSize(element, defaultSizes));
  const floor = fontSizes.indexOf(smallestFontSizeOf(element));
  const fontSize = fontSizes[Math.max(floor, size - steps)];
  if (size <= floor || fontSize === undefined) return element;
  return { ...element, style: { ...element.style, fontSize } };
}

/**
 * The elements with all text the given number of steps down the type scale, a title never under
 * text-2xl, other text never under text-sm. What cannot shrink is the same object.
 */
function withShrunkText(
  elements: readonly Element[],
  steps: number,
  defaultSizes: DefaultSizes,
): Element[] {
  return elements.map((element) => shrinkElement(element, steps, defaultSizes));
}

/** What stays on a slide, and what goes on to the one after it. */
interface SlideParts {
  readonly first: readonly Element[];
  readonly second: readonly Element[];
}

function isHead({ type }: Element): boolean {
  return type === 'title' || type === 'subtitle';
}

/** Titles and subtitles at the top: both slides carry them. */
function headOf(elements: readonly Element[]): readonly Element[] {
  const end = elements.findIndex((element) => !isHead(element));
  // Where they are all there is, they are what is shared.
  return elements.slice(0, Math.max(0, end));
}

/** Where the sentences of a text end, as indexes into it; the end of the text is not among them. */
function sentenceEnds(text: string): number[] {
  return [...text.matchAll(/[.!?…]["”’)]*\s+/gu)]
    .map((match) => match.index + match[0].length)
    .filter((end) => end < text.length);
}

/** Where the parts of a sentence end. */
function clauseEnds(text: string): number[] {
  return [...text.matchAll(/[,:;–—]\s+/gu)].map((match) => match.index + match[0].length);
}

function wordEnds(text: string): number[] {
  return [...text.matchAll(/\s+/gu)].map((match) => match.index + match[0].length);
}

/** A text that no slide holds is cut between words where it has no sentences. In UTF-16 units. */
const longSentence = 280;

/** The index nearest to the middle. */
function nearestToMiddle(indexes: readonly number[], length: number): number | undefined {
  const distance = (index: number) => Math.abs(index - length / 2);
  return [...indexes].sort((one, other) => distance(one) - distance(other))[0];
}

type Halves = readonly [string, string];

function halvesOfLines(lines: readonly string[]): Halves | null {
  const middle = Math.ceil(lines.length / 2);
  if (lines.length < 2) return null;
  return [lines.slice(0, middle).join('\n'), lines.slice(middle).join('\n')];
}

/** Cut at the first of these kinds of ends that the text has. */
function halvesAt(text: string, ...kinds: readonly (readonly number[])[]): Halves | null {
  const ends = kinds.find((kind) => kind.length > 0) ?? [];
  const end = nearestToMiddle(ends, text.length);
  return end === undefined ? null : [text.slice(0, end).trim(), text.slice(end).trim()];
}

function halvesOfText(text: string): Halves | null {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  if (lines.length > 1) return halvesOfLines(lines);
  return halvesAt(text, sentenceEnds(text), text.length < longSentence ? [] : wordEnds(text));
}

/** What lies in the middle half of a text: a cut there leaves something on either side. */
function inMiddleHalf(indexes: readonly number[], { length }: string): number[] {
  return indexes.filter((index) => Math.abs(index - length / 2) <= length / 4);
}

/** A title is one sentence as a rule, and short: alone it may be cut after any word. */
function halvesOfHeading(content: string): Halves | null {
  const text = linesOf(content).join(' ').trim();
  const [sentences, clauses] = [sentenceEnds(text), clauseEnds(text)];
  return halvesAt(text, inMiddleHalf(sentences, text), inMiddleHalf(clauses, text), wordEnds(text));
}

function halvesOf(element: Element): Halves | null {
  const { type, content } = element;
  if (isHead(element)) return halvesOfHeading(content);
  if (type === 'list') return halvesOfLines(listItemsOf(content));
  return type === 'text' ? halvesOfText(content) : null;
}

/** One element that is too long alone is cut in two, at an item, a line, a sentence or a word. */
function splitLongest(head: readonly Element[], body: readonly Element[]): SlideParts | null {
  const [element] = body;
  const halves = element === undefined ? null : halvesOf(element);
  if (element === undefined || halves === null) return null;
  const [first, second] = halves;
  const whole = { content: element.content, emphasis: element.emphasis ?? [] };
  const [ofFirst, ofSecond] = emphasisOfParts(whole, halves);
  return {
    first: [...head, withEmphasis({ ...element, content: first }, ofFirst)],
    second: [...head, withEmphasis({ ...element, content: second }, ofSecond)],
  };
}

/**
 * An overflowing slide as two: titles and subtitles at the top stand on both, the rest is shared
 * between them; where there is no rest, they are. Null where there is nothing to share.
 * @param fitting how many elements from the top fit on the slide.
 */
function splitElements(elements: readonly Element[], fitting: number): SlideParts | null {
  const head = headOf(elements);
  const body = elements.slice(head.length);
  if (body.length < 2) return splitLongest(head, body);
  const staying = Math.min(body.length - 1, Math.max(1, fitting - head.length));
  return {
    first: [...head, ...body.slice(0, staying)],
    second: [...head, ...body.slice(staying)],
  };
}

function place(slide: Draft<Slide>, elements: readonly Element[]): void {
  slide.elements = elements.map((element) => ({ ...element }));
  renumber(slide.elements);
}

/**
 * "Ajustar texto": all text of the slide this many steps down the type scale, within its limits.
 * Declines where nothing can shrink.
 */
export function shrinkText(slideId: string, steps: number, defaultSizes: DefaultSizes): Command {
  return {
    name: 'slide.shrink',
    effect: 'slides',
    change: ({ deck }, { now }) => {
      const slide = deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined) return false;
      const elements = withShrunkText(slide.elements, steps, defaultSizes);
      if (elements.every((element, index) => element === slide.elements[index])) return false;
      place(slide, elements);
      slide.updatedAt = now();
      return true;
    },
  };
}

/**
 * Gives both halves of a composed slide the layouts that their contents choose, and the second one
 * its tone; a layout that a person picked stays. Source: docs/product/layouts.md 21.
 */
function layOutHalves(slides: Draft<Slide>[], index: number, looks: LayoutLooks): void {
  const [first, second] = [slides[index], slides[index + 1]];
  if (first === undefined || second === undefined) return;
  if (!isComposed(first.layout) || first.layoutPinned) return;
  const open = slides.map((slide, at) => ({
    slide,
    isLayoutOpen: at === index || at === index + 1,
    isToneOpen: at === index + 1,
  }));
  const chosen = chooseOpenLayouts(open, looks);
  Object.assign(first, chosen[index]);
  Object.assign(second, chosen[index + 1]);
}

/**
 * "Dividir em dois slides": what does not fit goes on to a new slide right after, under the same
 * title; alt text of one's own stays with the first. The slide that was shown stays shown. Declines
 * at 100 slides, and where there is nothing to share.
 * @param fitting how many elements from the top fit on the slide.
 * @param looks what the layouts of the halves are chosen by, where the slide is a composed one
 */
export function splitSlide(slideId: string, fitting: number, looks: LayoutLooks): Command {
  return {
    name: 'slide.split',
    effect: 'slides',
    change: ({ deck, view }, env) => {
      const index = deck.slides.findIndex(({ id }) => id === slideId);
      const slide = deck.slides[index];
      if (slide === undefined || deck.slides.length >= limits.slidesPerCarousel) return false;
      const parts = splitElements(slide.elements, fitting);
      if (parts === null) return false;
      const second = parts.second.map((element, position) => ({ ...element, position }));
      const next = copyOfSlide({ ...slide, altText: null, elements: second }, index + 1, env);
      place(slide, parts.first);
      slide.updatedAt = env.now();
      deck.slides.splice(index + 1, 0, next);
      renumber(deck.slides);
      layOutHalves(deck.slides, index, looks);
      if (view.currentIndex > index) view.currentIndex += 1;
      const isMoved = parts.first.every(({ id }) => id !== view.selectedElementId);
      if (view.currentIndex === index && isMoved) view.selectedElementId = null;
      return true;
    },
  };
}
