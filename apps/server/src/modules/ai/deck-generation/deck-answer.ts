import { JSONParser } from '@streamparser/json';
import type { OutlineSlide } from '@arrasta/domain';
import { skipToObject } from '../data-answer';
import type { AnswerEnd, TextModel, TextRequest } from '../models';
import { maxDeckSlides, toOutline, deckShape, answerSlideSchema } from './deck-format';

/** What has been read of a deck so far, part by part. */
export type DeckPart =
  | { readonly kind: 'title' | 'description'; readonly text: string }
  | { readonly kind: 'slide'; readonly index: number; readonly raw: unknown };

interface DeckReader {
  /** What became whole with this piece of the answer. */
  readonly read: (piece: string) => DeckPart[];
  /** Whether the whole answer was a deck in JSON. */
  readonly isWhole: () => boolean;
}

function partOf(key: unknown, depth: number, value: unknown): DeckPart | null {
  if (depth > 1 && typeof key === 'number') return { kind: 'slide', index: key, raw: value };
  const isText = key === 'title' || key === 'description';
  return depth === 1 && isText && typeof value === 'string' ? { kind: key, text: value } : null;
}

/** Reads a deck while it is written: each slide is given as soon as its last byte is there. */
export function deckReader(): DeckReader {
  const parser = new JSONParser({
    paths: ['$.title', '$.description', '$.slides.*'],
    keepStack: false,
  });
  const strip = skipToObject();
  let parts: DeckPart[] = [];
  let isBroken = false;
  parser.onValue = ({ key, stack, value }) => {
    const part = partOf(key, stack.length, value);
    if (part !== null) parts.push(part);
  };
  parser.onError = () => {
    isBroken = true;
  };
  return {
    read(piece) {
      parts = [];
      const text = strip(piece);
      // What follows the object is nobody's.
      if (text !== '' && !isBroken && !parser.isEnded) parser.write(text);
      return parts;
    },
    isWhole: () => !isBroken && parser.isEnded,
  };
}

/** One part of an answer, read and understood; an outline is null where it could not be. */
export type AnswerPart =
  | Exclude<DeckPart, { kind: 'slide' }>
  | { readonly kind: 'slide'; readonly index: number; readonly outline: OutlineSlide | null };

/** What came of one answer in all. */
export interface DeckAnswer {
  readonly text: string;
  /** What made it unusable in part or whole, in a few words; null where nothing did. */
  readonly problem: string | null;
  readonly isCut: boolean;
  readonly end: AnswerEnd | null;
}

function parsePart(part: DeckPart): AnswerPart {
  if (part.kind !== 'slide') return part;
  const { success, data } = answerSlideSchema.safeParse(part.raw);
  const outline = success ? toOutline(data, part.index) : null;
  const isEmpty = outline === null || outline.elements.every(({ type }) => type === 'image');
  return { kind: 'slide', index: part.index, outline: isEmpty ? null : outline };
}

function problemOf(slides: number, unread: readonly number[], isWhole: boolean): string | null {
  if (slides === 0) return 'nela não há nenhum slide em JSON';
  if (!isWhole) return `o JSON não continua depois do slide ${String(slides)}`;
  const numbers = unread.map((index) => String(index + 1)).join(', ');
  return unread.length === 0 ? null : `o conteúdo destes slides não segue o formato: ${numbers}`;
}

/**
 * Reads one answer of the model while it is written.
 * @returns after the last part, what came of it; ended early where there are slides enough.
 */
export async function* readDeckAnswer(
  model: TextModel,
  request: Omit<TextRequest, 'shape'>,
): AsyncGenerator<AnswerPart, DeckAnswer> {
  const reader = deckReader();
  const answer = model.write({ ...request, shape: deckShape });
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
      for (const part of reader.read(value).map(parsePart)) {
        yield part;
        if (part.kind !== 'slide') continue;
        slides += 1;
        if (part.outline === null) unread.push(part.index);
        if (slides === maxDeckSlides) return whole(null);
      }
    }
  } finally {
    // Also closes the provider's connection where nobody reads to the end.
    await answer.return({ how: 'cut', model: '', tokens: null });
  }
}
