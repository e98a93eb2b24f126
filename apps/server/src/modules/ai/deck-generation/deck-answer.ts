import {
  composedLayouts,
  outlineTypes,
  readEmphasis,
  withEmphasis,
  type ComposedLayout,
  type OutlineElement,
  type OutlineSlide,
} from '@arrasta/domain';
import { z } from 'zod';
import type { AnswerEnd, TextModel, TextRequest } from '../models';
import { stripAllButEmphasis, stripListMarkdown, truncateAtWord } from '../plain-text';
import { deckReader, type DeckPart, deckShape } from './deck-format';

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
const outlineLimits = {
  elements: 5,
  title: 90,
  subtitle: 90,
  text: 420,
  items: 7,
  item: 90,
  query: 100,
};

/** How many slides a deck is made of at the most. Source: docs/product/generation.md 10. */
const maxDeckSlides = 20;

const imageMarker = /\[IMAGEM:\s*([^\]]+)\]/iu;

/** A text with pictures named in it becomes the pictures, and the text without them. */
function splitMarkers({ type, content }: OutlineElement): OutlineElement[] {
  const marked = imageMarker.exec(content);
  if (marked === null || type === 'image') return [{ type, content }];
  const rest = content.replace(imageMarker, ' ');
  return [{ type: 'image', content: marked[1] ?? '' }, ...splitMarkers({ type, content: rest })];
}

/** A text with stars around its emphasised words, ended where it may be no longer. */
function emphasisedText(starred: string, maxLength: number) {
  const { content, emphasis } = readEmphasis(starred);
  return withEmphasis({ content: truncateAtWord(content, maxLength) }, emphasis);
}

const strongLabel = /^\*\*([^*]+):\*\*(?=\s)|^\*\*([^*]+)\*\*:(?=\s)/u;

/** What an item begins with up to its colon is drawn as its label: that alone is no emphasis. */
function withoutStrongLabel(item: string): string {
  return item.replace(strongLabel, '$1$2:');
}

function listOf(content: string): OutlineElement {
  const items = stripListMarkdown(content, stripAllButEmphasis)
    .split('\n')
    .slice(0, outlineLimits.items)
    .map((item) => emphasisedText(withoutStrongLabel(item), outlineLimits.item));
  let start = 0;
  const emphasis = items.flatMap((item) => {
    const offset = start;
    start += item.content.length + 1;
    return (item.emphasis ?? []).map(([from, to]) => [from + offset, to + offset] as const);
  });
  const lines = items.map((item) => item.content).join('\n');
  return withEmphasis({ type: 'list' as const, content: lines }, emphasis);
}

const isUrl = (text: string) => /^https?:\/\//iu.test(text);

function imageOf(content: string): OutlineElement {
  const trimmedContent = content.trim();
  return {
    type: 'image',
    content: isUrl(trimmedContent)
      ? trimmedContent
      : truncateAtWord(trimmedContent, outlineLimits.query),
  };
}

function cleanElement({ type, content }: OutlineElement): OutlineElement {
  if (type === 'list') return listOf(content);
  if (type === 'image') return imageOf(content);
  const words = stripAllButEmphasis(content);
  // A heading has one line; a browser would draw the break.
  const text = type === 'text' ? words : words.replace(/\s*\n\s*/gu, ' ');
  const emphasised = emphasisedText(text, outlineLimits[type]);
  const { length } = emphasised.content;
  const isWhole = emphasised.emphasis?.some(([from, to]) => from === 0 && to === length) === true;
  return { type, ...(isWhole ? withEmphasis(emphasised, []) : emphasised) };
}

/** One picture a slide: the first that is asked for. */
function oneImage(elements: readonly OutlineElement[]): OutlineElement[] {
  const first = elements.find(({ type }) => type === 'image');
  return elements.filter((element) => element.type !== 'image' || element === first);
}

/**
 * What a model wrote as the outline of a slide: bare words in our measures. The image's content is
 * what to search for, or an address that was not checked yet.
 * @param index of the slide, from 0: the first one is the cover.
 */
