import type { SealedKeysRepo, SealedRow } from './encrypted-keys.repo';
import {
  encryptedColumns,
  type Reencryption,
  type EncryptedColumn,
  type SecretBox,
} from '../../kernel/security/secret-box';

/** How many sealed values there are of each kind. */
export interface RotationCounts {
  /** Under the first key already. */
  readonly current: number;
  /** Under another key, and now under the first. */
  readonly resealed: number;
  /** Under none of the keys; left as they are. */
  readonly unopened: number;
}

interface Needs {
  readonly repo: SealedKeysRepo;
  readonly box: SecretBox;
}

interface Examined {
  readonly row: SealedRow;
  readonly column: EncryptedColumn;
  readonly result: Reencryption;
}

const pageSize = 500;

/** Every sealed value with what a rotation would make of it, a page of rows at a time. */
async function* examined({ repo, box }: Needs): AsyncGenerator<Examined> {
  let after: string | null = null;
  for (;;) {
    const rows: SealedRow[] = await repo.rows(after, pageSize);
    for (const row of rows) {
      for (const column of encryptedColumns) {
        const sealed = row[column];
        if (sealed === null) continue;
        yield { row, column, result: box.reencrypt(sealed, { column, userId: row.userId }) };
      }
    }
    after = rows.at(-1)?.userId ?? null;
    if (rows.length < pageSize) return;
  }
}

/** How many stored keys none of the configured ones opens. */
export async function countUnopened(needs: Needs): Promise<number> {
  let count = 0;
  for await (const { result } of examined(needs)) {
    if (result.outcome === 'unopened') count += 1;
  }
  return count;
}

/**
 * Seals every stored key with the first of the configured ones. Can be repeated, and stopped at any
 * point; a key that somebody changes meanwhile is sealed by that change.
 */
export async function rotateKeys(needs: Needs): Promise<RotationCounts> {
  const counts = { current: 0, resealed: 0, unopened: 0 };
  for await (const { row, column, result } of examined(needs)) {
    if (result.outcome === 'resealed') await needs.repo.replace(row, column, result.sealed);
    counts[result.outcome] += 1;
  }
  return counts;
}
