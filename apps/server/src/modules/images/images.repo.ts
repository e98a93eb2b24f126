import { createHash } from 'node:crypto';
import type { ImageCredit } from '@arrasta/contract';
import type { Database } from '../../kernel/database/database';
import type { Prisma } from '../../generated/prisma/client';
import { markOrphaned, orphanedObjectsRepo, clearOrphaned } from './image-gc.repo';
import { type ImageObjects, noBucket, type ExpectedBytes } from './image-objects';
import { findRemovable, lockOwner, freeQuota } from './image-quota.repo';
import type {
  EncodedImage,
  KeptImage,
  ImageQuota,
  ImageStore,
  ImageDescription,
} from './image-store';
import type { ThumbnailStore } from './images.service';

interface Scope {
  readonly ownerId: string;
  readonly contentHash: string;
}

/** What pictures are kept in and with. */
interface ImageKeeperDeps {
  readonly prisma: Database['prisma'];
  readonly now: () => Date;
  readonly newId: () => string;
  /** Absent: the bytes are kept in the database. */
  readonly objects: ImageObjects | undefined;
}

const keptSelection = { id: true, width: true, height: true } as const;

/** A credit as its columns; nothing of them where there is none. */
function creditColumns(credit: ImageCredit | null) {
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

/** The picture where this owner has it, marked as used now and locked against removal. */
async function touchExisting(
  tx: Prisma.TransactionClient,
  { ownerId, contentHash }: Scope,
  data: Stamps,
): Promise<KeptImage | null> {
  const where = { ownerId, contentHash };
  const [row] = await tx.picture.updateManyAndReturn({ where, data, select: keptSelection });
  return row ?? null;
}

/** A picture about to be kept, but for where its bytes are. */
interface NewImage {
  readonly row: Omit<Prisma.PictureUncheckedCreateInput, 'bytes' | 'objectId'> &
    Scope & { readonly id: string; readonly mime: string; readonly size: number };
  readonly stamps: Stamps;
  readonly quota: ImageQuota;
}

type Place = Pick<Prisma.PictureUncheckedCreateInput, 'bytes' | 'objectId'>;

/** Makes a row of it, or finds the one that was made meanwhile; null where it has no room. */
async function insertOrReuse(
  tx: Prisma.TransactionClient,
  { row, stamps, quota }: NewImage,
  where: Place,
): Promise<KeptImage | null> {
  await lockOwner(tx, row.ownerId);
  const meanwhile = await touchExisting(tx, row, stamps);
  if (meanwhile) return meanwhile;
  if (!(await freeQuota(tx, row.ownerId, row.size, quota))) return null;
  return tx.picture.create({ data: { ...row, ...where }, select: keptSelection });
}

/** Nothing that has no room is put into the bucket: it would be there for hours, uncounted. */
function announceNewImage(
  { prisma, now }: ImageKeeperDeps,
  { row, quota }: NewImage,
  objectId: string,
) {
  return prisma.$transaction(async (tx) => {
    await lockOwner(tx, row.ownerId);
    const hasFreeSpace = (await findRemovable(tx, row.ownerId, row.size, quota)) !== null;
    if (hasFreeSpace) await markOrphaned(tx, objectId, now());
    return hasFreeSpace;
  });
}

/**
 * The object is there before the row that names it, and is known to be loose until then. No
 * transaction waits for the bucket.
 */
async function keepInBucket(
  keeping: ImageKeeperDeps & { readonly objects: ImageObjects },
  newImage: NewImage,
  bytes: Uint8Array,
): Promise<KeptImage | null> {
  const { prisma, now, newId, objects } = keeping;
  const { row } = newImage;
  const objectId = newId();
  if (!(await announceNewImage(keeping, newImage, objectId))) return null;
  await objects.put(objectId, { ...row, bytes });
  const storedImage = await prisma.$transaction(async (tx) => {
    const placed = await insertOrReuse(tx, newImage, { objectId });
    if (placed?.id === row.id) await clearOrphaned(tx, objectId, now());
    return placed;
  });
  if (storedImage?.id !== row.id) {
    // What is left of it the upkeep removes.
    const removal = objects
      .remove(objectId)
      .then(() => orphanedObjectsRepo(keeping).forget([objectId]));
    await removal.catch(() => undefined);
  }
  return storedImage;
}

/** `ImageStore.keep`, in the database or with the bytes in the bucket. */
function imageKeeper(keeping: ImageKeeperDeps): ImageStore['keep'] {
  const { prisma, now, newId, objects } = keeping;

  return async (ownerId, { bytes, ...image }: EncodedImage, quota, credit) => {
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const scope = { ownerId, contentHash };
    const at = now();
    const stamps = { ...creditColumns(credit), lastUsedAt: at };
    const existingImage = await touchExisting(prisma, scope, stamps);
    if (existingImage) return existingImage;
    const times = { createdAt: at, updatedAt: at };
    const size = bytes.length;
    const row = { ...scope, ...image, ...times, ...stamps, size, id: newId() };
    const newcomer = { row, stamps, quota };
    if (objects) return keepInBucket({ ...keeping, objects }, newcomer, bytes);
    return prisma.$transaction((tx) => insertOrReuse(tx, newcomer, { bytes }));
  };
}

const describeStatement = `
  SELECT p."mime", p."content_hash" AS "contentHash", p."size" FROM "pictures" p
  WHERE p."id" = $1 AND p."owner_id" = $2`;

const readStatement = `
  SELECT p."bytes", p."object_id" AS "objectId", p."size", p."content_hash" AS "contentHash"
  FROM "pictures" p WHERE p."id" = $1 AND p."owner_id" = $2`;

/** Either has bytes or names an object. */
type StoredBytes = ExpectedBytes &
  (
    | { readonly bytes: Uint8Array; readonly objectId: null }
    | { readonly bytes: null; readonly objectId: string }
  );

interface Deps extends Omit<ImageKeeperDeps, 'prisma'> {
  readonly database: Pick<Database, 'prisma' | 'read'>;
}

/** Pictures in the database, their bytes too or in the bucket: there, where they were put. */
export function imagesRepo({ database: { prisma, read }, ...rest }: Deps): ImageStore {
  const objects = rest.objects ?? noBucket;
  return {
    keep: imageKeeper({ prisma, ...rest }),

    async describe(ownerId, id) {
      return (await read<ImageDescription>(describeStatement, [id, ownerId]))[0] ?? null;
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
      const [row] = await read<StoredBytes>(readStatement, [id, ownerId]);
      if (row === undefined) return null;
      return row.bytes ?? objects.get(row.objectId, row);
    },
  };
}

const readThumbnail = `
  SELECT t."bytes" FROM "picture_thumbnails" t JOIN "pictures" p ON p."id" = t."picture_id"
  WHERE t."picture_id" = $1 AND t."width" = $2 AND p."owner_id" = $3`;

/** Small pictures in the database. */
export function thumbnailsRepo({
  prisma,
  read,
}: Pick<Database, 'prisma' | 'read'>): ThumbnailStore {
  return {
    async read({ ownerId, id, width }) {
      const [row] = await read<{ bytes: Uint8Array }>(readThumbnail, [id, width, ownerId]);
      return row?.bytes ?? null;
    },

    // The picture is held meanwhile: who removes it waits, or it was removed and there is nothing
    // to keep.
    async keep({ ownerId, id, width }, bytes) {
      await prisma.$executeRaw`
        INSERT INTO "picture_thumbnails" ("picture_id", "width", "bytes")
        SELECT p."id", ${width}::integer, ${bytes}::bytea FROM "pictures" p
        WHERE p."id" = ${id}::uuid AND p."owner_id" = ${ownerId}::uuid FOR KEY SHARE
        ON CONFLICT DO NOTHING`;
    },
  };
}
