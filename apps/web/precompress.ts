import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt)$/;
/** Smaller files gain nothing. In bytes. */
const smallest = 1024;

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)];

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
}

/** Puts a gzip and a Brotli file beside each text file of the build; the server sends the fitting one. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((file) => compressible.test(file));
      await Promise.all(texts.map((file) => compress(join(folder, file))));
    },
  };
}
