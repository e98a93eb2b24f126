import type { Outage } from '../../api/outage';

/** Waits before the first, second... further try, in ms; the last one repeats. */
const waits = [5_000, 15_000, 30_000, 60_000] as const;
/** No server is believed that asks for more, in ms. */
const longest = 10 * 60_000;

/** How long a save that failed so many times in a row waits for its next try, in ms. */
export function retryWait(times: number, { retryAfter }: Outage): number {
  const wait = waits[Math.min(times, waits.length) - 1] ?? waits[0];
  return Math.max(wait, Math.min(retryAfter ?? 0, longest));
}
