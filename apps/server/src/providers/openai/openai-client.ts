import type OpenAI from 'openai';
import { DomainError } from '../../kernel/errors/domain-error';
import { providerMessages } from './openai-failures';

interface ClientAccess {
  /** With `/v1`. */
  readonly baseUrl: string;
  /** Null where the server needs none. */
  readonly apiKey: string | null;
  /** Milliseconds until an answer has begun. */
  readonly timeout: number;
}

/** Loaded with the first request: the server starts without it. */
export async function openAiClient({ baseUrl, apiKey, timeout }: ClientAccess): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    // What may be tried again is decided by whoever asks.
    maxRetries: 0,
    timeout,
    // Its address is the operator's: what it sends elsewhere would carry what was written along.
    fetchOptions: { redirect: 'error' },
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

/** What ends a connection: whoever asked, a stall, or the end of the time. */
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
