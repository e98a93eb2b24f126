import { createHash, randomUUID } from 'node:crypto';
import { storedImageUrl } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { dataBytes } from '../modules/images/data-images';
import { imageEncoder, type ImageEncoder } from '../modules/images/image-encoder';
import type { SqlConnection } from '../kernel/database/database';
import { normalizedEmail } from '../modules/auth/normalized-email';
import { migrationsFolder } from '../kernel/config/project-paths';
import { readMigrations, type CodedStep, type Migration } from '../kernel/database/migrate';

/** A column whose texts may hold `data:` pictures, and how its rows tell their owner. */
interface DataImageColumn {
  readonly table: string;
  readonly column: string;
  readonly type: 'text' | 'json';
  readonly owner: string;
}

const ofCarousel = `(SELECT c."user_id" FROM "carousels" c WHERE c."id" = t."carousel_id")`;

const dataImageColumns: readonly DataImageColumn[] = [
  { table: 'slides', column: 'elements', type: 'json', owner: ofCarousel },
  { table: 'slides', column: 'background_image_url', type: 'text', owner: ofCarousel },
  { table: 'carousels', column: 'brand_avatar_url', type: 'text', owner: 't."user_id"' },
  { table: 'carousel_presets', column: 'brand_avatar_url', type: 'text', owner: 't."user_id"' },
];

/** Characters of such a URL with more bytes than one may have: four for three. */
const maxDataUrlLength = Math.floor((limits.inlineImageBytes * 4) / 3);
const dataUrl = new RegExp(
  `data:image/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]{${String(maxDataUrlLength)},}={0,2}`,
  'g',
);

const rowsOf = ({ table, column, owner }: DataImageColumn) => `
  SELECT t."id", ${owner} AS "owner" FROM "${table}" t
  WHERE octet_length(t."${column}"::text) > ${String(maxDataUrlLength)}
    AND strpos(t."${column}"::text, 'data:image/') > 0
  ORDER BY t."id"`;

const insertImage = `
  INSERT INTO "pictures" ("id", "owner_id", "content_hash", "mime", "width", "height", "size", "bytes")
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT ("owner_id", "content_hash") DO UPDATE SET "last_used_at" = now()
  RETURNING "id"`;

/** The address of the stored picture; null for what cannot be read as one. */
async function storeImage(
  connection: SqlConnection,
  encode: ImageEncoder,
  owner: string,
  url: string,
): Promise<string | null> {
  const image = await encode(owner, dataBytes(url), 'picture').catch(() => null);
  if (image === null) return null;
  const { bytes, mime, width, height } = image;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const values = [randomUUID(), owner, hash, mime, width, height, bytes.length, bytes];
  const [row] = await connection.rows(insertImage, values);
  return storedImageUrl(String(row?.id));
}

interface Counts {
  moved: number;
  unreadable: number;
}

async function moveOfRow(
  connection: SqlConnection,
  encode: ImageEncoder,
  { table, column, type }: DataImageColumn,
  { id, owner }: Record<string, unknown>,
  counts: Counts,
): Promise<boolean> {
  const contentQuery = `SELECT "${column}"::text AS "content" FROM "${table}" WHERE "id" = $1`;
  const [row] = await connection.rows(contentQuery, [id]);
  const before = String(row?.content);
  let after = before;
  for (const [url] of before.matchAll(dataUrl)) {
    if (dataBytes(url).length <= limits.inlineImageBytes) continue;
    const stored = await storeImage(connection, encode, String(owner), url);
    if (stored === null) counts.unreadable += 1;
    else counts.moved += 1;
    if (stored !== null) after = after.replaceAll(url, stored);
  }
  if (after === before) return false;
  const write = `UPDATE "${table}" SET "${column}" = $2::${type} WHERE "id" = $1`;
  await connection.rows(write, [id, after]);
  return true;
}

const countAnew = `
  UPDATE "carousels" SET "version" = "version" + 1, "size" = "slides_size"("id")
  WHERE "id" IN (SELECT "carousel_id" FROM "slides" WHERE "id" = ANY($1::uuid[]))
    OR "id" = ANY($1::uuid[])`;

/**
 * Puts larger `data:` pictures of decks and presets into the picture store, into the database also
 * where there is a bucket. What cannot be read as a picture stays as it is. The snapshot from before
 * the migration has all of it as it was. Source: decision 111.
 */
async function moveDataImages(
  connection: SqlConnection,
  printLine: (line: string) => void,
): Promise<void> {
  const encode = imageEncoder();
  const counts = { moved: 0, unreadable: 0 };
  const changed: unknown[] = [];
  for (const holder of dataImageColumns) {
    for (const row of await connection.rows(rowsOf(holder))) {
      if (await moveOfRow(connection, encode, holder, row, counts)) changed.push(row.id);
    }
  }
  if (changed.length > 0) await connection.rows(countAnew, [changed]);
  if (counts.moved + counts.unreadable === 0) return;
  printLine(
    `Imagens data: grandes: ${String(counts.moved)} passaram a ser imagens guardadas; ${String(counts.unreadable)} não puderam ser lidas e ficaram como estavam`,
  );
}

/** Whether there is anything for it to move. */
export async function hasDataImages(connection: SqlConnection): Promise<boolean> {
  for (const holder of dataImageColumns) {
    const [row] = await connection.rows(`${rowsOf(holder)} LIMIT 1`);
    if (row) return true;
  }
  return false;
}

/** Accounts whose key may be another since hosts are compared in ASCII; the older ones first. */
const perhapsOtherKeys = `
  SELECT "id", "email", "email_key" AS "key" FROM "users"
  WHERE octet_length("email") <> char_length("email") OR "email" ILIKE '%xn--%'
  ORDER BY "created_at", "id"`;

const takeKey = `
  UPDATE "users" SET "email_key" = $2
  WHERE "id" = $1::uuid AND NOT EXISTS (SELECT 1 FROM "users" WHERE "email_key" = $2)
  RETURNING "id"`;

/** An account whose new key another one has keeps the one it is known by. Source: decision 062. */
const rewriteEmailKeys: CodedStep = async (connection, printLine) => {
  let conflicts = 0;
  for (const { id, email, key: old } of await connection.rows(perhapsOtherKeys)) {
    const key = normalizedEmail(String(email));
    if (key === old) continue;
    const [changed] = await connection.rows(takeKey, [id, key]);
    if (!changed) conflicts += 1;
  }
  if (conflicts === 0) return;
  printLine(
    `E-mails: contas cujo endereço é o de outra, escrito de outro modo: ${String(conflicts)}; cada uma continua entrando com o seu`,
  );
};

/** The migration with which larger `data:` pictures leave the decks. */
export const movesDataImages = '20261123160000_account_storage';

/** By the name of the migration that each belongs to. */
const codedSteps: ReadonlyMap<string, CodedStep> = new Map([
  ['20261122050000_email_key_by_host', rewriteEmailKeys],
  [movesDataImages, moveDataImages],
]);

/** The migrations of this version, oldest first, each with what SQL cannot say of it. */
export async function shippedMigrations(): Promise<Migration[]> {
  const files = await readMigrations(migrationsFolder);
  return files.map((migration) => {
    const codedStep = codedSteps.get(migration.name);
    return codedStep ? { ...migration, codedStep } : migration;
  });
}
