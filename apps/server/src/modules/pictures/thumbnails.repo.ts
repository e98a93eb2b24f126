import type { Database } from '../../kernel/database/database';
import type { ThumbnailStore } from './thumbnail-store';

const readStatement = `
  SELECT t."bytes" FROM "picture_thumbnails" t JOIN "pictures" p ON p."id" = t."picture_id"
  WHERE t."picture_id" = $1 AND t."width" = $2 AND p."owner_id" = $3`;

/** Small pictures in the database. */
export function thumbnailsRepo({
  prisma,
  read,
}: Pick<Database, 'prisma' | 'read'>): ThumbnailStore {
  return {
    async read({ ownerId, id, width }) {
      const [row] = await read<{ bytes: Uint8Array }>(readStatement, [id, width, ownerId]);
      return row?.bytes ?? null;
    },

    // The picture is held meanwhile: who removes it waits, or it is gone and there is nothing to keep.
    async keep({ ownerId, id, width }, bytes) {
      await prisma.$executeRaw`
        INSERT INTO "picture_thumbnails" ("picture_id", "width", "bytes")
        SELECT p."id", ${width}::integer, ${bytes}::bytea FROM "pictures" p
        WHERE p."id" = ${id}::uuid AND p."owner_id" = ${ownerId}::uuid FOR KEY SHARE
        ON CONFLICT DO NOTHING`;
    },
  };
}
