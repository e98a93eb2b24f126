import type OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { DomainError } from '../../kernel/errors/domain-error';
import type { AnswerEnd, TextModel, TextRequest, TokensUsed } from '../../modules/ai/text-model';
import { bodyIn, inKnownForm, type KnownForm } from './answer-forms';
import { openAiClient } from './openai-client';
import { brokenAnswer, describedFailure, lacksModel, mayPass } from './openai-failures';
import { defaultTimeouts, watch, type Watch } from './watched';

export interface OpenAiServer {
  /** With `/v1`; any server that speaks Chat Completions. */
  readonly baseUrl: string;
  readonly model: string;
  /** Asked once where the model is not there, or not for this key. */
  readonly fallback: string;
}

type Chunks = AsyncIterable<ChatCompletionChunk>;

/** The answer begun: once more where the provider stumbled, with the fallback where there is no such model. */
async function begun(
  ask: (model: string) => Promise<Chunks>,
  { model, fallback }: OpenAiServer,
  signal: AbortSignal,
): Promise<[chunks: Chunks, model: string]> {
  try {
    return [await ask(model), model];
  } catch (error) {
    signal.throwIfAborted();
    if (lacksModel(error) && fallback !== model) return [await ask(fallback), fallback];
    if (mayPass(error)) return [await ask(model), model];
    throw error;
  }
}

function asking(client: OpenAI, request: TextRequest, signal: AbortSignal, known: KnownForm) {
  return (model: string): Promise<Chunks> =>
    inKnownForm(known, request, (form) =>
      client.chat.completions.create(bodyIn(form, request, model), { signal }),
    );
}

/** What one chunk says. */
interface Said {
  readonly text: string | null;
  readonly isRefusal: boolean;
  readonly end: string | null;
  readonly tokens: TokensUsed | null;
}

function saidIn({ choices, usage }: ChatCompletionChunk): Said {
  const [choice] = choices;
  const { content, refusal } = choice?.delta ?? {};
  return {
    text: typeof content === 'string' ? content : null,
    isRefusal: typeof refusal === 'string',
    end: choice?.finish_reason ?? null,
    tokens: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
  };
}

/** Whatever breaks while it is read is the provider's. */
async function* said(chunks: Chunks): AsyncGenerator<Said> {
  try {
    for await (const chunk of chunks) yield saidIn(chunk);
  } catch (error) {
    throw brokenAnswer(error);
  }
}

type Ending = Omit<AnswerEnd, 'model'>;

async function* texts(chunks: Chunks, { alive, check }: Watch): AsyncGenerator<string, Ending> {
  let end: string | null = null;
  let tokens: TokensUsed | null = null;
  for await (const one of said(chunks)) {
    alive();
    if (one.isRefusal) throw new DomainError('AI_REFUSED', '');
    if (one.text !== null) yield one.text;
    tokens = one.tokens ?? tokens;
    end = one.end ?? end;
  }
  // The library ends an aborted answer as if it were whole.
  check();
  if (end === 'content_filter') throw new DomainError('AI_REFUSED', '');
  // What ends without saying why was cut on its way, or was no such answer at all.
  if (end === null) throw new DomainError('AI_BAD_ANSWER', '');
  return { how: end === 'length' ? 'cut' : 'complete', tokens };
}

/**
 * Texts by the `openai` package, from OpenAI or any server that speaks like it.
 * Source: docs/product/generation.md 2, 7.
 */
export function openAiTextModel(server: OpenAiServer, timeouts = defaultTimeouts): TextModel {
  const known: KnownForm = { form: 'schema' };
  return {
    async *write(request) {
      const guard = watch(request.signal, timeouts);
      try {
        const { baseUrl } = server;
        const timeout = Math.min(30_000, timeouts.total);
        const client = await openAiClient({ baseUrl, apiKey: request.apiKey, timeout });
        const ask = asking(client, request, guard.signal, known);
        const [chunks, model] = await begun(ask, server, guard.signal);
        return { ...(yield* texts(chunks, guard)), model };
      } catch (error) {
        guard.check();
        throw describedFailure(error);
      } finally {
        guard.stop();
      }
    },
  };
}
