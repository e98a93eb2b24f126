import type { Database } from '../kernel/database/database';
import { writeLines } from './backup-file';
import { BackupError, type BackupSummary } from './backup-format';
import { backupLines, type CompleteRows } from './write-backup';

/**
 * Writes all that a database holds to a file. A server on PostgreSQL may go on meanwhile.
 * @param complete puts what is elsewhere into the rows.
 */
export async function writeBackup(
  database: Database,
  file: string,
  complete?: CompleteRows,
): Promise<BackupSummary> {
  const told: { summary?: BackupSummary } = {};
  await database.withConnection((connection) =>
    writeLines(
      file,
      backupLines(connection, new Date(), {
        onSum: (summary) => (told.summary = summary),
        ...(complete && { complete }),
      }),
    ),
  );
  if (told.summary === undefined) throw new BackupError('o backup não chegou ao fim');
  return told.summary;
}
