import { pictureMessages, type PictureUse, type StoredPicture } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Download } from '../../kernel/security/download';
import type { RateLimits } from '../../kernel/security/rate-limits';
import { fairQueue } from '../../kernel/security/fair-queue';
import { readHeader, pictureTypeOf, type PictureType } from './picture-header';
import type { PicturesService } from './pictures.service';

/** A file of another host that is a picture, whatever that host calls it. */
export interface RemotePicture {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
}

export interface RemotePicturesService {
  /**
   * Downloads the picture behind an address.
   * @param signal ends the download: nobody waits for it any more.
   * @throws DomainError as `Download` does, and UNSUPPORTED_MEDIA_TYPE for what is no picture,
   * TOO_MANY_REQUESTS.
   */
  readonly fetch: (ownerId: string, url: string, signal: AbortSignal) => Promise<RemotePicture>;
  /** Fetches a picture and keeps it as `PicturesService.keep` does. */
  readonly keep: (ownerId: string, url: string, use: PictureUse) => Promise<StoredPicture>;
}

interface Deps {
  readonly download: Download;
  readonly pictures: Pick<PicturesService, 'keep'>;
  readonly limits: RateLimits;
}

/** Ten megabytes each, and up to five seconds. */
const queues = { all: { running: 16, waiting: 48 }, own: { running: 4, waiting: 24 } };

function notAPicture(cause?: unknown): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', pictureMessages.addressNotAPicture, { cause });
}

async function recognised(bytes: Uint8Array): Promise<RemotePicture> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw notAPicture();
  try {
    await readHeader(bytes, type);
  } catch (error) {
    // A file that only begins like a picture is none.
    throw error instanceof DomainError && error.code === 'BAD_REQUEST' ? notAPicture(error) : error;
  }
  return { bytes, type };
}

/** Pictures of other hosts. Source: docs/product/images.md 3, 14; decisions 041, 042. */
export function remotePicturesService({ download, pictures, limits }: Deps): RemotePicturesService {
  const run = fairQueue(queues);

  async function fetch(ownerId: string, url: string, signal: AbortSignal) {
    await limits.consume('download', ownerId);
    return run(ownerId, async () => recognised(await download(url, signal)));
  }

  async function keep(ownerId: string, url: string, use: PictureUse): Promise<StoredPicture> {
    // Whoever asked may leave: what was begun is kept all the same.
    const { bytes } = await fetch(ownerId, url, new AbortController().signal);
    return pictures.keep(ownerId, bytes, use);
  }

  return { fetch, keep };
}
