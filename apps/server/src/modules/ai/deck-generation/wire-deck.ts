import { outlineTypes, type OutlineElement } from '@arrasta/domain';
import { z } from 'zod';
import type { AnswerShape } from '../text-model';

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
function readable(elements: readonly unknown[]): OutlineElement[] {
  return elements.flatMap((one) => {
    const { success, data } = elementSchema.safeParse(one);
    return success ? [data] : [];
  });
}

const elementsSchema = z
  .array(z.unknown())
  .transform(readable)
  .refine((elements) => elements.some(({ type }) => type !== 'image'));

const maybe = contentSchema.optional().catch(undefined);

/** The older form, with a field for each text. Source: docs/product/generation.md 9. */
const olderSchema = z
  .object({ title: maybe, subtitle: maybe, content: maybe, imageUrl: maybe })
  .transform(({ title, subtitle, content, imageUrl }) =>
    readable([
      { type: 'title', content: title },
      { type: 'subtitle', content: subtitle },
      { type: 'text', content },
      { type: 'image', content: imageUrl },
    ]),
  )
  .refine((elements) => elements.some(({ type }) => type !== 'image'));

/** The elements of a slide as models write it, with or without a schema that held them. */
export const wireSlideSchema = z.union([
  z.object({ elements: elementsSchema }).transform(({ elements }) => elements),
  olderSchema,
]);
