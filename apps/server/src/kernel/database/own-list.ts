import { Prisma } from '../../generated/prisma/client';
import { ownRequester } from '../security/answer-memory';
import { largeRead, pieceOfRead, type LargeReadTurns } from '../security/paced-queue';

/** A list of all that an account has of something, newest first. */
export interface OwnList<Row> {
  readonly table: string;
  /** SQL: the bytes that one row takes in the answer, about. */
  readonly bytes: Prisma.Sql;
  /** In the order of the list. */
  readonly rows: (where: { userId: string; id?: { in: string[] } }) => Promise<Row[]>;
}

interface RowSize {
  readonly id: string;
  readonly bytes: number;
}

/** The rows of an account in the order of the list, each with what it takes. */
export function ownRowSizes(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { table, bytes }: Pick<OwnList<unknown>, 'table' | 'bytes'>,
  userId: string,
): Promise<RowSize[]> {
  return tx.$queryRaw<RowSize[]>`
    SELECT "id", (${bytes})::int AS "bytes" FROM ${Prisma.raw(`"${table}"`)}
    WHERE "user_id" = ${userId}::uuid ORDER BY "created_at" DESC, "id" DESC`;
}

/** What those rows take together. */
export function sumBytes(sizes: readonly RowSize[]): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Ids in pieces that are read at once; a row that is larger than a piece is one. */
function inPieces(sizes: readonly RowSize[]): string[][] {
  const pieces: string[][] = [];
  let left = 0;
  for (const { id, bytes } of sizes) {
    if (left < bytes) {
      pieces.push([]);
      left = pieceOfRead;
    }
    pieces.at(-1)?.push(id);
    left -= bytes;
  }
  return pieces;
}

/**
 * Reads such lists, the large ones in their turn and some rows at a time.
 * @throws DomainError as `AnswerShare.reserve` and `pacedQueue` do
 */
export function ownListReader<Row>(
  prisma: Pick<Prisma.TransactionClient, '$queryRaw'>,
  list: OwnList<Row>,
  inTurn: LargeReadTurns,
) {
  async function readInPieces(userId: string, sizes: readonly RowSize[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const ids of inPieces(sizes)) rows.push(...(await list.rows({ userId, id: { in: ids } })));
    return rows;
  }

  return async function read(userId: string, requester = ownRequester(userId)): Promise<Row[]> {
    const sizes = await ownRowSizes(prisma, list, userId);
    const bytes = sumBytes(sizes);
    if (bytes <= largeRead) return list.rows({ userId });
    await requester.reserve(bytes);
    return inTurn(userId, requester, () => readInPieces(userId, sizes));
  };
}
