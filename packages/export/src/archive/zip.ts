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
  const parts: BlobPart[] = [];
  const failed: { error?: Error } = {};
  let file: { readonly content: Blob; readonly bytes: Uint8Array } | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failed.error = error;
    // The file itself goes into the archive, and not one more copy of it.
    else parts.push(chunk === file?.bytes ? file.content : chunk);
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    file = { content, bytes: new Uint8Array(await content.arrayBuffer()) };
    zip.add(entry);
    entry.push(file.bytes, true);
    if (failed.error !== undefined) throw failed.error;
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
