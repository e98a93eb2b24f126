import type OpenAI from 'openai';

export interface ClientAccess {
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
