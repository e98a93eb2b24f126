import type { OutlineSlide } from '@arrasta/domain';
import type { AnswerEnd, TextModel, TextRequest } from '../text-model';
import { deckReader, type DeckPart } from './deck-reader';
import { maxSlides, outlineOfWire } from './outline-of-wire';
import { deckShape, wireSlideSchema } from './wire-deck';

/** One part of an answer, read and understood; an outline is null where it could not be. */
export type AnswerPart =
  | Exclude<DeckPart, { kind: 'slide' }>
  | { readonly kind: 'slide'; readonly index: number; readonly outline: OutlineSlide | null };

/** What came of one answer in all. */
export interface WholeAnswer {
  readonly text: string;
  /** What made it unusable in part or whole, in a few words; null where nothing did. */
  readonly problem: string | null;
  readonly isCut: boolean;
  readonly end: AnswerEnd | null;
}

function understood(part: DeckPart): AnswerPart {
  if (part.kind !== 'slide') return part;
  const { success, data } = wireSlideSchema.safeParse(part.raw);
  const outline = success ? outlineOfWire(data, part.index) : null;
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
export async function* writtenAnswer(
  model: TextModel,
  request: Omit<TextRequest, 'shape'>,
): AsyncGenerator<AnswerPart, WholeAnswer> {
  const reader = deckReader();
  const answer = model.write({ ...request, shape: deckShape });
  const unread: number[] = [];
  let slides = 0;
  let text = '';
  const whole = (end: AnswerEnd | null): WholeAnswer => ({
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
      for (const part of reader.read(value).map(understood)) {
        yield part;
        if (part.kind !== 'slide') continue;
        slides += 1;
        if (part.outline === null) unread.push(part.index);
        if (slides === maxSlides) return whole(null);
      }
    }
  } finally {
    // Also closes the provider's connection where nobody reads to the end.
    await answer.return({ how: 'cut', model: '', tokens: null });
  }
}
