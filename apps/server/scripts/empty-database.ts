import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Plugin } from 'vite';
import { emptyDatabaseName } from '../src/kernel/config/project-paths';

/** Bytes of a header in a tar archive, and of what file contents are filled up to. */
const BLOCK = 512;

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

function* entriesOf(tar: Buffer): Generator<Entry> {
  let at = 0;
  while (at + BLOCK <= tar.length && tar[at] !== 0) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    yield { name, bytes: tar.subarray(at, end) };
    at = end;
  }
}

/**
 * The folder of an empty embedded database, as a compressed tar archive. PG_VERSION, by which a
 * folder is known as a database, comes last: what was unpacked in part is unpacked again.
 */
export async function packEmptyDatabase(): Promise<Buffer> {
  const database = await PGlite.create();
  const archive = await database.dumpDataDir('gzip');
  await database.close();
  const entries = [...entriesOf(gunzipSync(Buffer.from(await archive.arrayBuffer())))];
  const isVersion = ({ name }: Entry) => name === '/PG_VERSION';
  const ordered = [...entries.filter((one) => !isVersion(one)), ...entries.filter(isVersion)];
  if (ordered.at(-1)?.name !== '/PG_VERSION') throw new Error('The archive has no PG_VERSION');
  const bytes = ordered.map((entry) => entry.bytes);
  return gzipSync(Buffer.concat([...bytes, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/** Lays an empty database beside the built server, which a first start unpacks. */
export function emptyDatabase(): Plugin {
  let folder = '';
  return {
    name: 'arrasta-empty-database',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      await writeFile(join(folder, emptyDatabaseName), await packEmptyDatabase());
    },
  };
}
