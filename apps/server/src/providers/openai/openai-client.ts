import type * as OpenAiLibrary from 'openai';
import { DomainError } from '../../kernel/errors/domain-error';

/** What is said of a provider, in our words. */
export const providerMessages = {
  keyRefused: 'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.',
  busy: 'O provedor de I.A. está recebendo pedidos demais. Espere um pouco e tente de novo.',
  onlyJson: 'Responda apenas com um objeto JSON, sem nada em volta, que siga este JSON Schema:',
  tooSlow: 'O provedor de I.A. demorou demais.',
} as const;

interface ClientAccess {
  /** With `/v1`. */
  readonly baseUrl: string;
  /** Null where the server needs none. */
  readonly apiKey: string | null;
  /** Milliseconds until an answer has begun. */
  readonly timeout: number;
}

/** The library, once it is loaded; there is no error of it before. */
let library: typeof OpenAiLibrary | null = null;

/** Loads the library with the first request: the server starts without it. */
export async function openAiClient({
  baseUrl,
  apiKey,
  timeout,
}: ClientAccess): Promise<OpenAiLibrary.OpenAI> {
  library = await import('openai');
  return new library.OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    // What may be tried again is decided by the caller.
    maxRetries: 0,
    timeout,
    // Its address is the operator's: what it sends elsewhere would carry what was written along.
    // Not `error`: with it Node.js loses the abort of a request once it has freed some memory, and
    // the answer never ends.
    fetchOptions: { redirect: 'manual' },
    logLevel: 'off',
    organization: null,
    project: null,
  });
}

/** In ms. Source: docs/product/generation.md 6. */
export interface Timeouts {
  /** Without a sign of life. */
  readonly stall: number;
  /** In all. */
  readonly total: number;
}

export const defaultTimeouts: Timeouts = { stall: 20_000, total: 120_000 };

/** What ends a connection: the caller, a stall, or the end of the time. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Called with each sign of life. */
  readonly noteActivity: () => void;
  /** Throws what ended it, if something did. */
  readonly check: () => void;
  readonly stop: () => void;
}

/** Watches over a connection, because the library's own time covers only its beginning. */
export function watch(signal: AbortSignal, { stall, total }: Timeouts): Watch {
  const controller = new AbortController();
  const abortRequest = () => {
    controller.abort(new DomainError('UPSTREAM_TIMEOUT', providerMessages.tooSlow));
  };
  const forwardAbort = () => {
    controller.abort(signal.reason);
  };
  if (signal.aborted) forwardAbort();
  signal.addEventListener('abort', forwardAbort, { once: true });
  const endTimer = setTimeout(abortRequest, total);
  let stallTimer = setTimeout(abortRequest, stall);
  return {
    signal: controller.signal,
    noteActivity() {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(abortRequest, stall);
    },
    check() {
      controller.signal.throwIfAborted();
    },
    stop() {
      clearTimeout(endTimer);
      clearTimeout(stallTimer);
      signal.removeEventListener('abort', forwardAbort);
    },
  };
}

/** Whether the provider refused, or could not be reached. */
export function isApiError(error: unknown): error is OpenAiLibrary.APIError {
  return library !== null && error instanceof library.APIError;
}

function isConnectionTimeout(error: unknown): boolean {
  return library !== null && error instanceof library.APIConnectionTimeoutError;
}

/** Seconds to wait where the provider does not say. */
const defaultRetryAfter = 20;
const maxRetryAfter = 600;

function retryAfterOf({ headers }: OpenAiLibrary.APIError): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds)
    ? Math.min(Math.max(1, Math.ceil(seconds)), maxRetryAfter)
    : defaultRetryAfter;
}

const hasNoCredit = ({ code, type }: OpenAiLibrary.APIError) =>
  [code, type].some(
    (name) => name === 'insufficient_quota' || name === 'billing_hard_limit_reached',
  );

/** Whether another model may be there although this one is not, or not for this key. */
export function isModelMissing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.status === 403 || (error.status === 404 && error.code === 'model_not_found');
}

/** Whether trying once more may help: nothing was answered, or the provider stumbled. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error) || isConnectionTimeout(error)) return false;
  return error.status === undefined || error.status >= 500;
}

/** Broken connections are type errors too, but those say why. */
const isNoAnswer = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof TypeError && error.cause === undefined);

/**
 * What breaks while an answer is read, for which the library has no name: a connection that ends,
 * or what is no JSON, or not the one that was expected.
 */
export function toAnswerFailure(error: unknown): unknown {
  if (isApiError(error) || error instanceof DomainError) return error;
  const code = isNoAnswer(error) ? 'AI_BAD_ANSWER' : 'AI_UNAVAILABLE';
  return new DomainError(code, '', { cause: error });
}

/** What providers call it where they do not want to. */
const refusals = ['content_filter', 'content_policy_violation', 'moderation_blocked'];

/** A failure of the provider in our words; anything else as it is. */
export function toDomainFailure(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { status, code } = error;
  const failureWith = (name: DomainError['code'], message: string, retryAfter?: number) =>
    new DomainError(name, message, {
      cause: error,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  if (isConnectionTimeout(error)) return failureWith('UPSTREAM_TIMEOUT', providerMessages.tooSlow);
  if (status === 401) return failureWith('NEEDS_API_KEY', providerMessages.keyRefused);
  if (status === 402 || hasNoCredit(error)) return failureWith('QUOTA_EXCEEDED', '');
  if (status === 429)
    return failureWith('TOO_MANY_REQUESTS', providerMessages.busy, retryAfterOf(error));
  if (refusals.some((name) => name === code)) return failureWith('AI_REFUSED', '');
  return failureWith('AI_UNAVAILABLE', '');
}
