import { aiMessages, type GeneratedCaption, type SavedDeck } from '@arrasta/contract';
import { randomBytes } from 'node:crypto';
import { slideTexts } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { carouselNotFound, type CarouselsService } from '../carousels/carousels.service';
import type { DeckStore } from '../carousels/deck-store';
import type { AiPreferences } from '../settings/settings.service';
import { requireAiAccess, type Generations, type AiAccessDeps } from './generations';
import { captionPrompt } from './prompts/caption-prompt';
import { writingStyleOf } from './prompts/prompt';
import { readAnswer } from './data-answer';
import type { TextModel } from './models';
import { stripMarks, stripControlChars } from './plain-text';

/** What Instagram takes. Source: docs/product/generation.md 15. */
const maxCaptionLength = 2200;

/** What models put around a text although the prompt forbids it. */
const wrapperPattern = /^\s*(?:```\w*\n([\s\S]*?)\n?```|["“]([\s\S]*)["”])\s*$/u;

/** Whole sentences, or at least words, that fit. */
function truncateCaption(text: string): string {
  if (text.length <= maxCaptionLength) return text;
  const beginning = text.slice(0, maxCaptionLength - 1);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => beginning.lastIndexOf(end)));
  if (sentence > maxCaptionLength / 2) return beginning.slice(0, sentence + 1).trimEnd();
  const words = beginning.slice(0, Math.max(beginning.lastIndexOf(' '), maxCaptionLength / 2));
  return `${stripControlChars(words).trimEnd()}…`;
}

/**
 * The caption in what a model answered: bare text of at most 2,200 characters; empty where there is
 * none.
 */
export function parseCaption(answer: string): string {
  const bare = stripControlChars(answer).trim();
  const [, fenced, quoted] = wrapperPattern.exec(bare) ?? [];
  return truncateCaption(stripMarks(fenced ?? quoted ?? bare));
}

export interface CaptionService {
  /**
   * Writes a caption for a carousel and keeps it.
   * @param signal cancels it.
   * @throws DomainError NOT_FOUND, BAD_REQUEST where nothing is written on the slides,
   * TOO_MANY_REQUESTS, and as `TextModel` does.
   */
  readonly generate: (
    userId: string,
    carouselId: string,
    signal: AbortSignal,
  ) => Promise<GeneratedCaption>;
}

interface Deps extends AiAccessDeps {
  readonly carousels: Pick<CarouselsService, 'get'>;
  readonly decks: Pick<DeckStore, 'keepCaption'>;
  readonly generations: Generations;
}

function slidesOf({ slides }: SavedDeck): string[][] {
  if (slides.length === 0) throw new DomainError('BAD_REQUEST', aiMessages.noSlides);
  const textsOfSlides = slides.map(slideTexts);
  if (textsOfSlides.every((texts) => texts.length === 0)) {
    throw new DomainError('BAD_REQUEST', aiMessages.noSlideContent);
  }
  return textsOfSlides;
}

function messagesFor({ carousel }: SavedDeck, slides: string[][], preferences: AiPreferences) {
  return captionPrompt({
    writingStyle: writingStyleOf(preferences, carousel),
    title: carousel.title,
    slides,
    marker: randomBytes(16).toString('hex'),
  });
}

/** Captions written by AI. Source: docs/product/generation.md 15, 16. */
export function captionService(deps: Deps): CaptionService {
  const { carousels, decks, generations } = deps;

  async function write(model: TextModel, userId: string, carouselId: string, signal: AbortSignal) {
    const deck = await carousels.get(userId, carouselId);
    const slides = slidesOf(deck);
    const preferences = await requireAiAccess(deps, userId);
    const { apiKey } = preferences;
    const messages = messagesFor(deck, slides, preferences);
    const caption = parseCaption(await readAnswer(model, { apiKey, messages, signal }));
    if (caption === '') throw new DomainError('AI_BAD_ANSWER', '');
    // Deleted while it was written, or its owner blocked.
    if (!(await decks.keepCaption(userId, deck.carousel.id, caption))) throw carouselNotFound();
    return { caption };
  }

  return {
    generate: (userId, carouselId, signal) =>
      generations.run({ userId, kind: 'caption', signal }, ({ text }) =>
        write(text, userId, carouselId, signal),
      ),
  };
}
