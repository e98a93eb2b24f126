import { BucketFailure, type PictureObjects } from '../modules/pictures/picture-objects';
import type { CompleteRows } from './write-backup';

type Value = string | null;

/** A row as PostgreSQL writes it, so that the same content has the same checksum. */
function lineOf(values: readonly Value[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}

/** A row by the names of its columns. */
function named(columns: readonly string[], line: string): Map<string, Value> {
  const values = JSON.parse(line) as Value[];
  return new Map(columns.map((column, at) => [column, values[at] ?? null]));
}

/**
 * Pictures with their bytes, as if they had never been in a bucket: a backup needs none.
 * @param onLost told of a picture that the bucket has no bytes of; its row stays as it is.
 */
export function bucketBytes(
  objects: Pick<PictureObjects, 'get'>,
  onLost: (id: string) => void,
): CompleteRows {
  async function completed(columns: readonly string[], line: string): Promise<string> {
    const row = named(columns, line);
    const objectId = row.get('object_id') ?? null;
    if (objectId === null) return line;
    const contentHash = row.get('content_hash') ?? '';
    try {
      const bytes = await objects.get(objectId, { size: Number(row.get('size')), contentHash });
      row.set('bytes', `\\x${Buffer.from(bytes).toString('hex')}`).set('object_id', null);
    } catch (error) {
      if (!(error instanceof BucketFailure) || !error.isLost) throw error;
      onLost(row.get('id') ?? '');
    }
    return lineOf([...row.values()]);
  }

  return async ({ name, columns }, lines) => {
    if (name !== 'pictures') return lines;
    const names = columns.map((column) => column.name);
    return Promise.all(lines.map((line) => completed(names, line)));
  };
}
