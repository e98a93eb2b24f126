import { setTimeout as pause } from 'node:timers/promises';
import { Turns, type Owner } from './fair-queue';

/** Milliseconds; what takes longer waits for something other than this server's turn. */
const countedMs = 2_000;

/**
 * An address or an account piles up its calls once `waits` of them had to wait, two a second being
 * forgotten. While another one calls, its calls are worked on one at a time, and rest in between so
 * many times as long as each call took, for each address that does so: the calls of all of them
 * have a seventh of this process at most, and others mostly find it idle. Source: decisions 125 and
 * 128.
 */
const pileUp = { waits: 10, maxWaits: 20, forgottenPerSecond: 2, rest: 6 } as const;

/** Milliseconds after which one that does not call any more is no longer counted. */
const recentMs = 5_000;

/**
 * Milliseconds after which a caller with too many calls is sent its refusal. A client that tries
 * again at once would have the session of each try read, and delay others by that alone.
 */
const refusalDelayMs = 1_000;

/**
 * Calls that are worked on at once: more would only take longer each. An account leaves a place of
 * its address to others there.
 */
const inFlightLimits = { all: 16, address: 4, account: 3 } as const;

/** Whose a call is. */
export interface CallOwner {
  /** The network address as `limitKey` makes it. */
  readonly address: string;
  /** The account, once it is known. */
  readonly account?: string | undefined;
}

/**
 * Ends the counting of a call.
 * @param min milliseconds that the place stays taken yet, or longer
 */
export type ReleaseSlot = (min?: number) => void;

export interface InFlightLimiter {
  /** Counts a call of that owner as being worked on, where it is its turn at once; else null. */
  readonly begin: (caller: CallOwner) => ReleaseSlot | null;
  /**
   * The same as soon as it is its turn.
   * @param signal ends the waiting
   * @throws DomainError SERVICE_UNAVAILABLE where one more would only make everybody wait
   */
  readonly enter: (caller: CallOwner, signal: AbortSignal) => Promise<ReleaseSlot>;
}

interface RecentCaller {
  /** How many calls had to wait, at its last call. */
  readonly waits: number;
  readonly calledAt: number;
}

/** The addresses or accounts that called within the last seconds, the latest last. */
function recentCallers() {
  const callers = new Map<string, RecentCaller>();
  const waitsOf = (key: string): number => {
    const { waits, calledAt } = callers.get(key) ?? { waits: 0, calledAt: 0 };
    const forgotten = ((performance.now() - calledAt) / 1000) * pileUp.forgottenPerSecond;
    return Math.max(0, waits - forgotten);
  };
  const forgetQuiet = () => {
    for (const [key, { calledAt }] of callers) {
      if (performance.now() - calledAt < recentMs) return;
      callers.delete(key);
    }
  };
  /** Whether it piles up calls while another one calls, too. */
  const pilesUp = (key: string): boolean => {
    forgetQuiet();
    return callers.size > 1 && waitsOf(key) >= pileUp.waits;
  };
  return {
    /** Counts a call, and whether it has to wait. */
    count: (key: string, hasToWait: boolean): void => {
      const waits = Math.min(waitsOf(key) + Number(hasToWait), pileUp.maxWaits);
      callers.delete(key);
      callers.set(key, { waits, calledAt: performance.now() });
    },
    pilesUp,
    /** How many pile up calls, where this one does and another one calls, too; else 0. */
    countPilingUp: (key: string): number =>
      pilesUp(key) ? [...callers.keys()].filter(pilesUp).length : 0,
  };
}

/** The place of a call among those of its address or account. */
interface Slot {
  readonly leave: () => void;
  /** Others may have the place, its owner may not until `endRest`. */
  readonly rest: () => void;
  readonly endRest: () => void;
  readonly countPilingUp: () => number;
}

