import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { plainWords } from '../ai/decks/plain-words';
import { storable } from '../ai/storable';
import type { AnswerShape } from '../ai/text-model';

/** How many ideas are proposed at a time, and of how many slides. Source: ai, "Prompts". */
const wanted = 5;
const fewestSlides = 5;
const mostSlides = 8;

const text = { type: 'string' } as const;

function object(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

const slideShape = object({ title: text, content: text });
const ideaShape = object({
  title: text,
  description: text,
  content: text,
  slides: { type: 'array', items: slideShape },
});

/** What a model is asked for. */
export const ideasShape: AnswerShape = {
  name: 'ideas',
  schema: object({ ideas: { type: 'array', items: ideaShape } }),
};

/** A text that fits; what is longer ends with a whole word. */
function fitting(limit: number) {
  return z
    .string()
    .transform(plainWords)
    .pipe(z.string().trim().min(1, 'vazio'))
    .transform((whole) => {
      if (whole.length <= limit) return whole;
      const room = whole.slice(0, limit - 1);
      const word = room.lastIndexOf(' ');
      return `${storable(room.slice(0, word > 0 ? word : limit - 1)).trimEnd()}…`;
    });
}

const slidesSchema = z
  .array(
    z.object({
      title: fitting(limits.ideaSlideTitle),
      content: fitting(limits.ideaSlideContent),
    }),
  )
  .min(fewestSlides, 'faltam slides: são de 5 a 8')
  .transform((slides) =>
    slides.slice(0, mostSlides).map((slide, index) => ({ number: index + 1, ...slide })),
  );

const ideaSchema = z.object({
  title: fitting(limits.ideaTitle),
  description: fitting(limits.description),
  content: fitting(limits.ideaContent),
  slides: slidesSchema,
});

/** The ideas that a model wrote: five, of five to eight slides; what is more is left out. */
export const writtenIdeasSchema = z
  .object({ ideas: z.array(ideaSchema).min(wanted, 'faltam ideias: são cinco') })
  .transform(({ ideas }) => ideas.slice(0, wanted));
