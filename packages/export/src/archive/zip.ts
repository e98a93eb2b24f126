import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Of what is read of a file at once, in bytes. */
const chunkSize = 65_536;

/** Reads into memory that it is given; null where the browser does not know how. */
function readerInto(content: Blob): ReadableStreamBYOBReader | null {
  try {
    return content.stream().getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

/**
 * The bytes of a file, in chunks that are good until the next one is asked for: all of them take up
 * the same little memory, where a picture read whole would lie about until it is tidied up.
 */
async function* chunksOf(content: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = readerInto(content);
  if (reader === null) {
    yield new Uint8Array(await content.arrayBuffer());
    return;
  }
  let buffer = new ArrayBuffer(chunkSize);
  for (;;) {
    const { value, done } = await reader.read(new Uint8Array(buffer));
    if (done) return;
    yield value;
    buffer = value.buffer;
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
  let looked: Uint8Array | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failed.error = error;
    else if (chunk !== looked) parts.push(chunk);
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (looked of chunksOf(content)) entry.push(looked);
    // The file itself goes into the archive, and not one more copy of it.
    parts.push(content);
    entry.push(new Uint8Array(), true);
    if (failed.error !== undefined) throw failed.error;
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
