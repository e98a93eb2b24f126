import { limits, type Slide } from '@arrasta/domain';
import { z } from 'zod';
import { aiTexts } from './ai-texts';
import { brandSchema } from './brand';
import { tempApiKeySchema } from './provider-key';

/** A text that a deck is made from. */
const sourceSchema = z.string().trim().max(limits.aiSource, aiTexts.sourceTooLong);

/** What a deck is written from. Source: carousel-editor §2, §7; decisions §3, §9. */
export const deckWishSchema = z.object({
  prompt: z
    .string(aiTexts.deckPromptMissing)
    .trim()
    .min(1, aiTexts.deckPromptMissing)
    .max(limits.prompt, aiTexts.promptTooLong),
  includeImages: z.boolean().default(true),
  tempApiKey: tempApiKeySchema,
  brand: brandSchema.optional(),
  source: sourceSchema.optional(),
});

export type DeckWish = z.infer<typeof deckWishSchema>;

/** The body over REST: older callers call the prompt `topic`. */
export const deckWishWireSchema = z.preprocess((body) => {
  const isOlder =
    typeof body === 'object' && body !== null && 'topic' in body && !('prompt' in body);
  return isOlder ? { ...body, prompt: body.topic } : body;
}, deckWishSchema);

/** What is known of the provider of AI before it is asked. */
export interface AiProvider {
  /** Whether a person has to bring a key. */
  readonly requiresKey: boolean;
}

/** A deck as it was written; nothing of it is kept. */
export interface WrittenDeck {
  readonly title: string;
  readonly description: string | null;
  readonly slides: readonly Slide[];
  readonly imagesGenerated: number;
  /** Whether the model was cut off: there would have been more. */
  readonly truncated: boolean;
  /** Positions of slides that could not be read and stand empty. */
  readonly unwritten: readonly number[];
}

/** What is told of a deck while it is written. */
export type DeckEvent =
  | { readonly type: 'started' }
  | { readonly type: 'meta'; readonly title?: string; readonly description?: string }
  | {
      readonly type: 'slide';
      readonly slide: Slide;
      /** Whether a picture for it is being looked for. */
      readonly awaitsPicture: boolean;
    }
  /** A slide told before, with its picture or without. */
  | { readonly type: 'picture'; readonly slide: Slide; readonly wasFound: boolean }
  | { readonly type: 'done'; readonly deck: WrittenDeck };
