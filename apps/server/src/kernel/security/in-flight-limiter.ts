import { Turns, type Owner } from './fair-queue';

/** Milliseconds; what takes longer waits for something other than this server's turn. */
const countedMs = 2_000;

/**
 * An address piles up its calls once `waits` of them had to wait, two a second being forgotten.
 * While another address calls, its places rest so many times as long as each call took: its calls
 * have a third of this process at most, and others mostly find it idle. Source: decision 125.
 */
const pileUp = { waits: 10, mostWaits: 20, forgottenPerSecond: 2, rest: 11 } as const;

/** Milliseconds after which an address that does not call any more is no longer counted. */
const recentMs = 5_000;

/** Calls that are worked on at once: more would only take longer each. */
const inFlightLimits = { all: 16, ofAddress: 4 } as const;

/**
 * Ends the counting of a call.
 * @param least milliseconds that the place stays taken yet, or longer
 */
export type ReleaseSlot = (least?: number) => void;

export interface InFlightLimiter {
  /** Counts a call of that address as being worked on, where it is its turn at once; else null. */
  readonly begin: (address: string) => ReleaseSlot | null;
  /**
   * The same as soon as it is its turn.
   * @param signal ends the waiting
   * @throws DomainError SERVICE_UNAVAILABLE where one more would only make everybody wait
   */
  readonly enter: (address: string, signal: AbortSignal) => Promise<ReleaseSlot>;
}

interface RecentCaller {
  /** How many calls had to wait, at its last call. */
  readonly waits: number;
  readonly calledAt: number;
}

/** The addresses that called within the last seconds, the latest last. */
function recentCallers() {
  const callers = new Map<string, RecentCaller>();
  const waitsOf = (address: string): number => {
    const { waits, calledAt } = callers.get(address) ?? { waits: 0, calledAt: 0 };
    const forgotten = ((performance.now() - calledAt) / 1000) * pileUp.forgottenPerSecond;
    return Math.max(0, waits - forgotten);
  };
  const forgetQuiet = () => {
    for (const [address, { calledAt }] of callers) {
      if (performance.now() - calledAt < recentMs) return;
      callers.delete(address);
    }
  };
  return {
    /** Counts a call, and whether it has to wait. */
    count: (address: string, hasToWait: boolean): void => {
      const waits = Math.min(waitsOf(address) + Number(hasToWait), pileUp.mostWaits);
      callers.delete(address);
      callers.set(address, { waits, calledAt: performance.now() });
    },
    /** Whether the address piles up its calls while another one calls, too. */
    keepsOthersWaiting: (address: string): boolean => {
      forgetQuiet();
      return callers.size > 1 && waitsOf(address) >= pileUp.waits;
    },
  };
}

/**
 * The calls that are worked on at this moment. A server that takes up more than it can do answers
 * all of them late, those that gave up meanwhile as well, and goes on so long after the rush: so
 * it says early that it is too much. Addresses take turns, however much each of them asks for, and
 * one that always has calls waiting rests between them while another one calls.
 * What takes longer than two seconds waits for something other than this server and leaves the
 * crowd. Source: decisions 099, 112 and 125.
 * @param maxInFlight calls at once, those that wait for their turn among them, before the next are refused
 */
export function inFlightLimiter(maxInFlight: number): InFlightLimiter {
  const running = Math.min(inFlightLimits.all, maxInFlight);
  const waiting = maxInFlight - running;
  const turns = new Turns({
    all: { running, waiting },
    own: { running: Math.min(inFlightLimits.ofAddress, maxInFlight), waiting },
  });

  const callers = recentCallers();
  const leaveOf = (owner: Owner): ReleaseSlot => {
    let isIn = true;
    const began = performance.now();
    const end = () => {
      if (!isIn) return;
      isIn = false;
      turns.leave(owner);
      clearTimeout(timer);
    };
    const timer = setTimeout(end, countedMs).unref();
    return (least = 0) => {
      const took = performance.now() - began;
      const rest = callers.keepsOthersWaiting(owner.key) ? took * pileUp.rest : 0;
      if (least > 0 || rest > 0) setTimeout(end, Math.max(least, rest)).unref();
      else end();
    };
  };

  return {
    begin: (address) => {
      const owner = turns.begin(address);
      callers.count(address, owner === null);
      return owner && leaveOf(owner);
    },
    enter: async (address, signal) => leaveOf(await turns.enter(address, signal)),
  };
}
