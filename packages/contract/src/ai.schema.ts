import { carouselFieldsSchema, colorSchema, limits, type Slide } from '@arrasta/domain';
import { z } from 'zod';
import { accountMessages } from './account';
import { askedIdSchema } from './fields.schema';
import { settingsMessages, aiTones } from './settings';
import { aiMessages, usagePerPage } from './ai';

const brandText = z
  .string()
  .max(limits.brandName, accountMessages.nameTooLong)
  .nullable()
  .optional();

/** Whom something is written for, where it is for a carousel that is open. */
const brandSchema = z.object({
  brandName: brandText,
  brandHandle: brandText,
  primaryColor: z.optional(colorSchema),
});

export const generateCaptionSchema = z.object({ carouselId: askedIdSchema });

/** A caption as it was stored with its carousel. */
export interface GeneratedCaption {
  readonly caption: string;
}

const printableWithoutSpaces = new RegExp(`^[!-~]{1,${limits.providerKey}}$`);

/** Whether a text may be the key of a provider. */
export function isProviderKey(key: string): boolean {
  return printableWithoutSpaces.test(key);
}

/** A key for one call, used and forgotten; blank, it is none. */
const tempApiKeySchema = z
  .string()
  .trim()
  .refine((key) => key === '' || isProviderKey(key), settingsMessages.keyUnusable)
  .transform((key) => (key === '' ? undefined : key))
  .nullish();

/** A text that a deck is made from. */
const sourceSchema = z.string().trim().max(limits.aiSource, aiMessages.sourceTooLong);

/** The same, with what layouts follow. */
const deckBrandSchema = brandSchema.extend({
  theme: z.optional(carouselFieldsSchema.shape.theme),
  secondaryColor: z.optional(colorSchema),
});

/** What a deck is written from. Source: docs/product/generation.md 20, 27. */
export const generateDeckSchema = z.object({
  prompt: z
    .string(aiMessages.deckPromptMissing)
    .trim()
    .min(1, aiMessages.deckPromptMissing)
    .max(limits.prompt, aiMessages.promptTooLong),
  includeImages: z.boolean().default(true),
  tempApiKey: tempApiKeySchema,
  brand: deckBrandSchema.optional(),
  source: sourceSchema.optional(),
  /** Whether the slides are to have layouts and tones. */
  layouts: z.boolean().optional(),
  /** The theme that the deck is to speak and look like; `auto` has the model choose one. */
  theme: z.optional(carouselFieldsSchema.shape.theme),
  /** The key of the template in whose composition it is written, which has a theme of its own. */
  template: askedIdSchema.nullish(),
});

export type GenerateDeckInput = z.infer<typeof generateDeckSchema>;

/** The body over REST: older callers call the prompt `topic`. */
export const generateDeckWireSchema = z.preprocess((body) => {
  const isOlder =
    typeof body === 'object' && body !== null && 'topic' in body && !('prompt' in body);
  return isOlder ? { ...body, prompt: body.topic } : body;
}, generateDeckSchema);

/** What is known of the provider of AI before it is asked. */
export interface AiProvider {
  /** Whether a person has to bring a key. */
  readonly requiresKey: boolean;
}

/** A deck as it was written; nothing of it is kept. */
export interface GeneratedDeck {
  readonly title: string;
  readonly description: string | null;
  readonly slides: readonly Slide[];
  readonly imagesGenerated: number;
  /** Whether the model was cut off: there would have been more. */
  readonly truncated: boolean;
  /** Positions of slides that could not be read and stand empty. */
  readonly unwritten: readonly number[];
  /** The theme that the model chose; null where it was not asked to, or chose none. */
  readonly theme: string | null;
}

/** The events of a deck while it is written. */
export type DeckEvent =
  | { readonly type: 'started' }
  | {
      readonly type: 'meta';
      readonly title?: string;
      readonly description?: string;
      readonly theme?: string;
    }
  | {
      readonly type: 'slide';
      readonly slide: Slide;
      /** Whether a picture for it is being looked for. */
      readonly awaitsPicture: boolean;
    }
  /** A slide that was sent before, with its picture or without. */
  | { readonly type: 'picture'; readonly slide: Slide; readonly wasFound: boolean }
  | { readonly type: 'done'; readonly deck: GeneratedDeck };

/** A page that is to be read for its text. Which addresses may be asked, the server says. */
export const readPageSchema = z.object({
  url: z
    .string(aiMessages.pageAddressMissing)
    .trim()
    .min(1, aiMessages.pageAddressMissing)
    .max(limits.imageUrl, aiMessages.pageRefused),
});

/** The text of a page, as far as a carousel may be written from it; nothing of it is kept. */
export interface ReadPage {
  /** What the page calls itself; null where it does not say. */
  readonly title: string | null;
  /** Headings and lists as in Markdown. */
  readonly text: string;
  /** Whether the page says more than fits. */
  readonly truncated: boolean;
}

export const generateImageSchema = z.object({
  /** What is to be seen. */
  prompt: z
    .string()
    .trim()
    .min(1, aiMessages.promptMissing)
    .max(limits.prompt, aiMessages.promptTooLong),
  tempApiKey: tempApiKeySchema,
});

export type GenerateImageInput = z.infer<typeof generateImageSchema>;

/** A picture that was made, kept by us. */
export interface GeneratedImage {
  readonly url: string;
}

/** The ways in which something may be said otherwise. */
export const rewriteKinds = ['shorter', 'simpler', 'tone', 'words', 'hooks', 'write'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];

const textSchema = z.object({
  type: z.enum(['title', 'subtitle', 'text', 'list']),
  content: z.string().max(limits.elementText),
});

/** Texts of one slide to be said otherwise, and what stands around them. */
export const rewriteSchema = z
  .object({
    texts: z.array(textSchema).min(1).max(limits.elementsPerSlide),
    kind: z.enum(rewriteKinds),
    tone: z.enum(aiTones).optional(),
    /** What is asked for, in the person's words. */
    words: z.string().trim().max(limits.aiInstructions).optional(),
    deck: z.object({
      title: z.string().max(limits.carouselTitle),
      /** Texts of each slide, in order. */
      slides: z.array(z.string().max(2000)).max(limits.slidesPerCarousel),
      /** Which of them it is, from 0. */
      index: z.number().int().min(0).max(limits.position),
    }),
    brand: brandSchema.optional(),
    tempApiKey: tempApiKeySchema,
  })
  .refine(({ kind, words }) => kind !== 'words' || (words ?? '') !== '', {
    path: ['words'],
    message: aiMessages.promptMissing,
  });

export type RewriteInput = z.infer<typeof rewriteSchema>;

/** Other texts in the order of those that were sent; several choices where they were asked for. */
export interface Rewritten {
  readonly options: readonly (readonly string[])[];
}

const invalidPage = 'Página inválida';
/** Of one page. */
const maxEntries = 100;

/** A page of one's usage of AI, and the moment its sums begin with. */
export const listUsageSchema = z.object({
  /** With an offset; where it is missing, the month that it is in UTC. */
  since: z.iso.datetime({ offset: true, error: 'Data inválida' }).optional(),
  /** The `nextCursor` of the page before. */
  cursor: z.uuid(invalidPage).toLowerCase().optional(),
  /** Entries of a page; over REST it comes as text. */
  limit: z.coerce
    .number(invalidPage)
    .int(invalidPage)
    .min(1, invalidPage)
    .max(maxEntries, invalidPage)
    .default(usagePerPage),
});

export type ListUsage = z.infer<typeof listUsageSchema>;
