import { asDataAddress } from '../data-address';

/** Bytes of a file that goes into the slide as it is; of a larger one only what is drawn does. */
const largestFile = 3_000_000;
/** Files kept for the slides to come: an avatar is on all of them. */
const mostKept = 8;

const kept = new Map<string, Promise<string | null>>();

async function fetchWhole(address: string, time: number): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(time) });
  if (!answer.ok) throw new Error(`Picture ${String(answer.status)}`);
  const file = await answer.blob();
  return file.size > largestFile ? null : asDataAddress(file);
}

function keep(address: string, file: Promise<string | null>): void {
  kept.set(address, file);
  file.catch(() => kept.delete(address));
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/**
 * A file of our own host as data address, so that the browser draws it in the export as it does on
 * the screen; null where it is too large for that. Rejects where it cannot be had in time (ms).
 */
export function wholeFile(address: string, time: number): Promise<string | null> {
  if (address.startsWith('data:')) return Promise.resolve(address);
  const known = kept.get(address) ?? fetchWhole(address, time);
  keep(address, known);
  return known;
}
