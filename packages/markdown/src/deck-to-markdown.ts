import {
  carouselFieldsSchema,
  carouselPatchSchema,
  openDeck,
  type Carousel,
  type Deck,
} from '@arrasta/domain';
import { writeNote, type Note } from './note';
import { sameWords } from './reading/item';
import { paragraphsOf } from './reading/sections';
import { heading, paragraphs, readBack, slideToMarkdown } from './write-slide';

const captionHeading = '## Legenda';

interface WrittenText {
  /** Empty where Markdown cannot say it. */
  readonly markdown: string;
  /** Whether a note need not say it again. */
  readonly isExact: boolean;
}

function writtenText(text: string | null, write: (text: string) => string): WrittenText {
  if (text === null) return { markdown: '', isExact: true };
  if (text.trim() === '') return { markdown: '', isExact: false };
  const markdown = write(text);
  const readText = paragraphsOf(readBack(markdown)) ?? '';
  return { markdown: sameWords(readText, text) ? markdown : '', isExact: readText === text };
}

/** What is said of the whole carousel, without the texts that stand in the file themselves. */
function aboutCarousel(carousel: Carousel, isExact: ReadonlySet<string>): Note {
  const fields = Object.entries(carouselFieldsSchema.parse(carousel));
  const notedFields = fields.filter(([key]) => !isExact.has(key));
  return { carousel: carouselPatchSchema.parse(Object.fromEntries(notedFields)) };
}

/**
 * The carousel as Markdown that reads well: its name, its description, a heading for each slide,
 * the caption. What Markdown has no words for stands in comments, which others do not show, so
 * that it can be made into the same carousel again.
 */
export function deckToMarkdown(deck: Deck): string {
  const { carousel, slides } = openDeck(deck);
  const texts = {
    title: writtenText(carousel.title, (text) => heading(2, text)),
    description: writtenText(carousel.description, paragraphs),
    socialCaption: writtenText(carousel.socialCaption, paragraphs),
  };
  const exact = Object.entries(texts).flatMap(([key, { isExact }]) => (isExact ? [key] : []));
  const caption = texts.socialCaption.markdown;
  const parts = [
    // Read back as a heading like the others, of which it is the first.
    texts.title.markdown.slice(1),
    texts.description.markdown,
    writeNote(aboutCarousel(carousel, new Set(exact))),
    ...slides.map((slide) => slideToMarkdown(slide, carousel.primaryColor)),
    ...(caption === '' ? [] : [captionHeading, writeNote({ caption: true }), caption]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
