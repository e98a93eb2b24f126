import { fileInAddress } from '../data-address';
import type { Extent } from './fitted';
import { loaded } from './loaded';

/** A picture's file, and its size in px. */
export interface WholeFile extends Extent {
  readonly file: Blob;
  /** The same for the same file. */
  readonly key: string;
}

/** Bytes of the largest file that is kept for the slides to come. */
const largestKept = 3_000_000;
/** Files kept: an avatar is on all slides. */
const mostKept = 8;

const kept = new Map<string, Promise<WholeFile>>();

/** Files read so far; an address may hold another picture the next time. */
let count = 0;

async function fileOf(address: string, time: number): Promise<Blob> {
  if (address.startsWith('data:')) return fileInAddress(address);
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
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/**
 * A file of our own host. Rejects where it cannot be had in time (ms), or is no picture.
 */
export function wholeFile(address: string, time: number): Promise<WholeFile> {
  const known = kept.get(address) ?? readWhole(address, time);
  keep(address, known);
  return known;
}
