import { unzipSync } from 'fflate';

/** The files of a ZIP archive by name, in their order. */
export function unzipped(archive: Buffer): Map<string, Buffer> {
  const files = Object.entries(unzipSync(archive));
  return new Map(files.map(([name, content]) => [name, Buffer.from(content)]));
}
