import {
  carouselFieldsSchema,
  contentProblem,
  createElement,
  newCarouselFields,
  slideFieldsSchema,
  slideOfOutline,
  withEmphasis,
  type Deck,
  type Element,
  type Env,
  type Outline,
  type OutlinePlace,
  type Slide,
} from '@arrasta/domain';
import { sameWords, type Item } from './reading/item';
import { toOutlineElements } from './reading/pages';
import type { MarkdownSection } from './reading/sections';
import {
  readMarkdown,
  readUndivided,
  type LeftOut,
  type ReadMarkdown,
} from './reading/read-markdown';

/** A style that a note states stands instead of the one the slide would have. */
function elementOf(item: Item, created: Element, position: number): Element {
  const style = item.style ?? created.style;
  return withEmphasis({ ...created, position, style }, item.emphasis);
}

function elementsOf(
  items: readonly Item[],
  created: readonly Element[],
  place: OutlinePlace,
  { newId }: Env,
): Element[] {
  const waiting = [...created];
  return items.map((item, position) => {
    const isMade = toOutlineElements([item]).length > 0;
    const next = isMade ? waiting.shift() : undefined;
    const { type, content } = item;
    const element = next ?? createElement({ id: newId(), type, content, position }, place);
    return elementOf(item, element, position);
  });
}

/** The slide that a section describes: one made from its words, with what its notes say. */
export function slideOfSection(
  { type, items, fields }: MarkdownSection,
  place: OutlinePlace,
  env: Env,
): Slide {
  const fitting = items.filter((item) => contentProblem(item.type, item.content) === null);
  const slide = slideOfOutline({ type, elements: toOutlineElements(fitting) }, place, env);
  const elements = elementsOf(fitting, slide.elements, place, env);
  return { ...slide, ...slideFieldsSchema.parse({ ...slide, ...fields, elements: [] }), elements };
}

/** A carousel, and what of its Markdown found no place in it. */
interface ReadDeck {
  readonly deck: Deck;
  readonly leftOut: LeftOut;
  /** Whether it was written from a carousel: it says itself how its slides look. */
  readonly isOwn: boolean;
}

/** A text as its note has it, where that says the same as what stands there, or nothing does. */
function preferNote(read: string | null, note: string | null | undefined): string | null {
  if (note === undefined) return read;
  return read === null || sameWords(note ?? '', read) ? note : read;
}

function textsOf({ title, description, socialCaption, carousel }: ReadMarkdown) {
  return {
    title: preferNote(title, carousel?.title) ?? newCarouselFields.title,
    description: preferNote(description, carousel?.description),
    socialCaption: preferNote(socialCaption, carousel?.socialCaption),
  };
}

/**
 * The carousel that a Markdown describes, a new one, in the looks and under the brand of the base
 * unless notes in it say others: of a Markdown that was made from a carousel, that carousel.
 */
export function markdownToDeck(markdown: string, base: Deck, env: Env): ReadDeck {
  const read = readMarkdown(markdown);
  const time = env.now();
  const carousel = {
    ...carouselFieldsSchema.parse({ ...base.carousel, ...read.carousel }),
    ...textsOf(read),
    id: env.newId(),
    createdAt: time,
    updatedAt: time,
  };
  const slides = read.pages.map((page, position) =>
    slideOfSection(page, { position, primaryColor: carousel.primaryColor }, env),
  );
  const isOwn = read.carousel !== null;
  return { deck: { carousel, slides }, leftOut: read.leftOut, isOwn };
}

/** A carousel in words, and what of its Markdown found no place in it. */
interface ReadOutline {
  readonly outline: Outline;
  readonly leftOut: LeftOut;
}

function outlineOf({ title, description, pages, leftOut }: ReadMarkdown): ReadOutline {
  const slides = pages.map(({ type, items }) => ({ type, elements: toOutlineElements(items) }));
  const outline = { title: title ?? newCarouselFields.title, description, slides };
  return { outline, leftOut };
}

/**
 * The carousel that a Markdown describes: headings and rules begin slides, lists are lists. One
 * that says nothing has no slides.
 */
export function markdownToOutline(markdown: string): ReadOutline {
  return outlineOf(readMarkdown(markdown));
}

/**
 * The same before it is divided into slides that have room for it: its name, then each heading with
 * all that stands under it.
 */
export function markdownToUndividedOutline(markdown: string): ReadOutline {
  return outlineOf(readUndivided(markdown));
}
