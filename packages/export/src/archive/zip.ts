import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Files as one ZIP archive, in their order. Stored and not deflated: pictures are compressed
 * already. Each is handed on as it comes and becomes part of a blob, which the browser may keep
 * outside the page's memory.
 */
export async function zipOf(files: AsyncIterable<ArchivedFile>): Promise<Blob> {
  const parts: Blob[] = [];
  const failed: { error?: Error } = {};
  const zip = new Zip((error, chunk) => {
    if (error) failed.error = error;
    else parts.push(new Blob([chunk]));
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(new Uint8Array(await content.arrayBuffer()), true);
    if (failed.error !== undefined) throw failed.error;
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
