import { withTimeout } from '../concurrency';
import { timeouts } from '../timeouts';

/** As many as the server fetches of one account at a time (decision 041). */
const maxConcurrent = 4;
/** So that a host that never answers leaves a place for the others. */
const maxPerHost = 3;
/** Pictures of a host that came too late, until it is given little time, and then none. */
const maxTimeouts = 2;
const maxAskedInVain = 8;
/** Share of its time from which on a picture has failed by its slowness, whoever noticed first. */
const slow = 0.9;

interface Host {
  underWay: number;
  inVain: number;
}

interface Waiting {
  readonly host: Host;
  readonly begin: () => void;
}

/** Asks for pictures of other hosts, each when it is its turn. */
export type RunQueued = <Outcome>(
  host: string,
  time: number,
  work: (time: number) => Promise<Outcome>,
) => Promise<Outcome>;

/**
 * The turns of one export: a few pictures at a time, and fewer of one host. The time of each (ms)
 * begins with its turn. A host that let two wait in vain is given a second for each of the
 * others, and is not asked again where none of six comes. Where the signal was given no more turns begin.
 */
export function perHostQueue(signal?: AbortSignal): RunQueued {
  const hosts = new Map<string, Host>();
  let waiting: readonly Waiting[] = [];
  let underWay = 0;

  function beginNext(): void {
    if (underWay === maxConcurrent) return;
    const next = waiting.find(({ host }) => host.underWay < maxPerHost);
    if (next === undefined) return;
    waiting = waiting.filter((other) => other !== next);
    underWay += 1;
    next.host.underWay += 1;
    next.begin();
    beginNext();
  }

  function turnOf(host: Host): Promise<void> {
    return new Promise((begin) => {
      waiting = [...waiting, { host, begin }];
      beginNext();
    });
  }

  function end(host: Host): void {
    underWay -= 1;
    host.underWay -= 1;
    beginNext();
  }

  async function asked<Outcome>(
    host: Host,
    time: number,
    work: (time: number) => Promise<Outcome>,
  ): Promise<Outcome> {
    signal?.throwIfAborted();
    if (host.inVain >= maxAskedInVain) throw new Error('Silent host');
    const timeoutMs = host.inVain < maxTimeouts ? time : timeouts.imageOfSilentHost;
    const begun = performance.now();
    try {
      const outcome = await withTimeout(work(timeoutMs), timeoutMs, signal);
      host.inVain = Math.min(host.inVain, maxTimeouts);
      return outcome;
    } catch (error) {
      const waited = performance.now() - begun;
      if (waited >= slow * Math.min(timeoutMs, timeouts.image)) host.inVain += 1;
      throw error;
    }
  }

  return async (name, time, work) => {
    const host = hosts.get(name) ?? { underWay: 0, inVain: 0 };
    hosts.set(name, host);
    await turnOf(host);
    try {
      return await asked(host, time, work);
    } finally {
      end(host);
    }
  };
}
