import pLimit from 'p-limit';
import { createTimeoutSignal } from '../../kernel/timeout';
import type { RemoteImagesService } from '../images/remote-images.service';
import type { ImagesService } from '../images/images.service';
import { dataBytes } from '../images/data-images';
import type { RewriteImage } from '../images/image-encoder';
import type { ExportImageSource, ServedImage } from './slide-exporter';

interface Deps {
  readonly images: Pick<ImagesService, 'describe' | 'read'>;
  readonly remoteImages: Pick<RemoteImagesService, 'fetch'>;
  readonly rewriteImage: RewriteImage;
}

/** The page asks for as many; what it gave up may still be under way. */
const maxConcurrentDownloads = 4;
/** Pictures of a host that came too late, until it is waited for no more. Source: decision 028. */
const maxTimeouts = 2;
/** Milliseconds from which on a picture that fails has failed by its slowness. */
const slow = 4_500;
/** Milliseconds for a picture of a host that let others wait in vain, as in the page. */
const silentHostTimeoutMs = 1_000;
/** Bytes of foreign pictures that are kept until the file is made. */
const maxKeptBytes = 48 * 1024 * 1024;

/** As many as a slide shows of a picture at its largest zoom. */
const pixelsOfImage = 4096 * 4096;
/** What the pictures of one file may have together, and each of them beyond that. */
const pixelsOfFile = 120_000_000;
const minPixels = 1_500_000;

type Fetching = Promise<ServedImage | null>;

/**
 * What is asked of a host that let others wait in vain has an early end: it would hold up the rest.
 */
function withSilentHostTimeout(
  fetch: (url: string, fetchSignal: AbortSignal) => Fetching,
  signal: AbortSignal,
): (url: string) => Fetching {
  const inVain = new Map<string, number>();
  return async (url) => {
    const host = URL.canParse(url) ? new URL(url).host : '';
    const isSilent = (inVain.get(host) ?? 0) >= maxTimeouts;
    const startTime = performance.now();
    const fetchSignal = isSilent
      ? AbortSignal.any([signal, createTimeoutSignal(silentHostTimeoutMs)])
      : signal;
    try {
      return await fetch(url, fetchSignal);
    } catch {
      if (performance.now() - startTime >= slow) inVain.set(host, (inVain.get(host) ?? 0) + 1);
      return null;
    }
  };
}

/**
 * Slides share pictures, and what failed through the proxy is asked for straight; it is fetched
 * once.
 */
function fetchOncePerUrl(fetch: (url: string) => Fetching): (url: string) => Fetching {
  const fetches = new Map<string, Fetching>();
  let keptBytes = 0;

  async function forgetOldest(added: number): Promise<void> {
    keptBytes += added;
    for (const [url, fetching] of fetches) {
      if (keptBytes <= maxKeptBytes) return;
      fetches.delete(url);
      keptBytes -= (await fetching)?.bytes.length ?? 0;
    }
  }

  return (url) => {
    const before = fetches.get(url);
    if (before) return before;
    const fetching = fetch(url);
    fetches.set(url, fetching);
    void fetching.then((image) => forgetOldest(image?.bytes.length ?? 0));
    return fetching;
  };
}

/** Writes pictures anew as they are asked for, each with a part of what is left for all of them. */
function rewriterOf(rewriteImage: RewriteImage, ownerId: string, signal: AbortSignal) {
  let pixelsLeft = pixelsOfFile;
  return async (bytes: Uint8Array): Fetching => {
    const share = Math.max(minPixels, Math.floor(pixelsLeft / 4));
    const maxPixels = Math.min(pixelsOfImage, share);
    const image = await rewriteImage({ ownerId, bytes, maxPixels, signal });
    pixelsLeft -= image?.pixels ?? 0;
    return image;
  };
}

/** Whose pictures an export may show, and until when. */
export interface DeckOfOwner {
  readonly ownerId: string;
  /** `data:` addresses that the deck has, each under the id of a stored picture. */
  readonly embedded: ReadonlyMap<string, string>;
  /** Aborted where the export is cancelled. */
  readonly signal: AbortSignal;
}

/** The pictures that a deck of this owner may show: the owner's own, and those of the internet. */
export function exportImageSource(
  { images, remoteImages, rewriteImage }: Deps,
  { ownerId, embedded, signal }: DeckOfOwner,
): ExportImageSource {
  const limit = pLimit(maxConcurrentDownloads);
  const writeAnew = rewriterOf(rewriteImage, ownerId, signal);

  async function fetchStored(id: string): Fetching {
    const data = embedded.get(id);
    if (data !== undefined) return limit(() => writeAnew(dataBytes(data)));
    try {
      const { mime } = await images.describe(ownerId, id);
      return { bytes: await images.read(ownerId, id), mime };
    } catch {
      return null;
    }
  }

  const fetchRemote = withSilentHostTimeout(async (url, fetchSignal) => {
    const { bytes } = await remoteImages.fetch(ownerId, url, fetchSignal);
    return writeAnew(bytes);
  }, signal);
  const remote = fetchOncePerUrl((url) => limit(() => fetchRemote(url)));

  return { stored: fetchStored, remote };
}
