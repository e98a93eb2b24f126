import { randomBytes } from 'node:crypto';
import type { SqlConnection } from '../src/kernel/database/database';

/** Where values get lost on their way: signs of SQL and JSON, breaks, signs beyond two bytes. */
export const oddWords = `Água "e" 'luz' \\ {},\n\t[1, 2]\r\n😀 \u202Eعربي\u2028`;

const ana = '00000000-0000-4000-8000-000000000001';
const carousel = '00000000-0000-4000-8000-000000000002';
const image = '00000000-0000-4000-8000-000000000003';

/** Rows in tables of every kind: of an account, with bytes, with json as it was written, with numbers. */
export async function fillWithAllKinds(connection: SqlConnection, slides = 3): Promise<void> {
  const add = (statement: string, ...values: unknown[]) => connection.rows(statement, values);
  await add(
    `INSERT INTO users (id, name, email, email_key, password, created_at)
     VALUES ($1, $2, 'ana@exemplo.com', 'ana@exemplo.com', 'x', '2026-02-03T04:05:06.789Z')`,
    ana,
    oddWords,
  );
  await add(
    `INSERT INTO sessions (sid, sess, expire, user_id) VALUES ('b', $1::json, now(), $2),
       ('A', '{}', now(), $2), ('á', '{}', now(), $2)`,
    `{ "z": 1.10,\n  "a": ${JSON.stringify(oddWords)}, "z": 2 }`,
    ana,
  );
  await add(
    `INSERT INTO carousels (id, user_id, title, version) VALUES ($1, $2, $3, 41)`,
    carousel,
    ana,
    oddWords,
  );
  await add(
    `INSERT INTO slides (carousel_id, position, title, elements)
     SELECT $1::uuid, at, CASE WHEN at % 2 = 0 THEN 'Slide ' || at END, $2::json
     FROM generate_series(0, $3::int - 1) AS at`,
    carousel,
    JSON.stringify([{ b: 1, a: oddWords }]),
    slides,
  );
  await add(
    `INSERT INTO pictures (id, owner_id, content_hash, mime, width, height, size, bytes, last_used_at)
     VALUES ($1, $2, 'c', 'image/png', 1, 1, 300000, $3, '2026-01-01T00:00:00Z')`,
    image,
    ana,
    randomBytes(300_000),
  );
  await add(
    `INSERT INTO picture_thumbnails (picture_id, width, bytes) VALUES ($1, 160, '')`,
    image,
  );
  await add(
    `INSERT INTO audit_log (action, ip, request_id) VALUES ('login', '::1', 'a'), ('logout', '::1', 'b')`,
  );
}
