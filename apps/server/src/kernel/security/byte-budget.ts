import { DomainError } from '../errors/domain-error';

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
          throw new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
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
