import { normalizedEmail } from '../modules/auth/normalized-email';
import { migrationsFolder } from '../kernel/config/project-paths';
import { readMigrations, type CodedStep, type Migration } from '../kernel/database/migrate';
import { moveDataPictures } from './move-data-pictures';

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
const rewriteEmailKeys: CodedStep = async (connection, tell) => {
  let kept = 0;
  for (const { id, email, key: old } of await connection.rows(perhapsOtherKeys)) {
    const key = normalizedEmail(String(email));
    if (key === old) continue;
    const [changed] = await connection.rows(takeKey, [id, key]);
    if (!changed) kept += 1;
  }
  if (kept === 0) return;
  tell(
    `E-mails: contas cujo endereço é o de outra, escrito de outro modo: ${String(kept)}; cada uma continua entrando com o seu`,
  );
};

/** The migration with which larger `data:` pictures leave the decks. */
export const movesDataPictures = '20261123160000_account_storage';

/** By the name of the migration that each belongs to. */
const codedSteps: ReadonlyMap<string, CodedStep> = new Map([
  ['20261122050000_email_key_by_host', rewriteEmailKeys],
  [movesDataPictures, moveDataPictures],
]);

/** The migrations of this version, oldest first, each with what SQL cannot say of it. */
export async function shippedMigrations(): Promise<Migration[]> {
  const files = await readMigrations(migrationsFolder);
  return files.map((migration) => {
    const codedStep = codedSteps.get(migration.name);
    return codedStep ? { ...migration, codedStep } : migration;
  });
}
