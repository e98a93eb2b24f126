import { randomBytes } from 'node:crypto';
import type { Rewritten, RewriteWish } from '@arrasta/contract';
import { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error';
import { atMost, plainItems, plainWords } from '../deck-generation/strip-markdown';
import type { Generations } from '../generations';
import { rewriteMessages } from '../prompts/rewrite-messages';
import { dataAnswer } from '../structured/data-answer';
import type { AnswerShape, TextModel } from '../text-model';
import { writingStyleOf } from '../writing-style';
import { requireAiAccess, type AiAccessDeps } from '../require-ai-access';

export interface RewritesService {
  /**
   * Other words for texts of a slide; nothing is kept.
   * @param signal ends it: nobody waits for it any more.
   * @throws DomainError TOO_MANY_REQUESTS, and as `dataAnswer` does.
   */
  readonly rewrite: (userId: string, wish: RewriteWish, signal: AbortSignal) => Promise<Rewritten>;
}

interface Needs extends AiAccessDeps {
  readonly generations: Generations;
}

/** For both tries together; ms. */
const longest = 60_000;
/** Of one text, in UTF-16 units, whatever a model writes. */
const most = { title: 160, subtitle: 200, text: 900, list: 900 } as const;

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

type Text = RewriteWish['texts'][number];

function cleaned(text: string, { type }: Text): string {
  if (type === 'list') return atMost(plainItems(text), most.list);
  const words = plainWords(text);
  return atMost(type === 'text' ? words : words.replace(/\s*\n\s*/gu, ' '), most[type]);
}

/** Each option once: the same again is no alternative. */
function distinct(options: readonly (readonly string[])[]): (readonly string[])[] {
  const seen = new Map(options.map((option) => [JSON.stringify(option), option]));
  return [...seen.values()];
}

/** As many texts as were sent in each option, none of them empty; three options for a hook. */
function answerFor({ texts: sent, kind }: RewriteWish) {
  const words = z
    .array(z.string())
    .length(sent.length)
    .transform((written) =>
      written.map((text, index) => cleaned(text, sent[index] ?? { type: 'text', content: '' })),
    )
    .refine((written) => written.every((text) => text !== ''));
  const count = kind === 'hooks' ? 3 : 1;
  return z.object({
    options: z
      .array(z.object({ texts: words }).transform((one) => one.texts))
      .transform(distinct)
      .refine(({ length }) => length >= count, `faltam opções diferentes: peço ${String(count)}`)
      .transform((options) => options.slice(0, count)),
  });
}

/** Texts of a slide, said otherwise by AI. */
export function rewritesService(needs: Needs): RewritesService {
  const { generations } = needs;

  async function written(model: TextModel, userId: string, wish: RewriteWish, signal: AbortSignal) {
    const wishes = await requireAiAccess(needs, userId, wish.tempApiKey);
    const { apiKey } = wishes;
    const messages = rewriteMessages({
      ...wish.deck,
      voice: writingStyleOf(wishes, wish.brand ?? {}),
      kind: wish.kind,
      tone: wish.kind === 'tone' ? (wish.tone ?? null) : null,
      words: wish.kind === 'words' ? (wish.words ?? null) : null,
      texts: wish.texts,
      marker: randomBytes(16).toString('hex'),
    });
    return dataAnswer(model, { apiKey, messages, signal, shape, schema: answerFor(wish) });
  }

  async function inTime(model: TextModel, userId: string, wish: RewriteWish, signal: AbortSignal) {
    const late = AbortSignal.timeout(longest);
    try {
      return await written(model, userId, wish, AbortSignal.any([signal, late]));
    } catch (error) {
      if (late.aborted && !signal.aborted) throw new DomainError('UPSTREAM_TIMEOUT', '');
      throw error;
    }
  }

  return {
    rewrite(userId, wish, signal) {
      const kind = wish.kind === 'hooks' ? 'hooks' : 'rewrite';
      return generations.run({ userId, kind, signal }, ({ text }) =>
        inTime(text, userId, wish, signal),
      );
    },
  };
}
