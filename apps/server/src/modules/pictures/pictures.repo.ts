import { createHash } from 'node:crypto';
import type { PictureCredit } from '@arrasta/contract';
import type { Database } from '../../database/database';
import type { Prisma } from '../../generated/prisma/client';
import type { KeptPicture, PictureDescription, PictureStore } from './picture-store';
import { examinePictures, removePictures } from './unused-pictures.repo';

interface Scope {
  readonly ownerId: string;
  readonly contentHash: string;
}

const keptSelection = { id: true, width: true, height: true } as const;

/** A credit as its columns; nothing of them where there is none. */
function creditColumns(credit: PictureCredit | null) {
  if (credit === null) return {};
  const { source, author, license, pageUrl } = credit;
  return {
    creditSource: source,
    creditAuthor: author,
    creditLicense: license,
    creditPageUrl: pageUrl,
  };
}

/** What a picture is kept with beside itself. */
type Stamps = ReturnType<typeof creditColumns> & { readonly lastUsedAt: Date };

/** The picture where this owner has it, used now; nobody removes it meanwhile. */
async function renewed(
  tx: Prisma.TransactionClient,
  scope: Scope,
  data: Stamps,
): Promise<KeptPicture | null> {
  const [row] = await tx.picture.updateManyAndReturn({ where: scope, data, select: keptSelection });
  return row ?? null;
}

/** Bytes in store; other uploads of the same owner wait until this transaction ends. */
async function usedBy(tx: Prisma.TransactionClient, ownerId: string): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${ownerId}::uuid FOR NO KEY UPDATE`;
  const { _sum } = await tx.picture.aggregate({ where: { ownerId }, _sum: { size: true } });
  return _sum.size ?? 0;
}

/** Pictures that are looked at to make room for one. */
const examinedForRoom = 1000;

/** Removes unused pictures, the longest unused first, until so many bytes are free; else none. */
async function freeBytes(
  tx: Prisma.TransactionClient,
  ownerId: string,
  before: Date,
  wanted: number,
): Promise<boolean> {
  const { unused } = await examinePictures(tx, { ownerId, before, limit: examinedForRoom });
  let freed = 0;
  const given = unused.filter(({ size }) => {
    const isNeeded = freed < wanted;
    if (isNeeded) freed += size;
    return isNeeded;
  });
  if (freed < wanted) return false;
  await removePictures(tx, { ownerId, before }, given);
  return true;
}

const describeStatement = `
  SELECT p."mime", p."content_hash" AS "contentHash" FROM "pictures" p
  WHERE p."id" = $1 AND p."owner_id" = $2`;

const readStatement = `SELECT p."bytes" FROM "pictures" p WHERE p."id" = $1 AND p."owner_id" = $2`;

/** Pictures in the database. */
export function picturesRepo(
  { prisma, read }: Pick<Database, 'prisma' | 'read'>,
  now: () => Date,
  newId: () => string,
): PictureStore {
  return {
    async keep(ownerId, { bytes, ...picture }, { space, unusedBefore }, credit) {
      const contentHash = createHash('sha256').update(bytes).digest('hex');
      const scope = { ownerId, contentHash };
      const at = now();
      const stamps = { ...creditColumns(credit), lastUsedAt: at };
      const known = await renewed(prisma, scope, stamps);
      if (known) return known;
      const times = { createdAt: at, updatedAt: at };
      const row = { ...scope, ...picture, ...times, ...stamps, bytes, size: bytes.length };
      return prisma.$transaction(async (tx) => {
        const used = await usedBy(tx, ownerId);
        const meanwhile = await renewed(tx, scope, stamps);
        if (meanwhile) return meanwhile;
        const missing = used + bytes.length - space;
        if (missing > 0 && !(await freeBytes(tx, ownerId, unusedBefore, missing))) return null;
        return tx.picture.create({ data: { ...row, id: newId() }, select: keptSelection });
      });
    },

    async describe(ownerId, id) {
      return (await read<PictureDescription>(describeStatement, [id, ownerId]))[0] ?? null;
    },

    async credit(ownerId, id) {
      const row = await prisma.picture.findFirst({
        where: { id, ownerId },
        select: {
          creditSource: true,
          creditAuthor: true,
          creditLicense: true,
          creditPageUrl: true,
        },
      });
      if (row === null) return undefined;
      const { creditSource: source, creditAuthor: author, creditLicense: license } = row;
      return source === null ? null : { source, author, license, pageUrl: row.creditPageUrl };
    },

    async read(ownerId, id) {
      const [row] = await read<{ bytes: Uint8Array }>(readStatement, [id, ownerId]);
      return row?.bytes ?? null;
    },
  };
}
