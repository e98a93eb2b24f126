import type { Database } from '../../kernel/database/database';
import { imageKeeper, type ImageKeeperDeps } from './keep-image.repo';
import { noBucket, type ExpectedBytes } from './image-objects';
import type { ImageDescription, ImageStore } from './image-store';
import type { ThumbnailStore } from './thumbnails.service';

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

    // The picture is held meanwhile: who removes it waits, or it was removed and there is nothing to keep.
    async keep({ ownerId, id, width }, bytes) {
      await prisma.$executeRaw`
        INSERT INTO "picture_thumbnails" ("picture_id", "width", "bytes")
        SELECT p."id", ${width}::integer, ${bytes}::bytea FROM "pictures" p
        WHERE p."id" = ${id}::uuid AND p."owner_id" = ${ownerId}::uuid FOR KEY SHARE
        ON CONFLICT DO NOTHING`;
    },
  };
}
