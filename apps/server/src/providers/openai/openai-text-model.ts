import type OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { DomainError } from '../../kernel/errors/domain-error';
import type { AnswerEnd, TextModel, TextRequest, TokensUsed } from '../../modules/ai/models';
import { requestBody, askInKnownForm, type KnownForm } from './answer-forms';
import { openAiClient, defaultTimeouts, watch, type Watch } from './openai-client';
import { toAnswerFailure, toDomainFailure, isModelMissing, isTransient } from './openai-failures';

export interface OpenAiServer {
  /** With `/v1`; any server that speaks Chat Completions. */
  readonly baseUrl: string;
  readonly model: string;
  /** Asked once where the model is not there, or not for this key. */
  readonly fallback: string;
}

type Chunks = AsyncIterable<ChatCompletionChunk>;

/** The answer begun: once more where the provider stumbled, with the fallback where there is no such model. */
async function startAnswer(
  ask: (model: string) => Promise<Chunks>,
  { model, fallback }: OpenAiServer,
  signal: AbortSignal,
): Promise<[chunks: Chunks, model: string]> {
  try {
    return [await ask(model), model];
  } catch (error) {
    signal.throwIfAborted();
    if (isModelMissing(error) && fallback !== model) return [await ask(fallback), fallback];
    if (isTransient(error)) return [await ask(model), model];
    throw error;
  }
}

function askWith(client: OpenAI, request: TextRequest, signal: AbortSignal, known: KnownForm) {
  return (model: string): Promise<Chunks> =>
    askInKnownForm(known, request, (form) =>
      client.chat.completions.create(requestBody(form, request, model), { signal }),
    );
}

/** What one chunk says. */
interface ChunkContent {
  readonly text: string | null;
  readonly isRefusal: boolean;
  readonly end: string | null;
  readonly tokens: TokensUsed | null;
}

function readChunk({ choices, usage }: ChatCompletionChunk): ChunkContent {
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
async function* readChunks(chunks: Chunks): AsyncGenerator<ChunkContent> {
  try {
    for await (const chunk of chunks) yield readChunk(chunk);
  } catch (error) {
    throw toAnswerFailure(error);
  }
}

type TextEnd = Omit<AnswerEnd, 'model'>;

async function* readTexts(
  chunks: Chunks,
  { noteActivity, check }: Watch,
): AsyncGenerator<string, TextEnd> {
  let end: string | null = null;
  let tokens: TokensUsed | null = null;
  for await (const one of readChunks(chunks)) {
    noteActivity();
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
        const ask = askWith(client, request, guard.signal, known);
        const [chunks, model] = await startAnswer(ask, server, guard.signal);
        return { ...(yield* readTexts(chunks, guard)), model };
      } catch (error) {
        guard.check();
        throw toDomainFailure(error);
      } finally {
        guard.stop();
      }
    },
  };
}
