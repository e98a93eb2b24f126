import { carouselFieldsSchema, newCarouselFields, type Deck, type Env } from '@arrasta/domain';
import { readMarkdown, type LeftOut, type ReadMarkdown } from './reading/read-markdown';
import { sameWords } from './reading/item';
import { slideOfSection } from './slide-of-section';

/** A carousel, and what of its Markdown found no place in it. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly leftOut: LeftOut;
  /** Whether it was written from a carousel: it says itself how its slides look. */
  readonly isOwn: boolean;
}

/** A text as its note has it, where that says the same as what stands there, or nothing does. */
function noted(read: string | null, note: string | null | undefined): string | null {
  if (note === undefined) return read;
  return read === null || sameWords(note ?? '', read) ? note : read;
}

function textsOf({ title, description, socialCaption, carousel }: ReadMarkdown) {
  return {
    title: noted(title, carousel?.title) ?? newCarouselFields.title,
    description: noted(description, carousel?.description),
    socialCaption: noted(socialCaption, carousel?.socialCaption),
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
