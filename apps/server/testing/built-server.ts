import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildWithVite } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built server, for Node.js. */
    serverFile: string;
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));

interface BuiltServer {
  /** The program for Node.js. */
  readonly file: string;
  readonly remove: () => Promise<void>;
}

async function build(): Promise<BuiltServer> {
  // Below the server's folder, where its packages are found from.
  const outDir = join(root, '.cache', `server-${String(process.pid)}`);
  await buildWithVite({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false, reportCompressedSize: false },
  });
  return {
    file: join(outDir, 'main.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/** Projects are set up in one process, each with modules of its own, so that these share nothing. */
const shared = globalThis as { arrastaServer?: Promise<BuiltServer> };

/**
 * Builds the server as it is shipped, from its source as it is now, once for all projects: a start
 * from the source takes seconds, and tests start many.
 */
export function buildServer(): Promise<BuiltServer> {
  shared.arrastaServer ??= build();
  return shared.arrastaServer;
}
