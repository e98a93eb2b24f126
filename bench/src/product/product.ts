import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProgram } from '../process/server-process';

const root = join(import.meta.dirname, '../../..');
const builtServer = join(root, 'apps/server/dist/main.js');
const builtWebApp = join(root, 'apps/web/dist/index.html');

/** Where the server keeps its data: a folder alone, or with a PostgreSQL server beside it. */
export interface DataPlace {
  readonly dataFolder: string;
  /** Absent: the embedded database in the data folder. */
  readonly databaseUrl?: string;
}

/** The embedded database within a data folder. */
export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'database');
}

/**
 * The built product as `npm run serve` runs it.
 * @throws where it is not built.
 */
export function product({ dataFolder, databaseUrl }: DataPlace): ServerProgram {
  for (const file of [builtServer, builtWebApp]) {
    if (!existsSync(file)) throw new Error(`Not built: ${file}. Run "pnpm build" first.`);
  }
  return {
    node: [builtServer],
    folder: root,
    env: {
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      CHROMIUM_SANDBOX: process.getuid?.() === 0 ? 'off' : 'required',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
  };
}
