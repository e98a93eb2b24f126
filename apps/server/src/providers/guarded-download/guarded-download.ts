import { pictureLimits, pictureTexts } from '@arrasta/contract';
import { Agent, type Dispatcher, request } from 'undici';
import { DomainError } from '../../errors/domain-error';
import type { Download } from '../../security/download';
import { guardedLookup } from './guarded-lookup';
import { networkResolve, type Resolve, systemResolve } from './name-lookup';
import { isPublicAddress } from './public-address';
import { readTarget, type Target } from './target';

interface Guard {
  /** `host:port` that may be asked although they are private. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly resolve?: Resolve;
  /** Milliseconds for everything: names, connections, redirects, every byte. */
  readonly time?: number;
}

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/** All that another host learns of us, or of who is asking. */
const headers = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Arrasta',
};

function upstreamFailed(cause?: unknown): DomainError {
  return new DomainError('UPSTREAM_FAILED', pictureTexts.hostFailed, { cause });
}

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', pictureTexts.addressTooLarge);
}

/** What arrives is counted; what was announced only saves the time to find out. */
async function readBody({ headers: told, body }: Dispatcher.ResponseData): Promise<Uint8Array> {
  if (Number(told['content-length']) > pictureLimits.download) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > pictureLimits.download) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Where an answer sends on to; null for the file itself. */
function nextAddress({ statusCode, headers: told }: Dispatcher.ResponseData): string | null {
  if (statusCode === 200) return null;
  const { location } = told;
  if (!redirects.includes(statusCode) || typeof location !== 'string') throw upstreamFailed();
  return location;
}

type Answer = { readonly next: string } | { readonly file: Uint8Array };

/** A connection of its own, which ends with this answer. */
async function ask(
  { url, isListed }: Target,
  resolve: Resolve,
  time: number,
  signal: AbortSignal,
): Promise<Answer> {
  const lookup = guardedLookup(resolve, (address) => isListed || isPublicAddress(address));
  const dispatcher = new Agent({
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
    connect: { lookup, timeout: time },
  });
  try {
    const answer = await request(url, { dispatcher, headers, signal });
    // Its end is our doing as a rule, and nobody's failure.
    answer.body.on('error', () => undefined);
    const next = nextAddress(answer);
    return next === null ? { file: await readBody(answer) } : { next };
  } finally {
    void dispatcher.destroy();
  }
}

/** The guarded fetcher. Source: security, "Image proxy". */
export function guardedDownload(guard: Guard): Download {
  const { allowedHosts, time = 5_000 } = guard;

  async function follow(address: string, signal: AbortSignal): Promise<Uint8Array> {
    let target = readTarget(address, allowedHosts);
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
      const resolve = guard.resolve ?? (target.isListed ? systemResolve : networkResolve);
      const answer = await ask(target, resolve, time, signal);
      if ('file' in answer) return answer.file;
      target = readTarget(answer.next, allowedHosts, target.url);
    }
    throw upstreamFailed();
  }

  return async (address, gone) => {
    const late = AbortSignal.timeout(time);
    try {
      return await follow(address, AbortSignal.any([late, gone]));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (late.aborted) throw new DomainError('UPSTREAM_TIMEOUT', pictureTexts.hostTooSlow);
      throw upstreamFailed(error);
    }
  };
}
