import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The archive beside the built server; source: `scripts/empty-database.ts`. */
export const emptyDatabaseName = 'empty-database.tar.gz';

/** The folder that holds the workspace, sought upwards from this file: source or built, alike. */
function findProjectRoot(from: string): string {
  if (existsSync(join(from, 'prisma', 'migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('prisma/migrations not found above the server');
  return findProjectRoot(parent);
}

export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
export const migrationsFolder = join(projectRoot, 'prisma', 'migrations');
export const schemaFile = join(projectRoot, 'prisma', 'schema.prisma');
export const webFolder = join(projectRoot, 'apps', 'web', 'dist');
export const emptyDatabaseFile = join(projectRoot, 'apps', 'server', 'dist', emptyDatabaseName);
export const lowPriorityScript = join(
  projectRoot,
  'apps',
  'server',
  'bin',
  'run-at-low-priority.sh',
);
