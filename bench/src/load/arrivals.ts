import { setTimeout as pause } from 'node:timers/promises';

/** How one request ended. */
export interface Arrival {
  /** Milliseconds from the beginning of the load until it was due. */
  readonly due: number;
  /** Milliseconds from the moment it was due, not from the one it was sent, to its answer. */
  readonly latency: number;
  /** As `Asked` answers it. */
  readonly ending: string;
}

/** Sends the request of that number; answers how it ended. */
type Asked = (number: number) => Promise<string>;

/**
 * An open loop: so many requests in a second, whether those before were answered or not. A server
 * that falls behind makes all that come after wait, as it does with people, and it counts.
 */
export async function arrivals(
  rate: number,
  seconds: number,
  ask: Asked,
): Promise<readonly Promise<Arrival>[]> {
  const began = performance.now();
  const all: Promise<Arrival>[] = [];
  const begin = async (number: number): Promise<Arrival> => {
    const due = (number * 1000) / rate;
    const ending = await ask(number);
    return { due, latency: performance.now() - began - due, ending };
  };
  while (all.length < rate * seconds) {
    const isDue = ((performance.now() - began) * rate) / 1000;
    while (all.length < Math.min(isDue, rate * seconds)) all.push(begin(all.length));
    await pause(1);
  }
  return all;
}
