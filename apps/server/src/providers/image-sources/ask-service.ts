import { imageErrorMessages, foundImageSchema, type FoundImage } from '@arrasta/contract';
import { request, type Dispatcher } from 'undici';
import { truncate } from '@arrasta/domain';
import { z } from 'zod';
import { DomainError } from '../../kernel/errors/domain-error';
import { withTimeout } from '../../kernel/timeout';

/** Of a service, in the order of its answer. */
interface Question {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
}

/** In ms, for the whole answer. */
const defaultTimeoutMs = 6_000;
/** Of one answer, in bytes. */
const maxAnswerBytes = 2 * 1024 * 1024;
/** Seconds to wait where the service does not say. */
const defaultRetryAfter = 20;
const maxRetryAfter = 600;

function searchFailedError(cause?: unknown): DomainError {
  return new DomainError('UPSTREAM_FAILED', imageErrorMessages.searchFailed, { cause });
}

function searchBusyError(header: string | string[] | undefined): DomainError {
  const seconds = Number(header);
  const isStated = Number.isFinite(seconds) && seconds > 0;
  const retryAfter = isStated ? Math.min(Math.ceil(seconds), maxRetryAfter) : defaultRetryAfter;
  return new DomainError('TOO_MANY_REQUESTS', imageErrorMessages.searchBusy, { retryAfter });
}

async function textOf({ body }: Dispatcher.ResponseData): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxAnswerBytes) throw searchFailedError();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

async function requestJson({ url, headers }: Question, signal: AbortSignal): Promise<unknown> {
  const answer = await request(url, {
    signal,
    headers: { accept: 'application/json', 'user-agent': 'Arrasta', ...headers },
  });
  if (answer.statusCode === 200) return JSON.parse(await textOf(answer));
  await answer.body.dump();
  throw answer.statusCode === 429
    ? searchBusyError(answer.headers['retry-after'])
    : searchFailedError();
}

/**
 * What a service answers, as it is. Its address is the operator's or known here, so it may be
 * anywhere; it is not followed elsewhere.
 * @throws DomainError as `ImageSource.search` does.
 */
export function askService(
  question: Question,
  signal: AbortSignal,
  timeoutMs = defaultTimeoutMs,
): Promise<unknown> {
  const ask = (signal: AbortSignal) =>
    requestJson(question, signal).catch((error: unknown) => {
      throw error instanceof DomainError ? error : searchFailedError(error);
    });
  return withTimeout(signal, timeoutMs, ask, imageErrorMessages.searchTooSlow);
}

/** Signs that no text shown to people has. */
const unreadable = /[\p{Cc}\p{Cs}]+/gu;
const maxLineLength = 300;

/** A line of text; null for anything else, and for nothing. */
export const lineSchema = z
  .unknown()
  .optional()
  .transform((value): string | null => {
    if (typeof value !== 'string') return null;
    const line = truncate(value.replace(unreadable, ' ').trim(), maxLineLength).trim();
    return line === '' ? null : line;
  });

/** An address, which is checked with the picture; null for anything else. */
export const urlSchema = z
  .unknown()
  .optional()
  .transform((value): string | null =>
    typeof value === 'string' && URL.canParse(value) ? value : null,
  );

/** A picture as a service describes it: whatever is missing is null. */
interface ImageEntry {
  readonly imageUrl: string | null;
  readonly preview: string | null;
  readonly title: string | null;
  readonly author: string | null;
  readonly license: string | null;
  readonly pageUrl: string | null;
}

/**
 * The pictures of an answer, without those that say too little or have addresses of another kind.
 * @param list what should be the list of them.
 * @param entry reads one of them.
 */
export function readResults(
  source: string,
  list: unknown,
  entry: z.ZodType<ImageEntry>,
): readonly FoundImage[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(list)
    .flatMap((one) => {
      const { data: image } = entry.safeParse(one);
      if (image === undefined) return [];
      const { imageUrl, preview, title, author, license, pageUrl } = image;
      const urls = { address: imageUrl, preview: preview ?? imageUrl };
      const credit = { source, author, license, pageUrl };
      const parsedImage = foundImageSchema.safeParse({ ...urls, credit });
      if (parsedImage.success) return [{ ...parsedImage.data, title }];
      // A page that is no web address is no reason to go without the picture.
      const bare = foundImageSchema.safeParse({ ...urls, credit: { ...credit, pageUrl: null } });
      return bare.success ? [{ ...bare.data, title }] : [];
    });
}

/** The part of an answer that has its list. */
export function partOf(answer: unknown, ...names: readonly string[]): unknown {
  const parts = z.record(z.string(), z.unknown()).catch({}).parse(answer);
  const name = names.find((one) => Array.isArray(parts[one]));
  return name === undefined ? [] : parts[name];
}
