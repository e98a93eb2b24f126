import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server as one file for Node.js, made from its source as it is now. */
    serverFile: string;
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Builds the server as it is shipped: a start from the source takes seconds, and tests start many. */
export async function buildServer(name: string) {
  // Below the server's folder, where its packages are found from.
  const outDir = join(root, '.cache', `${name}-${String(process.pid)}`);
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false, reportCompressedSize: false },
  });
  return {
    file: join(outDir, 'main.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
