import { ownRequester, type Requester } from './answer-memory';
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

/** A list of all that an account has of something. Every call names the owner. */
export interface OwnList<Row> {
  /** Bytes that its answer takes, about. */
  readonly bytes: (userId: string) => Promise<number>;
  /** In the order of the list. */
  readonly ids: (userId: string) => Promise<string[]>;
  /** All rows, or those of these ids, in the order of the list. */
  readonly rows: (userId: string, ids?: readonly string[]) => Promise<Row[]>;
}

/**
 * Reads such lists, the large ones in their turn and some rows at a time.
 * @throws DomainError as `AnswerShare.reserve` and `pacedQueue` do
 */
export function ownListReader<Row>(list: OwnList<Row>, inTurn: LargeReadTurns) {
  async function readInPieces(userId: string, bytes: number): Promise<Row[]> {
    const ids = await list.ids(userId);
    const together = Math.max(1, Math.floor((ids.length * pieceOfRead) / bytes));
    const rows: Row[] = [];
    for (let at = 0; at < ids.length; at += together) {
      rows.push(...(await list.rows(userId, ids.slice(at, at + together))));
    }
    return rows;
  }

  return async function read(userId: string, requester = ownRequester(userId)): Promise<Row[]> {
    const bytes = await list.bytes(userId);
    if (bytes <= largeRead) return list.rows(userId);
    await requester.reserve(bytes);
    return inTurn(userId, requester, () => readInPieces(userId, bytes));
  };
}
