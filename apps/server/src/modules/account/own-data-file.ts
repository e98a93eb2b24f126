import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Parts of a JSON text, one after the other, so that it need not be in memory whole. */
type JsonParts = AsyncGenerator<string>;

/** What an object of such a text holds under a name: a value, or values that come one by one. */
export type JsonField = readonly [name: string, value: unknown];

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** One value; an object piece by piece, as far as a list in it goes, since a deck can be megabytes. */
function* writeValue(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
    return;
  }
  let before = '{';
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(field)) {
      yield '[';
      for (const [at, item] of field.entries()) yield `${at > 0 ? ',' : ''}${JSON.stringify(item)}`;
      yield ']';
    } else yield JSON.stringify(field);
  }
  yield before === '{' ? '{}' : '}';
}

async function* writeList(items: AsyncIterable<unknown>): JsonParts {
  let before = '';
  yield '[';
  for await (const item of items) {
    yield `${before}\n`;
    yield* writeValue(item);
    before = ',';
  }
  yield '\n]';
}

/** An object as JSON; each of its values stands on lines of its own. */
export async function* writeJson(fields: readonly JsonField[]): JsonParts {
  let before = '{';
  for (const [name, value] of fields) {
    yield `${before}\n${JSON.stringify(name)}: `;
    if (isAsyncIterable(value)) yield* writeList(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '\n}\n';
}

/** A file of an archive. */
export interface OwnDataFile {
  readonly name: string;
  /** Whether compressing it is worth the while. */
  readonly isText: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Text packs well at once; more effort would keep everybody else waiting. */
const effort = 1;

function entryOf({ name, isText }: OwnDataFile, mtime: Date) {
  const entry = isText ? new ZipDeflate(name, { level: effort }) : new ZipPassThrough(name);
  entry.mtime = mtime;
  return entry;
}

/**
 * Files as one ZIP archive, in their order, piece by piece: no more of it is in memory than what
 * was just given and not yet taken.
 */
export async function* zipFiles(
  files: AsyncIterable<OwnDataFile>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failed: { error?: Error } = {};
  const zip = new Zip((error, piece) => {
    if (error) failed.error = error;
    else ready.push(piece);
  });
  const drain = () => {
    if (failed.error !== undefined) throw failed.error;
    return ready.splice(0);
  };
  for await (const file of files) {
    const entry = entryOf(file, mtime);
    zip.add(entry);
    for await (const piece of file.content) {
      entry.push(piece);
      yield* drain();
    }
    entry.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
