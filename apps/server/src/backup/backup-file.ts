import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-format';

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** On the disk, and not only on its way there. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What the system or the compression refused, in one line; other failures as they are. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isCompression = 'code' in error && String(error.code).startsWith('Z_');
  if (isCompression) return new BackupError('o arquivo está incompleto ou não é um backup');
  return 'syscall' in error ? new BackupError(error.message) : error;
}

/**
 * Writes lines to a compressed file that its owner alone can read. It bears its name once it is
 * whole and on the disk; one of that name that was there before is replaced then.
 * @throws BackupError where the system does not let it.
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const to = createWriteStream(part, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(withBreaks(lines)), createGzip({ level: 6 }), to);
    await settle(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw explained(error);
  }
}

/** The lines of a text that comes in pieces; a piece may hold many, and a line take many pieces. */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of text) {
    const [first = '', ...more] = piece.split('\n');
    begun.push(first);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
    }
  }
  if (begun.some((piece) => piece !== '')) yield begun.join('');
}

/**
 * The lines of such a file.
 * @throws BackupError where it is cut off, is no compressed file, or cannot be read.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip().setEncoding('utf8');
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  try {
    yield* linesIn(plain as AsyncIterable<string>);
  } catch (error) {
    throw explained(error);
  } finally {
    source.destroy();
    plain.destroy();
  }
}
