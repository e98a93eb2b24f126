import { within } from '../within';
import type { InTurn } from './host-turns';
import { loaded } from './loaded';
import { wholeFile, type WholeFile } from './whole-file';

/** Its file where that may go into the slide, else the picture itself, whose pixels may be read. */
export type ReadablePicture = WholeFile | HTMLImageElement;

/** Pixels of a picture that are decoded once more with the slide; of more only what is drawn is. */
const mostPixels = 6_000_000;

/** Whether a picture's pixels may be read without asking another host. */
function isOwn({ protocol, origin }: URL): boolean {
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

async function ours(address: string, time: number): Promise<ReadablePicture> {
  const file = await wholeFile(address, time);
  if (file !== null && file.width * file.height <= mostPixels) return file;
  return loaded(file?.address ?? address);
}

async function foreign(address: string, time: number): Promise<ReadablePicture> {
  try {
    return await ours(`/api/proxy-image?url=${encodeURIComponent(address)}`, time);
  } catch {
    return loaded(address);
  }
}

/**
 * A picture whose pixels may be read: our own as they are, another host's in its turn through our
 * proxy, or straight from that host where it allows it. Rejects where none of these gives it in
 * time (ms).
 */
export function readablePicture(
  address: string,
  time: number,
  inTurn: InTurn,
): Promise<ReadablePicture> {
  const url = new URL(address, document.baseURI);
  if (isOwn(url)) return within(ours(address, time), time);
  return inTurn(url.host, time, (patience) => foreign(address, patience));
}
