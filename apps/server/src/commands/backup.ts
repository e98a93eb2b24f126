import type { Config } from '../kernel/config/config';
import { shippedMigrations } from '../start/migrations';
import { withDatabase } from '../start/open-database';
import { noBucket, explainBucketFailure } from '../modules/images/image-objects';
import { imageBucket } from '../providers/image-bucket/image-bucket';
import { readLines, BackupError, type BackupSummary } from '../backup/backup-file';
import { bucketBytes, writeBackup, backupLines } from '../backup/write-backup';
import { restoreLines } from '../backup/restore-backup';

/**
 * `pnpm backup <file>`: all of it, the bytes of pictures that are in a bucket included.
 * @param onLost called with pictures whose bytes the bucket does not have any more.
 * @throws OperatorError where the bucket does not answer
 */
export async function backUp(
  config: Config,
  file: string,
  onLost: (id: string) => void,
): Promise<BackupSummary> {
  const bucket = config.bucket && imageBucket(config.bucket);
  const fetched = bucketBytes(bucket ?? noBucket, onLost);
  try {
    return await withDatabase(config, (database) => writeBackup(database, file, fetched));
  } catch (error) {
    throw explainBucketFailure(error);
  } finally {
    await bucket?.close();
  }
}

/** `pnpm restore <file>`: into an empty database. @throws BackupError */
export async function restore(config: Config, file: string): Promise<BackupSummary> {
  const migrations = await shippedMigrations();
  return withDatabase(config, (database) =>
    database.withConnection((connection) => restoreLines(connection, readLines(file), migrations)),
  );
}

/**
 * `pnpm move-to-postgres`: what the embedded database holds goes to the PostgreSQL that
 * DATABASE_URL names, which must be empty. The embedded one stays as it was, and so does what is in
 * a bucket.
 */
export async function moveToPostgres(config: Config): Promise<BackupSummary> {
  if (config.databaseUrl === undefined) {
    throw new BackupError('DATABASE_URL: informe o PostgreSQL de destino');
  }
  const migrations = await shippedMigrations();
  return withDatabase({ ...config, databaseUrl: undefined }, (source) =>
    withDatabase(config, (target) =>
      source.withConnection((from) =>
        target.withConnection((to) => restoreLines(to, backupLines(from, new Date()), migrations)),
      ),
    ),
  );
}

const tableNames: readonly (readonly [table: string, one: string, many: string])[] = [
  ['users', 'conta', 'contas'],
  ['carousels', 'carrossel', 'carrosséis'],
  ['slides', 'slide', 'slides'],
  ['pictures', 'imagem', 'imagens'],
];

/** What a backup holds, in words and as its checksum, a line each. */
export function describeBackup({ rows, sha256 }: BackupSummary): string[] {
  const counts = tableNames.map(([table, one, many]) => {
    const count = rows[table] ?? 0;
    return `${String(count)} ${count === 1 ? one : many}`;
  });
  return [counts.join(', '), `SHA-256 do conteúdo: ${sha256}`];
}
