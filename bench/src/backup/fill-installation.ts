import { randomBytes } from 'node:crypto';
import type { Connection } from '../bare/connection';
import { fillWithOthers } from '../growth/fill-growth';

/** An installation of some years: 8,000 carousels with 80,000 slides. */
export const installation = {
  users: 800,
  carouselsEach: 10,
  slidesEach: 10,
  images: 400,
  /** About what a photograph takes on a slide. */
  imageBytes: 250_000,
} as const;

/** $1 its bytes, $2 whose it is, counted from 0. To the database bytes are bytes: nobody looks. */
const insertImage = `
  INSERT INTO "pictures" ("owner_id", "content_hash", "mime", "width", "height", "size", "bytes")
  SELECT "id", encode(sha256($1::bytea), 'hex'), 'image/webp', 1080, 1350, length($1::bytea), $1::bytea
  FROM "users" ORDER BY "email" OFFSET $2::integer LIMIT 1`;

/** Fills a database in which there is one account, which keeps having nothing. */
export async function fillInstallation(connection: Connection, accountId: string): Promise<void> {
  await fillWithOthers(connection, accountId, installation);
  for (let number = 0; number < installation.images; number += 1) {
    const bytes = randomBytes(installation.imageBytes);
    await connection.query(insertImage, [bytes, number % installation.users]);
  }
  await connection.query('ANALYZE', []);
}
