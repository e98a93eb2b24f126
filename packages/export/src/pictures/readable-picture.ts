import { within } from '../within';
import type { InTurn } from './host-turns';
import { loaded } from './loaded';
import { wholeFile, type WholeFile } from './whole-file';

/** Its file, or the picture itself where only its host gives it, to an image. */
export type ReadablePicture = WholeFile | HTMLImageElement;

/** Whether a picture's pixels may be read without asking another host. */
function isOwn({ protocol, origin }: URL): boolean {
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

async function foreign(address: string, time: number): Promise<ReadablePicture> {
  try {
    return await wholeFile(`/api/proxy-image?url=${encodeURIComponent(address)}`, time);
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
  if (isOwn(url)) return within(wholeFile(address, time), time);
  return inTurn(url.host, time, (patience) => foreign(address, patience));
}