export function toOutline(elements: readonly OutlineElement[], index: number): OutlineSlide {
  const parts = elements
    .flatMap(splitMarkers)
    .map(cleanElement)
    .filter(({ content }) => content !== '');
  return {
    type: index === 0 ? 'intro' : 'content',
    elements: oneImage(parts).slice(0, outlineLimits.elements),
  };
}

/** One part of an answer, read and understood; an outline is null where it could not be. */
export type AnswerPart =
  | Exclude<DeckPart, { kind: 'slide' }>
  | {
      readonly kind: 'slide';
      readonly index: number;
      readonly outline: OutlineSlide | null;
      /** Null where the model named none that was offered. */
      readonly namedLayout: ComposedLayout | null;
    };

/** What came of one answer in all. */
export interface DeckAnswer {
  readonly text: string;
  /** What made it unusable in part or whole, in a few words; null where nothing did. */
  readonly problem: string | null;
  readonly isCut: boolean;
  readonly end: AnswerEnd | null;
}

const namedLayoutSchema = z.object({ layout: z.enum(composedLayouts) });

/** Another name is nothing worth repairing a slide for. */
function namedLayoutIn(raw: unknown, offered: readonly ComposedLayout[]): ComposedLayout | null {
  const { data } = namedLayoutSchema.safeParse(raw);
  return data !== undefined && offered.includes(data.layout) ? data.layout : null;
}

/** What a model may choose from; nothing is asked for where there is nothing. */
export interface Offered {
  readonly layouts: readonly ComposedLayout[];
  readonly themes: readonly string[];
}

/** Null for a theme that was not offered: as if none had been chosen. */
function parsePart(part: DeckPart, offered: Offered): AnswerPart | null {
  if (part.kind === 'theme') return offered.themes.includes(part.text) ? part : null;
  if (part.kind !== 'slide') return part;
  const { index, raw } = part;
  const { success, data } = answerSlideSchema.safeParse(raw);
  const outline = success ? toOutline(data, index) : null;
  const isEmpty = outline === null || outline.elements.every(({ type }) => type === 'image');
  const namedLayout = namedLayoutIn(raw, offered.layouts);
  return { kind: 'slide', index, outline: isEmpty ? null : outline, namedLayout };
}

function problemOf(slides: number, unread: readonly number[], isWhole: boolean): string | null {
  if (slides === 0) return 'nela não há nenhum slide em JSON';
  if (!isWhole) return `o JSON não continua depois do slide ${String(slides)}`;
  const numbers = unread.map((index) => String(index + 1)).join(', ');
  return unread.length === 0 ? null : `o conteúdo destes slides não segue o formato: ${numbers}`;
}

/**
 * Reads one answer of the model while it is written.
 * @param offered what the model may choose from
 * @returns after the last part, what came of it; ended early where there are slides enough.
 */
export async function* readDeckAnswer(
  model: TextModel,
  request: Omit<TextRequest, 'shape'>,
  offered: Offered = { layouts: [], themes: [] },
): AsyncGenerator<AnswerPart, DeckAnswer> {
  const reader = deckReader();
  const answer = model.write({ ...request, shape: deckShape(offered.layouts, offered.themes) });
  const unread: number[] = [];
  let slides = 0;
  let text = '';
  const whole = (end: AnswerEnd | null): DeckAnswer => ({
    text,
    problem: end === null ? null : problemOf(slides, unread, reader.isWhole()),
    isCut: end?.how === 'cut',
    end,
  });
  try {
    for (;;) {
      const { done, value } = await answer.next();
      if (done === true) return whole(value);
      text += value;
      for (const part of reader.read(value).map((one) => parsePart(one, offered))) {
        if (part === null) continue;
        yield part;
        if (part.kind !== 'slide') continue;
        slides += 1;
        if (part.outline === null) unread.push(part.index);
        if (slides === maxDeckSlides) return whole(null);
      }
    }
  } finally {
    // Also closes the provider's connection where the reader stops early.
    await answer.return({ how: 'cut', model: '', tokens: null });
  }
}
