import type OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { DomainError } from '../../kernel/errors/domain-error';
import type {
  AnswerEnd,
  AnswerShape,
  TextModel,
  TextRequest,
  TokensUsed,
} from '../../modules/ai/models';
import {
  defaultTimeouts,
  isApiError,
  isModelMissing,
  isTransient,
  openAiClient,
  providerMessages,
  toAnswerFailure,
  toDomainFailure,
  watch,
  type Watch,
} from './openai-client';

/** How a provider is asked for data, from the strictest to what any server understands. */
const forms = ['schema', 'object', 'words'] as const;
type AnswerForm = (typeof forms)[number];

/** What a server was found to understand, for as long as this process runs. */
interface KnownForm {
  form: AnswerForm;
}

function shapeMessage({ schema }: AnswerShape) {
  const content = `${providerMessages.onlyJson}\n${JSON.stringify(schema)}`;
  return { role: 'system', content } as const;
}

function responseFormat(form: AnswerForm, { name, schema }: AnswerShape) {
  if (form === 'words') return {};
  return {
    response_format:
      form === 'object'
        ? ({ type: 'json_object' } as const)
        : ({ type: 'json_schema', json_schema: { name, schema, strict: true } } as const),
  };
}

/** The request in one of the forms; what is not said by the format is said in words. */
function requestBody(
  form: AnswerForm,
  { messages, shape }: TextRequest,
  model: string,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    stream: true,
    messages: [...messages, ...(shape && form !== 'schema' ? [shapeMessage(shape)] : [])],
    ...(form !== 'words' && { stream_options: { include_usage: true } }),
    ...(shape && responseFormat(form, shape)),
  };
}

/** What is wrong whatever the form of the request is. */
const notTheForm = new Set([
  'content_filter',
  'content_policy_violation',
  'context_length_exceeded',
  'model_not_found',
]);

/** The next form to try after a refusal; null where the form was not what was refused. */
function nextForm(form: AnswerForm, error: unknown, hasShape: boolean): AnswerForm | null {
  if (!isApiError(error)) return null;
  const { status, code } = error;
  const isAboutForm = status === 400 || status === 422 || status === 501;
  if (!isAboutForm || notTheForm.has(code ?? '')) return null;
  if (!hasShape) return form === 'words' ? null : 'words';
  return forms[forms.indexOf(form) + 1] ?? null;
}

/** Asks in the strictest form the server understands, and remembers which that was. */
async function askInKnownForm<Answer>(
  known: KnownForm,
  { shape }: TextRequest,
  ask: (form: AnswerForm) => Promise<Answer>,
): Promise<Answer> {
  const hasShape = shape !== undefined;
  let { form } = known;
  for (;;) {
    try {
      const answer = await ask(form);
      // What a text is asked for in says nothing of shapes.
      if (hasShape) known.form = form;
      return answer;
    } catch (error) {
      const next = nextForm(form, error, hasShape);
      if (next === null) throw error;
      form = next;
    }
  }
}

interface OpenAiServer {
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
