import { within } from '../within';

/** Whether a picture's pixels may be read without asking another host. */
function isOwn(address: string): boolean {
  const { protocol, origin } = new URL(address, document.baseURI);
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

async function decoded(address: string, time: number): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await within(picture.decode(), time);
  return picture;
}

/**
 * A picture whose pixels may be read: our own as they are, another host's through our proxy, or
 * straight from that host where it allows it. Rejects where none of these gives it in time (ms).
 */
export async function readablePicture(address: string, time: number): Promise<HTMLImageElement> {
  if (isOwn(address)) return decoded(address, time);
  const proxied = `/api/proxy-image?url=${encodeURIComponent(address)}`;
  return within(
    decoded(proxied, time).catch(() => decoded(address, time)),
    time,
  );
}
