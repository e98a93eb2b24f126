import { asDataAddress } from '../data-address';
import type { Extent } from './fitted';
import { loaded } from './loaded';

/** A picture's file as data address, and its size in px. */
export interface WholeFile extends Extent {
  readonly address: string;
}

/** Bytes of a file that goes into the slide as it is; of a larger one only what is drawn does. */
const largestFile = 3_000_000;
/** Files kept for the slides to come: an avatar is on all of them. */
const mostKept = 8;

const kept = new Map<string, Promise<WholeFile | null>>();

async function addressOfFile(address: string, time: number): Promise<string | null> {
  if (address.startsWith('data:')) return address;
  const answer = await fetch(address, { signal: AbortSignal.timeout(time) });
  if (!answer.ok) throw new Error(`Picture ${String(answer.status)}`);
  const file = await answer.blob();
  return file.size > largestFile ? null : asDataAddress(file);
}

async function readWhole(address: string, time: number): Promise<WholeFile | null> {
  const whole = await addressOfFile(address, time);
  if (whole === null) return null;
  const image = await loaded(whole);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  image.removeAttribute('src');
  return { address: whole, ...size };
}

function keep(address: string, file: Promise<WholeFile | null>): void {
  kept.delete(address);
  kept.set(address, file);
  file.catch(() => kept.delete(address));
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/**
 * A file of our own host as data address, so that the browser draws it in the export as it does on
 * the screen; null where it is too large for that. Rejects where it cannot be had in time (ms), or is
 * no picture.
 */
export function wholeFile(address: string, time: number): Promise<WholeFile | null> {
  const known = kept.get(address) ?? readWhole(address, time);
  keep(address, known);
  return known;
}
