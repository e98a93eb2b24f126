import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  /** Whether compressing it is worth the while. */
  readonly isText: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Text packs well at once; more effort would keep everybody else waiting. */
const effort = 1;

function entryOf({ name, isText }: ArchivedFile, mtime: Date) {
  const entry = isText ? new ZipDeflate(name, { level: effort }) : new ZipPassThrough(name);
  entry.mtime = mtime;
  return entry;
}

/**
 * Files as one ZIP archive, in their order, piece by piece: no more of it is in memory than what
 * was just given and not yet taken.
 */
export async function* zipped(
  files: AsyncIterable<ArchivedFile>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failed: { error?: Error } = {};
  const zip = new Zip((error, piece) => {
    if (error) failed.error = error;
    else ready.push(piece);
  });
  const taken = () => {
    if (failed.error !== undefined) throw failed.error;
    return ready.splice(0);
  };
  for await (const file of files) {
    const entry = entryOf(file, mtime);
    zip.add(entry);
    for await (const piece of file.content) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
