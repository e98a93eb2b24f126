import { withTimeout } from '../concurrency';
import { fileFromDataUrl } from '../data-url';
import type { Extent } from './fitted';
import type { InTurn } from './host-turns';

/** The picture of an address, ready to be measured and drawn. Rejects where there is none. */
export function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('Not a picture'));
    };
    image.src = address;
  });
}

/** A picture's file, and its size in px. */
interface WholeFile extends Extent {
  readonly file: Blob;
  /** The same for the same file. */
  readonly key: string;
}

/** Bytes of the largest file that is kept for the slides to come. */
const largestKept = 3_000_000;
/** Files kept: an avatar is on all slides. */
const maxKept = 8;

const kept = new Map<string, Promise<WholeFile>>();

/** Files read so far; an address may hold another picture the next time. */
let count = 0;

async function fileOf(address: string, time: number): Promise<Blob> {
  if (address.startsWith('data:')) return fileFromDataUrl(address);
  const answer = await fetch(address, { signal: AbortSignal.timeout(time) });
  if (!answer.ok) throw new Error(`Picture ${String(answer.status)}`);
  return answer.blob();
}

async function readWhole(address: string, time: number): Promise<WholeFile> {
  const file = await fileOf(address, time);
  const place = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await loaded(place);
    count += 1;
    return { file, key: `file ${String(count)}`, width: naturalWidth, height: naturalHeight };
  } finally {
    URL.revokeObjectURL(place);
  }
}

function forget(address: string, file: Promise<WholeFile>): void {
  if (kept.get(address) === file) kept.delete(address);
}

function keep(address: string, file: Promise<WholeFile>): void {
  kept.delete(address);
  kept.set(address, file);
  file.then(
    (whole) => {
      if (whole.file.size > largestKept) forget(address, file);
    },
    () => {
      forget(address, file);
    },
  );
  const oldest = kept.keys().next().value;
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/**
 * A file of our own host. Rejects where it cannot be had in time (ms), or is no picture.
 */
function wholeFile(address: string, time: number): Promise<WholeFile> {
  const known = kept.get(address) ?? readWhole(address, time);
  keep(address, known);
  return known;
}

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
  if (isOwn(url)) return withTimeout(wholeFile(address, time), time);
  return inTurn(url.host, time, (timeoutMs) => foreign(address, timeoutMs));
}
