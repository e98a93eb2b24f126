import { within } from '../within';
import { wholeFile } from './whole-file';

/** A decoded picture whose pixels may be read, and its file where that may go into the slide. */
export interface ReadablePicture {
  readonly image: HTMLImageElement;
  readonly file: string | null;
}

/** Whether a picture's pixels may be read without asking another host. */
function isOwn(address: string): boolean {
  const { protocol, origin } = new URL(address, document.baseURI);
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

async function ours(address: string, time: number): Promise<ReadablePicture> {
  const file = await wholeFile(address, time);
  return { image: await decoded(file ?? address), file };
}

async function foreign(address: string, time: number): Promise<ReadablePicture> {
  try {
    return await ours(`/api/proxy-image?url=${encodeURIComponent(address)}`, time);
  } catch {
    return { image: await decoded(address), file: null };
  }
}

/**
 * A picture whose pixels may be read: our own as they are, another host's through our proxy, or
 * straight from that host where it allows it. Rejects where none of these gives it in time (ms).
 */
export function readablePicture(address: string, time: number): Promise<ReadablePicture> {
  return within(isOwn(address) ? ours(address, time) : foreign(address, time), time);
}
