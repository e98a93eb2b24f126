import { unavailableError } from '../errors/domain-error';

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

export interface Owner {
  readonly key: string;
  running: number;
  readonly waiting: Place[];
}

/** Who runs and waits, in the order of their turns. */
export class Turns {
  readonly #limits: Limits;
  readonly #ownRunning: (key: string) => number;
  readonly #owners = new Map<string, Owner>();
  #running = 0;
  #waiting = 0;

  /** @param ownRunning how many of one owner run at once now, where that changes */
  constructor(limits: Limits, ownRunning?: (key: string) => number) {
    this.#limits = limits;
    this.#ownRunning = ownRunning ?? (() => limits.own.running);
  }

  /** The owner where it is their turn at once, else null. */
  begin(key: string): Owner | null {
    const owner = this.#owners.get(key) ?? { key, running: 0, waiting: [] };
    const isTaken = owner.running >= this.#ownRunning(key);
    if (this.#running >= this.#limits.all.running || isTaken) return null;
    this.#begin(owner);
    return owner;
  }

  /**
   * Resolves when it is the owner's turn; a caller that gives up loses the place.
   * @throws DomainError SERVICE_UNAVAILABLE where there is no place to wait
   */
  async enter(key: string, signal: AbortSignal | undefined): Promise<Owner> {
    if (signal?.aborted === true) throw unavailableError();
    const first = this.begin(key);
    if (first) return first;
    const { own } = this.#limits;
    const owner = this.#owners.get(key) ?? { key, running: 0, waiting: [] };
    if (owner.waiting.length >= own.waiting || !this.#makePlace(owner)) throw unavailableError();
    this.#owners.set(key, owner);
    await this.#wait(owner, signal);
    return owner;
  }

  leave(owner: Owner): void {
    this.#running -= 1;
    owner.running -= 1;
    this.#moveToEnd(owner);
    this.#beginWaiting();
  }

  /**
   * The work has ended, but the owner's place stays taken until `endRest`: others need not wait.
   */
  rest(): void {
    this.#running -= 1;
    this.#beginWaiting();
  }

  endRest(owner: Owner): void {
    owner.running -= 1;
    this.#moveToEnd(owner);
    this.#beginWaiting();
  }

  #beginWaiting(): void {
    while (this.#running < this.#limits.all.running) {
      const next = [...this.#owners.values()].find(
        ({ key, running, waiting }) => waiting.length > 0 && running < this.#ownRunning(key),
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

  /** False where there is no place, and no owner with more calls who gives up its last one. */
  #makePlace(mine: Owner): boolean {
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
      const settleOnce = (settle: () => void) => () => {
        signal?.removeEventListener('abort', leaveEarly);
        settle();
      };
      const refuse = () => {
        reject(unavailableError());
      };
      const place = { begin: settleOnce(resolve), refuse: settleOnce(refuse) };
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
 * A queue in which owners take turns, however much each has in it: one who comes with a single
 * piece waits for one piece of each of the others, and not for all that one of them piled up. When
 * as many wait as may, the owner with most of them gives up the last one to a newcomer.
 */
export function fairQueue(limits: Limits) {
  const turns = new Turns(limits);

  /**
   * @param key whose work it is: an account, an address
   * @param signal ends the waiting, not the work
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
