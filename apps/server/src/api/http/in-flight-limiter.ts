import { Turns, type Owner } from '../../kernel/security/fair-queue';

/** Milliseconds; what takes longer waits for something other than this server's turn. */
const COUNTED_FOR = 2_000;

/** Calls that are worked on at once: more would only take longer each. */
const limits = { all: 16, ofAddress: 4 } as const;

/**
 * Ends the counting of a call.
 * @param rest milliseconds that the place stays taken yet
 */
export type ReleaseSlot = (rest?: number) => void;

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

/**
 * The calls that are worked on at this moment. A server that takes up more than it can do answers
 * all of them late, those that gave up meanwhile as well, and goes on so long after the rush: so
 * it says early that it is too much. Addresses take turns, however much each of them asks for.
 * What takes longer than two seconds waits for something other than this server and leaves the
 * crowd. Source: decisions 099 and 112.
 * @param maxInFlight calls at once, those that wait for their turn among them, before the next are refused
 */
export function inFlightLimiter(maxInFlight: number): InFlightLimiter {
  const running = Math.min(limits.all, maxInFlight);
  const waiting = maxInFlight - running;
  const turns = new Turns({
    all: { running, waiting },
    own: { running: Math.min(limits.ofAddress, maxInFlight), waiting },
  });

  const leaveOf = (owner: Owner): ReleaseSlot => {
    let isIn = true;
    const end = () => {
      if (!isIn) return;
      isIn = false;
      turns.leave(owner);
      clearTimeout(timer);
    };
    const timer = setTimeout(end, COUNTED_FOR).unref();
    return (rest = 0) => {
      if (rest > 0) setTimeout(end, rest).unref();
      else end();
    };
  };

  return {
    begin: (address) => {
      const owner = turns.begin(address);
      return owner && leaveOf(owner);
    },
    enter: async (address, signal) => leaveOf(await turns.enter(address, signal)),
  };
}
