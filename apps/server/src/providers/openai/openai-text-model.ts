import type OpenAI from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { DomainError } from '../../errors/domain-error';
import type { AnswerEnd, TextModel, TextRequest } from '../../modules/ai/text-model';
import { openAiClient } from './openai-client';
import { describedFailure, lacksModel, mayPass } from './openai-failures';
import { watch, type Patience, type Watch } from './watched';

export interface OpenAiServer {
  /** With `/v1`; any server that speaks Chat Completions. */
  readonly baseUrl: string;
  readonly model: string;
  /** Asked once where the model is not there, or not for this key. */
  readonly fallback: string;
}

const usualPatience: Patience = { stall: 20_000, total: 120_000 };

type Chunks = AsyncIterable<ChatCompletionChunk>;

/** The answer begun: once more where the provider stumbled, with the fallback where there is no such model. */
async function begun(
  client: OpenAI,
  server: OpenAiServer,
  request: TextRequest,
  signal: AbortSignal,
) {
  const { model, fallback } = server;
  const ask = (name: string): Promise<Chunks> =>
    client.chat.completions.create(
      { model: name, messages: [...request.messages], stream: true },
      { signal },
    );
  try {
    return await ask(model);
  } catch (error) {
    signal.throwIfAborted();
    if (lacksModel(error) && fallback !== model) return ask(fallback);
    if (mayPass(error)) return ask(model);
    throw error;
  }
}

async function* texts(chunks: Chunks, { alive, check }: Watch): AsyncGenerator<string, AnswerEnd> {
  let end: string | null = null;
  for await (const { choices } of chunks) {
    alive();
    const [choice] = choices;
    if (typeof choice?.delta.refusal === 'string') throw new DomainError('AI_REFUSED', '');
    if (typeof choice?.delta.content === 'string') yield choice.delta.content;
    end = choice?.finish_reason ?? end;
  }
  // The library ends an aborted answer as if it were whole.
  check();
  if (end === 'content_filter') throw new DomainError('AI_REFUSED', '');
  // What ends without saying why was cut on its way, or was no such answer at all.
  if (end === null) throw new DomainError('AI_BAD_ANSWER', '');
  return end === 'length' ? 'cut' : 'complete';
}

/** Texts by the `openai` package, from OpenAI or any server that speaks like it. Source: ai, "Text". */
export function openAiTextModel(server: OpenAiServer, patience = usualPatience): TextModel {
  return {
    async *write(request) {
      const guard = watch(request.signal, patience);
      try {
        const { baseUrl } = server;
        const timeout = Math.min(30_000, patience.total);
        const client = await openAiClient({ baseUrl, apiKey: request.apiKey, timeout });
        const chunks = await begun(client, server, request, guard.signal);
        return yield* texts(chunks, guard);
      } catch (error) {
        guard.check();
        throw describedFailure(error);
      } finally {
        guard.stop();
      }
    },
  };
}
