import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../errors/domain-error';

/** Pieces of work that run at once, and those that wait for their turn. */
interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
}

interface Limits {
  /** Of all owners together. */
  readonly all: QueueLimits;
  /** Of one of them. */
  readonly own: QueueLimits;
}

interface Place {
  readonly begin: () => void;
  readonly refuse: () => void;
}

interface Owner {
  readonly key: string;
  running: number;
  readonly waiting: Place[];
}

function tooMuch(): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
}

/** Who runs and waits, in the order of their turns. */
class Turns {
  readonly #limits: Limits;
  readonly #owners = new Map<string, Owner>();
  #running = 0;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The owner where it is their turn at once, else null. */
  begin(key: string): Owner | null {
    const { all, own } = this.#limits;
    const owner = this.#owners.get(key) ?? { key, running: 0, waiting: [] };
    if (this.#running >= all.running || owner.running >= own.running) return null;
    this.#begin(owner);
    return owner;
  }

  /**
   * Resolves when it is the owner's turn; a caller that gives up loses the place.
   * @throws DomainError SERVICE_UNAVAILABLE where there is no place to wait
   */
  async enter(key: string, signal: AbortSignal | undefined): Promise<Owner> {
    if (signal?.aborted === true) throw tooMuch();
    const first = this.begin(key);
    if (first) return first;
    const { own } = this.#limits;
    const owner = this.#owners.get(key) ?? { key, running: 0, waiting: [] };
    if (owner.waiting.length >= own.waiting || !this.#findPlace(owner)) throw tooMuch();
    this.#owners.set(key, owner);
    await this.#wait(owner, signal);
    return owner;
  }

  leave(owner: Owner): void {
    this.#running -= 1;
    owner.running -= 1;
    this.#moveToEnd(owner);
    while (this.#running < this.#limits.all.running) {
      const next = [...this.#owners.values()].find(
        ({ running, waiting }) => waiting.length > 0 && running < this.#limits.own.running,
      );
      const place = next?.waiting.shift();
      if (next === undefined || place === undefined) return;
      this.#waiting -= 1;
      this.#begin(next);
      place.begin();
    }
  }

  #begin(owner: Owner): void {
    this.#running += 1;
    owner.running += 1;
    this.#moveToEnd(owner);
  }

  /** The next turn comes after that of everybody who waits now. */
  #moveToEnd(owner: Owner): void {
    this.#owners.delete(owner.key);
    if (owner.running > 0 || owner.waiting.length > 0) this.#owners.set(owner.key, owner);
  }

  /** Whether there is a place, or somebody with more gives up the last one. */
  #findPlace(mine: Owner): boolean {
    if (this.#waiting < this.#limits.all.waiting) return true;
    const [heaviest] = [...this.#owners.values()].sort(
      (one, other) => other.waiting.length - one.waiting.length,
    );
    if (heaviest === undefined || heaviest.waiting.length <= mine.waiting.length + 1) return false;
    heaviest.waiting.pop()?.refuse();
    this.#waiting -= 1;
    return true;
  }

  #wait(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const settled = (settle: () => void) => () => {
        signal?.removeEventListener('abort', leaveEarly);
        settle();
      };
      const refuse = () => {
        reject(tooMuch());
      };
      const place = { begin: settled(resolve), refuse: settled(refuse) };
      const leaveEarly = () => {
        owner.waiting.splice(owner.waiting.indexOf(place), 1);
        this.#waiting -= 1;
        if (owner.running === 0 && owner.waiting.length === 0) this.#owners.delete(owner.key);
        refuse();
      };
      owner.waiting.push(place);
      this.#waiting += 1;
      signal?.addEventListener('abort', leaveEarly);
    });
  }
}

/**
 * A queue in which owners take turns, however much each has in it: one who comes with a single piece
 * waits for one piece of each of the others, and not for all that somebody piled up. When as many
 * wait as may, the owner with most of them gives up the last one to a newcomer.
 */
export function fairQueue(limits: Limits) {
  const turns = new Turns(limits);

  /**
   * @param key whose work it is: an account, an address
   * @param giveUp ends the waiting, not the work
   * @throws DomainError SERVICE_UNAVAILABLE where there is no place to wait
   */
  return async function run<Result>(
    key: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const owner = await turns.enter(key, signal);
    try {
      return await work();
    } finally {
      turns.leave(owner);
    }
  };
}

/** How many of one owner wait; one of them runs, and one of all. */
interface PacedLimits {
  readonly all: number;
  readonly own: number;
}

/** Of the time that work took: so long its owner rests, and so long everybody does. */
const rests = { own: 24, all: 19 } as const;

/**
 * A queue for work that keeps this process from everything else while it lasts, as reading a deck of
 * megabytes does. One piece runs at a time; an owner has a twenty-fifth of the time at most, all of
 * them a twentieth of it, so that most short calls of others meet none. A caller that asks once in a while
 * notices nothing.
 */
export function pacedQueue({ all, own }: PacedLimits) {
  const inTurn = fairQueue({
    all: { running: 1, waiting: all },
    own: { running: 1, waiting: own },
  });
  const ownTurn = fairQueue({
    all: { running: Infinity, waiting: all },
    own: { running: 1, waiting: own },
  });

  /** @throws DomainError SERVICE_UNAVAILABLE where there is no place to wait */
  return function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const measured = async () => {
        const began = performance.now();
        await work().then(resolve, reject);
        return performance.now() - began;
      };
      const inTurnOfAll = async () => {
        let took = 0;
        await inTurn(key, async () => {
          took = await measured();
          await pause(took * rests.all, undefined, { ref: false });
        });
        await pause(took * rests.own, undefined, { ref: false });
      };
      ownTurn(key, inTurnOfAll).catch(reject);
    });
  };
}

/** Milliseconds; what takes longer waits for something other than this server's turn. */
const countedMs = 2_000;

/** Calls that are worked on at once: more would only take longer each. */
const inFlightLimits = { all: 16, ofAddress: 4 } as const;

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
  const running = Math.min(inFlightLimits.all, maxInFlight);
  const waiting = maxInFlight - running;
  const turns = new Turns({
    all: { running, waiting },
    own: { running: Math.min(inFlightLimits.ofAddress, maxInFlight), waiting },
  });

  const leaveOf = (owner: Owner): ReleaseSlot => {
    let isIn = true;
    const end = () => {
      if (!isIn) return;
      isIn = false;
      turns.leave(owner);
      clearTimeout(timer);
    };
    const timer = setTimeout(end, countedMs).unref();
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
