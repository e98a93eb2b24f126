import { pictureMessages } from '@arrasta/contract';
import { request, type Dispatcher } from 'undici';
import { DomainError } from '../../kernel/errors/domain-error';

/** Of a service, in the order of its answer. */
export interface Question {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
}

/** In ms, for the whole answer. */
const defaultTimeoutMs = 6_000;
/** Of one answer, in bytes. */
const largestAnswer = 2 * 1024 * 1024;
/** Seconds to wait where the service does not say. */
const usualPause = 20;
const maxRetryAfter = 600;

function failed(cause?: unknown): DomainError {
  return new DomainError('UPSTREAM_FAILED', pictureMessages.searchFailed, { cause });
}

function busy(told: string | string[] | undefined): DomainError {
  const seconds = Number(told);
  const isTold = Number.isFinite(seconds) && seconds > 0;
  const retryAfter = isTold ? Math.min(Math.ceil(seconds), maxRetryAfter) : usualPause;
  return new DomainError('TOO_MANY_REQUESTS', pictureMessages.searchBusy, { retryAfter });
}

async function textOf({ body }: Dispatcher.ResponseData): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestAnswer) throw failed();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

async function answered({ url, headers }: Question, signal: AbortSignal): Promise<unknown> {
  const answer = await request(url, {
    signal,
    headers: { accept: 'application/json', 'user-agent': 'Arrasta', ...headers },
  });
  if (answer.statusCode === 200) return JSON.parse(await textOf(answer));
  await answer.body.dump();
  throw answer.statusCode === 429 ? busy(answer.headers['retry-after']) : failed();
}

/**
 * What a service answers, as it is. Its address is the operator's or known here, so it may be
 * anywhere; it is not followed elsewhere.
 * @throws DomainError as `PictureSource.search` does.
 */
export async function askService(
  question: Question,
  signal: AbortSignal,
  time = defaultTimeoutMs,
): Promise<unknown> {
  const late = AbortSignal.timeout(time);
  try {
    return await answered(question, AbortSignal.any([late, signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new DomainError('UPSTREAM_TIMEOUT', pictureMessages.searchTooSlow);
    throw error instanceof DomainError ? error : failed(error);
  }
}
