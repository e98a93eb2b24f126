import { join } from 'node:path';
import type { DataPlace } from '../product/product';
import { embeddedFolder } from '../product/product';
import type { ServerProgram } from '../process/server-process';

/** The bare server in a process of its own, on the database of that place. */
export function bareProgram({ dataFolder, databaseUrl }: DataPlace): ServerProgram {
  const file = join(import.meta.dirname, '../bare/bare-server.ts');
  return {
    node: ['--import', 'tsx', file],
    folder: join(import.meta.dirname, '../..'),
    env: {
      ...(databaseUrl === undefined
        ? { DATABASE_FOLDER: embeddedFolder(dataFolder) }
        : { DATABASE_URL: databaseUrl }),
    },
  };
}
