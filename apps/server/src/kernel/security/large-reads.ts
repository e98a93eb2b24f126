import type { Requester } from './answer-memory';
import { pacedQueue } from './paced-queue';

/** Bytes from which on what is read for an answer holds everybody up meanwhile. */
export const largeRead = 512 * 1024;

/** Bytes of a large read that are read at once, as far as its rows let themselves be divided. */
export const pieceOfRead = 256 * 1024;

const largeReadQueue = { all: 64, own: 8, longestRest: 10_000 };

/** Has large reads follow one another, in the turns of accounts and addresses. */
export type LargeReadTurns = <T>(
  account: string,
  requester: Requester,
  read: () => Promise<T>,
) => Promise<T>;

/** Turns for all that is large of one server. */
export function largeReadTurns(): LargeReadTurns {
  const enqueue = pacedQueue(largeReadQueue);
  return (account, requester, read) => enqueue({ ...requester, account }, read);
}
