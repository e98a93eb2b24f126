import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, unavailableError } from '../errors/domain-error';

/** What one request has in memory. */
export interface ByteMeter {
  /** @throws DomainError SERVICE_UNAVAILABLE where there is no room for so many more. */
  readonly add: (bytes: number) => void;
  /** Gives back all that was added. */
  readonly end: () => void;
}

/**
 * Bytes that requests may have in memory at once, of all and of one owner. A slow sender takes
 * only what has come.
 */
export function byteBudget({ all, own }: { readonly all: number; readonly own: number }) {
  let total = 0;
  const totals = new Map<string, number>();

  return function open(owner: string): ByteMeter {
    let added = 0;
    return {
      add(bytes) {
        const ofOwner = (totals.get(owner) ?? 0) + bytes;
        if (total + bytes > all || ofOwner > own) {
          throw unavailableError();
        }
        total += bytes;
        added += bytes;
        totals.set(owner, ofOwner);
      },
      end() {
        total -= added;
        const rest = (totals.get(owner) ?? 0) - added;
        added = 0;
        if (rest > 0) totals.set(owner, rest);
        else totals.delete(owner);
      },
    };
  };
}

/** Whose an answer is: an account's, from a network address as `limitKey` makes it. */
interface AnswerOwner {
  /** Null for a caller who is not signed in. */
  readonly ownerId: string | null;
  readonly address: string;
}

/** Bytes of answers that are in memory at once. */
interface AnswerLimits {
  readonly all: number;
  readonly ofAddress: number;
  /** Of one account. */
  readonly own: number;
  /** Of one answer that holds more than one thing. */
  readonly ofAnswer: number;
}

/** Has bytes kept free for an answer before they are read. */
export type ReserveMemory = (bytes: number) => Promise<void>;

/** Who waits for an answer, as far as turns and memory are concerned. */
export interface Requester {
  /** The network address as `limitKey` makes it. */
  readonly address: string;
  /** Aborted when the client disconnects before the answer has left. */
  readonly signal?: AbortSignal;
  /** Asked before much is read for the answer, all calls of a batch together. */
  readonly reserve: ReserveMemory;
}

/** Where no answer is built whole; the account stands for its address. */
export function ownRequester(accountId: string): Requester {
  return { address: accountId, reserve: () => Promise.resolve() };
}

/** What one answer has in memory, until it ends. */
export interface AnswerShare {
  /**
   * Waits for room for so many bytes more of this answer.
   * @throws DomainError PAYLOAD_TOO_LARGE where the answer holds so much already that it must end
   *   first, SERVICE_UNAVAILABLE where others' answers leave no room in time.
   */
  readonly reserve: ReserveMemory;
  readonly end: () => void;
}

/** Bytes of an answer that its client has not taken yet. */
type UntakenBytes = () => number;

interface OpenShare {
  readonly owner: AnswerOwner;
  readonly untaken: UntakenBytes;
  reserved: number;
}

/** Milliseconds that an answer waits for room. */
const defaultTimeoutMs = 30_000;

const tooLarge = 'O pedido junta conteúdo demais em uma só resposta. Peça menos de cada vez.';

/** Resolves when the next answer ends; its waiter is then removed from the list. */
function nextEnd(waiting: Set<() => void>): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/**
 * Counts what answers have in memory: what was reserved for them before it was read, and what waits
 * to be taken by a client that reads slowly or not at all. An account and an address have a part of
 * it, so that no client fills the memory or another's share by not reading.
 */
export function answerMemory(limits: AnswerLimits, timeoutMs = defaultTimeoutMs) {
  const shares = new Set<OpenShare>();
  const waiting = new Set<() => void>();

  /** Whether so much more stays within the limits of that owner and of all. */
  function fits({ ownerId, address }: AnswerOwner, bytes: number): boolean {
    let [all, ofAddress, own] = [bytes, bytes, bytes];
    for (const { owner, untaken, reserved } of shares) {
      const usedBytes = Math.max(reserved, untaken());
      all += usedBytes;
      if (owner.address === address) ofAddress += usedBytes;
      if (ownerId !== null && owner.ownerId === ownerId) own += usedBytes;
    }
    return all <= limits.all && ofAddress <= limits.ofAddress && own <= limits.own;
  }

  /** Keeps the bytes in the same turn in which they fit, so that no two waiters take the same. */
  function reserveIfFits(share: OpenShare, bytes: number): boolean {
    if (!fits(share.owner, bytes)) return false;
    share.reserved += bytes;
    return true;
  }

  async function reserveWhenFits(share: OpenShare, bytes: number): Promise<void> {
    const timeout = new AbortController();
    const late = pause(timeoutMs, 'late', { ref: false, signal: timeout.signal });
    late.catch(() => undefined);
    while (!reserveIfFits(share, bytes)) {
      const outcome = await Promise.race([nextEnd(waiting), late]);
      if (outcome === 'late' || !shares.has(share)) throw unavailableError();
    }
    timeout.abort();
  }

  return {
    /** Whether that owner's answers wait to be taken in such number that no more may come. */
    isFull: (owner: AnswerOwner): boolean => !fits(owner, 1),

    /** @param untaken what the client has not taken yet, asked again and again. */
    open(owner: AnswerOwner, untaken: UntakenBytes): AnswerShare {
      const share: OpenShare = { owner, untaken, reserved: 0 };
      shares.add(share);
      return {
        async reserve(bytes) {
          if (share.reserved > 0 && share.reserved + bytes > limits.ofAnswer) {
            throw new DomainError('PAYLOAD_TOO_LARGE', tooLarge);
          }
          // One thing alone, however large, has its answer where nothing else is under way.
          const counted = Math.min(bytes, limits.own);
          if (!reserveIfFits(share, counted)) await reserveWhenFits(share, counted);
        },
        end() {
          shares.delete(share);
          for (const wake of waiting) wake();
          waiting.clear();
        },
      };
    },
  };
}
