import type { EncryptedKeysRepo, EncryptedRow } from './settings.repo';
import {
  encryptedColumns,
  type Reencryption,
  type EncryptedColumn,
  type SecretBox,
} from '../../kernel/security/secret-box';

/** How many encrypted values there are of each kind. */
export interface RotationCounts {
  /** Under the first key already. */
  readonly current: number;
  /** Under another key, and now under the first. */
  readonly reencrypted: number;
  /** Under none of the keys; left as they are. */
  readonly undecryptable: number;
}

interface Deps {
  readonly repo: EncryptedKeysRepo;
  readonly box: SecretBox;
}

interface Examined {
  readonly row: EncryptedRow;
  readonly column: EncryptedColumn;
  readonly result: Reencryption;
}

const pageSize = 500;

/** Every encrypted value with what a rotation would make of it, a page of rows at a time. */
async function* examineKeys({ repo, box }: Deps): AsyncGenerator<Examined> {
  let after: string | null = null;
  for (;;) {
    const rows: EncryptedRow[] = await repo.rows(after, pageSize);
    for (const row of rows) {
      for (const column of encryptedColumns) {
        const encrypted = row[column];
        if (encrypted === null) continue;
        yield { row, column, result: box.reencrypt(encrypted, { column, userId: row.userId }) };
      }
    }
    after = rows.at(-1)?.userId ?? null;
    if (rows.length < pageSize) return;
  }
}

/** How many stored keys none of the configured ones opens. */
export async function countUndecryptable(deps: Deps): Promise<number> {
  let count = 0;
  for await (const { result } of examineKeys(deps)) {
    if (result.outcome === 'undecryptable') count += 1;
  }
  return count;
}

/**
 * Seals every stored key with the first of the configured ones. Can be repeated, and stopped at any
 * point; a key that somebody changes meanwhile is encrypted by that change.
 */
export async function rotateKeys(deps: Deps): Promise<RotationCounts> {
  const counts = { current: 0, reencrypted: 0, undecryptable: 0 };
  for await (const { row, column, result } of examineKeys(deps)) {
    if (result.outcome === 'reencrypted') await deps.repo.replace(row, column, result.encrypted);
    counts[result.outcome] += 1;
  }
  return counts;
}