/** Turns of addresses or of accounts, and which of them pile up their calls. */
function countedTurns(running: number, waiting: number, own: number) {
  const callers = recentCallers();
  const limits = { all: { running, waiting }, own: { running: own, waiting } };
  const turns = new Turns(limits, (key) => (callers.pilesUp(key) ? 1 : own));
  return {
    begin: (key: string): Owner | null => {
      const owner = turns.begin(key);
      callers.count(key, owner === null);
      return owner;
    },
    async enter(key: string, signal: AbortSignal): Promise<Owner> {
      try {
        return await turns.enter(key, signal);
      } catch (refusal) {
        if (callers.pilesUp(key)) {
          await pause(refusalDelayMs, undefined, { ref: false, signal }).catch(() => undefined);
        }
        throw refusal;
      }
    },
    leave: (owner: Owner) => {
      turns.leave(owner);
    },
    slotOf: (owner: Owner): Slot => ({
      leave: () => {
        turns.leave(owner);
      },
      rest: () => {
        turns.rest();
      },
      endRest: () => {
        turns.endRest(owner);
      },
      countPilingUp: () => callers.countPilingUp(owner.key),
    }),
  };
}

/** Calls it at once where there is nothing to wait for. */
function callAfter(act: () => void, ms: number): void {
  if (ms > 0) setTimeout(act, ms).unref();
  else act();
}

/** Ends the counting of a call that has these places, after two seconds by itself. */
function releaseSlot(slots: readonly Slot[]): ReleaseSlot {
  let isIn = true;
  const began = performance.now();
  const leave = () => {
    for (const slot of slots) slot.leave();
  };
  const timer = setTimeout(() => {
    isIn = false;
    leave();
  }, countedMs).unref();
  return (min = 0) => {
    if (!isIn) return;
    isIn = false;
    clearTimeout(timer);
    const took = performance.now() - began;
    // An account that piles up calls rests alone: the place of its address is for others there.
    for (const { leave: leaveSlot, rest, endRest, countPilingUp } of slots) {
      const restMs = took * pileUp.rest * countPilingUp();
      if (restMs <= min) callAfter(leaveSlot, min);
      else {
        callAfter(rest, min);
        callAfter(endRest, restMs);
      }
    }
  };
}

/**
 * The calls that are worked on at this moment (concurrency limit, throttling). A server that takes up more than it can do answers
 * all of them late, those that gave up meanwhile as well, and goes on so long after the rush: so
 * it says early that it is too much. Addresses take turns, however much each of them asks for, and
 * one that always has calls waiting rests between them while another one calls. An account has
 * fewer than an address, from however many it calls.
 * What takes longer than two seconds waits for something other than this server and is no longer
 * counted. Source: decisions 099, 112 and 125.
 * @param maxInFlight calls at once, those that wait for their turn among them, before the next are
 *   refused
 */
export function inFlightLimiter(maxInFlight: number): InFlightLimiter {
  const running = Math.min(inFlightLimits.all, maxInFlight);
  const ofAddress = Math.min(inFlightLimits.address, maxInFlight);
  const ofOwn = Math.min(inFlightLimits.account, maxInFlight);
  const addresses = countedTurns(running, maxInFlight - running, ofAddress);
  // They run in the places of addresses, so that those who wait for one keep no other account
  // waiting.
  const accounts = countedTurns(Infinity, maxInFlight - running, ofOwn);

  const releaseOf = (addressOwner: Owner, accountOwner: Owner | null): ReleaseSlot =>
    releaseSlot([
      addresses.slotOf(addressOwner),
      ...(accountOwner === null ? [] : [accounts.slotOf(accountOwner)]),
    ]);

  return {
    begin: ({ address, account }) => {
      const ofAccount = account === undefined ? null : accounts.begin(account);
      if (account !== undefined && ofAccount === null) return null;
      const addressOwner = addresses.begin(address);
      if (addressOwner) return releaseOf(addressOwner, ofAccount);
      if (ofAccount) accounts.leave(ofAccount);
      return null;
    },
    async enter({ address, account }, signal) {
      const ofAccount = account === undefined ? null : await accounts.enter(account, signal);
      try {
        return releaseOf(await addresses.enter(address, signal), ofAccount);
      } catch (refusal) {
        if (ofAccount) accounts.leave(ofAccount);
        throw refusal;
      }
    },
  };
}
