import { outlineTypes, type OutlineElement, type OutlineSlide } from '@arrasta/domain';
import { z } from 'zod';
import type { AnswerShape } from '../models';
import { truncateAtWord, stripListMarkdown, stripMarkdown } from '../plain-text';

const text = { type: 'string' } as const;

function object(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

const element = object({ type: { type: 'string', enum: outlineTypes }, content: text });

/** One slide as a model is asked for it. */
const slideShape = object({
  type: { type: 'string', enum: ['intro', 'content'] },
  elements: { type: 'array', items: element },
});

/**
 * What a model is asked for: flat, without styles, addresses or choices, because strict schemas
 * refuse or ignore them. Source: docs/product/generation.md 8.
 */
export const deckShape: AnswerShape = {
  name: 'carousel',
  schema: object({
    title: text,
    description: text,
    slides: { type: 'array', items: slideShape },
  }),
};

/** Lists come as lines or, where no schema held the model, as an array. */
const contentSchema = z
  .union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))])
  .pipe(z.string().trim().min(1));

const elementSchema = z.object({
  // What a model calls otherwise is still something to read.
  type: z.enum(outlineTypes).catch('text'),
  content: contentSchema,
});

/** Empty elements are nothing worth repairing a slide for. */
function readElements(elements: readonly unknown[]): OutlineElement[] {
  return elements.flatMap((one) => {
    const { success, data } = elementSchema.safeParse(one);
    return success ? [data] : [];
  });
}

const elementsSchema = z
  .array(z.unknown())
  .transform(readElements)
  .refine((elements) => elements.some(({ type }) => type !== 'image'));

const optionalContent = contentSchema.optional().catch(undefined);

/** The older form, with a field for each text. Source: docs/product/generation.md 9. */
const olderSchema = z
  .object({
    title: optionalContent,
    subtitle: optionalContent,
    content: optionalContent,
    imageUrl: optionalContent,
  })
  .transform(({ title, subtitle, content, imageUrl }) =>
    readElements([
      { type: 'title', content: title },
      { type: 'subtitle', content: subtitle },
      { type: 'text', content },
      { type: 'image', content: imageUrl },
    ]),
  )
  .refine((elements) => elements.some(({ type }) => type !== 'image'));

/** The elements of a slide as models write it, with or without a schema that held them. */
export const answerSlideSchema = z.union([
  z.object({ elements: elementsSchema }).transform(({ elements }) => elements),
  olderSchema,
]);

/** What one slide holds at the most, whatever a model writes. Lengths are in UTF-16 units. */
const max = { elements: 5, title: 90, subtitle: 90, text: 420, items: 7, item: 90, query: 100 };

/** How many slides a deck is made of at the most. Source: docs/product/generation.md 10. */
export const maxDeckSlides = 20;

const imageMarker = /\[IMAGEM:\s*([^\]]+)\]/iu;

/** A text with pictures named in it becomes the pictures, and the text without them. */
function splitMarkers({ type, content }: OutlineElement): OutlineElement[] {
  const marked = imageMarker.exec(content);
  if (marked === null || type === 'image') return [{ type, content }];
  const rest = content.replace(imageMarker, ' ');
  return [{ type: 'image', content: marked[1] ?? '' }, ...splitMarkers({ type, content: rest })];
}

function listOf(content: string): OutlineElement {
  const items = stripListMarkdown(content)
    .split('\n')
    .slice(0, max.items)
    .map((item) => truncateAtWord(item, max.item));
  return { type: 'list', content: items.join('\n') };
}

const isAddress = (text: string) => /^https?:\/\//iu.test(text);

function imageOf(content: string): OutlineElement {
  const wanted = content.trim();
  return { type: 'image', content: isAddress(wanted) ? wanted : truncateAtWord(wanted, max.query) };
}

function cleanElement({ type, content }: OutlineElement): OutlineElement {
  if (type === 'list') return listOf(content);
  if (type === 'image') return imageOf(content);
  const words = stripMarkdown(content);
  // A heading has one line; a browser would draw the break.
  const text = type === 'text' ? words : words.replace(/\s*\n\s*/gu, ' ');
  return { type, content: truncateAtWord(text, max[type]) };
}

/** One picture a slide: the first that is asked for. */
function oneImage(elements: readonly OutlineElement[]): OutlineElement[] {
  const first = elements.find(({ type }) => type === 'image');
  return elements.filter((element) => element.type !== 'image' || element === first);
}

/**
 * What a model wrote as the outline of a slide: bare words in our measures. The image's content is
 * what to search for, or an address that nobody has looked at yet.
 * @param index of the slide, from 0: the first one is the cover.
 */
export function toOutline(elements: readonly OutlineElement[], index: number): OutlineSlide {
  const parts = elements
    .flatMap(splitMarkers)
    .map(cleanElement)
    .filter(({ content }) => content !== '');
  return {
    type: index === 0 ? 'intro' : 'content',
    elements: oneImage(parts).slice(0, max.elements),
  };
}
