import { randomBytes } from 'node:crypto';
import type { Rewritten, RewriteInput } from '@arrasta/contract';
import { z } from 'zod';
import { withTimeout } from '../../kernel/timeout';
import { truncateAtWord, stripListMarkdown, stripMarkdown } from './plain-text';
import { requireAiAccess, type Generations, type AiAccessDeps } from './generations';
import { rewritePrompt } from './prompts/slide-prompt';
import { dataAnswer } from './data-answer';
import type { AnswerShape, TextModel } from './models';
import { writingStyleOf } from './prompts/prompt';

export interface RewritesService {
  /**
   * Other words for texts of a slide; nothing is kept.
   * @param signal cancels it.
   * @throws DomainError TOO_MANY_REQUESTS, and as `dataAnswer` does.
   */
  readonly rewrite: (
    userId: string,
    input: RewriteInput,
    signal: AbortSignal,
  ) => Promise<Rewritten>;
}

interface Deps extends AiAccessDeps {
  readonly generations: Generations;
}

/** For both tries together; ms. */
const timeoutMs = 60_000;
/** Of one text, in UTF-16 units, whatever a model writes. */
const maxLengths = { title: 160, subtitle: 200, text: 900, list: 900 } as const;

const texts = { type: 'array', items: { type: 'string' } } as const;
const option = {
  type: 'object',
  properties: { texts },
  required: ['texts'],
  additionalProperties: false,
} as const;

const shape: AnswerShape = {
  name: 'rewrites',
  schema: {
    type: 'object',
    properties: { options: { type: 'array', items: option } },
    required: ['options'],
    additionalProperties: false,
  },
};

type Text = RewriteInput['texts'][number];

function cleanText(text: string, { type }: Text): string {
  if (type === 'list') return truncateAtWord(stripListMarkdown(text), maxLengths.list);
  const words = stripMarkdown(text);
  return truncateAtWord(
    type === 'text' ? words : words.replace(/\s*\n\s*/gu, ' '),
    maxLengths[type],
  );
}

/** Each option once: the same again is no alternative. */
function removeDuplicates(options: readonly (readonly string[])[]): (readonly string[])[] {
  const uniqueOptions = new Map(options.map((option) => [JSON.stringify(option), option]));
  return [...uniqueOptions.values()];
}

/** As many texts as were sent in each option, none of them empty; three options for a hook. */
function answerSchemaFor({ texts: sent, kind }: RewriteInput) {
  const words = z
    .array(z.string())
    .length(sent.length)
    .transform((written) =>
      written.map((text, index) => cleanText(text, sent[index] ?? { type: 'text', content: '' })),
    )
    .refine((written) => written.every((text) => text !== ''));
  const count = kind === 'hooks' ? 3 : 1;
  return z.object({
    options: z
      .array(z.object({ texts: words }).transform((one) => one.texts))
      .transform(removeDuplicates)
      .refine(({ length }) => length >= count, `faltam opções diferentes: peço ${String(count)}`)
      .transform((options) => options.slice(0, count)),
  });
}

/** Texts of a slide, said otherwise by AI. */
export function rewritesService(deps: Deps): RewritesService {
  const { generations } = deps;

  async function write(model: TextModel, userId: string, input: RewriteInput, signal: AbortSignal) {
    const preferences = await requireAiAccess(deps, userId, input.tempApiKey);
    const { apiKey } = preferences;
    const messages = rewritePrompt({
      ...input.deck,
      writingStyle: writingStyleOf(preferences, input.brand ?? {}),
      kind: input.kind,
      tone: input.kind === 'tone' ? (input.tone ?? null) : null,
      words: input.kind === 'words' ? (input.words ?? null) : null,
      texts: input.texts,
      marker: randomBytes(16).toString('hex'),
    });
    return dataAnswer(model, { apiKey, messages, signal, shape, schema: answerSchemaFor(input) });
  }

  return {
    rewrite(userId, input, signal) {
      const kind = input.kind === 'hooks' ? 'hooks' : 'rewrite';
      return generations.run({ userId, kind, signal }, ({ text }) =>
        withTimeout(signal, timeoutMs, (signal) => write(text, userId, input, signal)),
      );
    },
  };
}
