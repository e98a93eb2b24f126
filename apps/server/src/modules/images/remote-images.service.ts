import { imageErrorMessages, type ImageUse, type StoredImage } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Download } from '../../kernel/security/download';
import type { RateLimits } from '../../kernel/security/rate-limits';
import { fairQueue } from '../../kernel/security/fair-queue';
import { readHeader, imageTypeOf, type ImageType } from './image-header';
import type { ImagesService } from './images.service';

/** A file of another host that is a picture, whatever that host calls it. */
export interface RemoteImage {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
}

export interface RemoteImagesService {
  /**
   * Downloads the picture behind an address.
   * @param signal cancels the download.
   * @throws DomainError as `Download` does, and UNSUPPORTED_MEDIA_TYPE for what is no picture,
   * TOO_MANY_REQUESTS.
   */
  readonly fetch: (ownerId: string, url: string, signal: AbortSignal) => Promise<RemoteImage>;
  /** Fetches a picture and keeps it as `ImagesService.keep` does. */
  readonly keep: (ownerId: string, url: string, use: ImageUse) => Promise<StoredImage>;
}

interface Deps {
  readonly download: Download;
  readonly images: Pick<ImagesService, 'keep'>;
  readonly limits: RateLimits;
}

/** Ten megabytes each, and up to five seconds. */
const queues = { all: { running: 16, waiting: 48 }, own: { running: 4, waiting: 24 } };

function notAnImage(cause?: unknown): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', imageErrorMessages.urlNotAnImage, {
    cause,
  });
}

async function requireImage(bytes: Uint8Array): Promise<RemoteImage> {
  const type = imageTypeOf(bytes);
  if (type === null) throw notAnImage();
  try {
    await readHeader(bytes, type);
  } catch (error) {
    // A file that only begins like a picture is none.
    throw error instanceof DomainError && error.code === 'BAD_REQUEST' ? notAnImage(error) : error;
  }
  return { bytes, type };
}

/** Pictures of other hosts. Source: docs/product/images.md 3, 14; decisions 041, 042. */
export function remoteImagesService({ download, images, limits }: Deps): RemoteImagesService {
  const run = fairQueue(queues);

  async function fetch(ownerId: string, url: string, signal: AbortSignal) {
    await limits.consume('download', ownerId);
    return run(ownerId, async () => requireImage(await download(url, signal)), signal);
  }

  async function keep(ownerId: string, url: string, use: ImageUse): Promise<StoredImage> {
    // The caller may hang up: what was begun is stored all the same.
    const { bytes } = await fetch(ownerId, url, new AbortController().signal);
    return images.keep(ownerId, bytes, use);
  }

  return { fetch, keep };
}
