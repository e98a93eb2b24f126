import { imageErrorMessages, imageLimits } from '@arrasta/contract';
import { Agent, request, type Dispatcher } from 'undici';
import { DomainError } from '../../kernel/errors/domain-error';
import { guardedLookup, networkResolve, systemResolve, type Resolve } from './guarded-lookup';
import { isPublicAddress, readTarget, type Target } from './target';
import type { Download, PageDownload } from '../../kernel/security/download';
import { createTimeoutSignal } from '../../kernel/timeout';

interface Guard {
  /** `host:port` that may be asked although they are private. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly resolve?: Resolve;
  /** Milliseconds for everything: names, connections, redirects, every byte. */
  readonly time?: number;
}

const maxRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/** What is asked for. */
interface FileKind {
  /** Kinds of files, as the header says them. */
  readonly accept: string;
  /** Bytes. */
  readonly maxBytes: number;
  /** Milliseconds, where the guard says nothing. */
  readonly time: number;
}

/** A file as it arrived, and what its host calls it. */
interface FetchedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
  /** How it is packed; null where it is not. */
  readonly encoding: string | null;
}

type GuardedFetch = (url: string, signal: AbortSignal) => Promise<FetchedFile>;

/** All that another host learns of us, or of who is asking. */
function headersFor({ accept }: FileKind) {
  return { accept, 'accept-encoding': 'identity', 'user-agent': 'Arrasta' };
}

function upstreamFailed(cause?: unknown): DomainError {
  return new DomainError('UPSTREAM_FAILED', imageErrorMessages.hostFailed, { cause });
}

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', imageErrorMessages.addressTooLarge);
}

/** What arrives is counted; what was announced only saves the time to find out. */
async function readBody(
  { headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Uint8Array> {
  if (Number(headers['content-length']) > maxBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function singleHeader(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

async function readAnswer(answer: Dispatcher.ResponseData, maxBytes: number): Promise<FetchedFile> {
  const { headers } = answer;
  return {
    bytes: await readBody(answer, maxBytes),
    contentType: singleHeader(headers['content-type']),
    encoding: singleHeader(headers['content-encoding']),
  };
}

/** Where an answer sends on to; null for the file itself. */
function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (statusCode === 200) return null;
  const { location } = headers;
  if (!redirects.includes(statusCode) || typeof location !== 'string') throw upstreamFailed();
  return location;
}

type Answer = { readonly next: string } | { readonly file: FetchedFile };

interface GuardedRequest {
  readonly target: Target;
  readonly resolve: Resolve;
  readonly wanted: FileKind;
  readonly signal: AbortSignal;
}

/** A connection of its own, which ends with this answer. */
async function askOnce({ target, resolve, wanted, signal }: GuardedRequest): Promise<Answer> {
  const { url, isListed } = target;
  const lookup = guardedLookup(resolve, (url) => isListed || isPublicAddress(url));
  const dispatcher = new Agent({
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
    connect: { lookup, timeout: wanted.time },
  });
  try {
    const answer = await request(url, { dispatcher, headers: headersFor(wanted), signal });
    // As a rule we end it ourselves: that is no failure.
    answer.body.on('error', () => undefined);
    const next = redirectOf(answer);
    return next === null ? { file: await readAnswer(answer, wanted.maxBytes) } : { next };
  } finally {
    void dispatcher.destroy();
  }
}

/**
 * The guarded fetcher, for one kind of files; its refusals are in the words of pictures.
 * Source: docs/product/images.md 3, 4.
 */
function guardedFetch(guard: Guard, kind: FileKind): GuardedFetch {
  const { allowedHosts, time = kind.time } = guard;
  const wanted = { ...kind, time };

  async function follow(url: string, signal: AbortSignal): Promise<FetchedFile> {
    let target = readTarget(url, allowedHosts);
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const resolve = guard.resolve ?? (target.isListed ? systemResolve : networkResolve);
      const answer = await askOnce({ target, resolve, wanted, signal });
      if ('file' in answer) return answer.file;
      target = readTarget(answer.next, allowedHosts, target.url);
    }
    throw upstreamFailed();
  }

  return async (url, signal) => {
    const timeoutSignal = createTimeoutSignal(time);
    try {
      return await follow(url, AbortSignal.any([timeoutSignal, signal]));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (timeoutSignal.aborted)
        throw new DomainError('UPSTREAM_TIMEOUT', imageErrorMessages.hostTooSlow);
      throw upstreamFailed(error);
    }
  };
}

const images = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  maxBytes: imageLimits.download,
  time: 5_000,
};

const pages = {
  accept: 'text/html, application/xhtml+xml, text/markdown, text/plain',
  maxBytes: 2 * 1024 * 1024,
  time: 10_000,
};

/** Pictures of other hosts. Source: docs/product/images.md 3, 5. */
export function guardedDownload(guard: Guard): Download {
  const fetch = guardedFetch(guard, images);
  return async (url, signal) => (await fetch(url, signal)).bytes;
}

/** Pages of other hosts, unpacked: a compressed answer was not asked for and is refused. */
export function guardedPageDownload(guard: Guard): PageDownload {
  const fetch = guardedFetch(guard, pages);
  return async (url, signal) => {
    const { bytes, contentType, encoding } = await fetch(url, signal);
    if (encoding !== null && encoding !== 'identity') throw upstreamFailed();
    return { bytes, contentType };
  };
}
