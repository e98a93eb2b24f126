import { Zip, type ZipInputFile } from 'fflate';
import { crc32 } from './checksum';

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** A file that is stored as it is. Its checksum is ours, which takes a fourth of fflate's time. */
class StoredFile implements ZipInputFile {
  readonly filename: string;
  readonly compression = 0;
  size = 0;
  crc = 0;
  declare ondata: NonNullable<ZipInputFile['ondata']>;

  constructor(filename: string) {
    this.filename = filename;
  }

  push(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.size += chunk.length;
    this.crc = crc32(chunk, this.crc);
    this.ondata(null, chunk, isLast);
  }
}

/**
 * The bytes of a file, in chunks as the browser reads them: one read whole would take its room in
 * memory once more. They are not read into memory of ours (`mode: 'byob'`): of 5,000 files that
 * Chromium 156 is to read so, the end of one never comes.
 */
async function* chunksOf(content: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = content.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}

/**
 * Files as one ZIP archive, in their order. Stored and not deflated: pictures are compressed
 * already. Each is handed on as it comes and becomes part of a blob, which the browser may keep
 * outside the page's memory; its bytes are only looked at for their checksum.
 */
export async function zipOf(files: AsyncIterable<ArchivedFile>): Promise<Blob> {
  const parts: BlobPart[] = [];
  const failed: { error?: Error } = {};
  let looked: Uint8Array<ArrayBuffer> | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failed.error = error;
    else if (chunk !== looked) parts.push(chunk);
  });
  for await (const { name, content } of files) {
    const entry = new StoredFile(name);
    zip.add(entry);
    for await (looked of chunksOf(content)) entry.push(looked, false);
    // The file itself goes into the archive, and not one more copy of it.
    parts.push(content);
    entry.push(new Uint8Array(), true);
    if (failed.error !== undefined) throw failed.error;
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
