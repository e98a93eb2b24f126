import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigurationError, type Environment } from './environment';
import { projectRoot } from './project-paths';

/** Where the embedded database and generated secrets are. */
export function dataFolderOf(environment: Environment): string {
  return resolve(projectRoot, environment.DATA_DIR ?? '.data');
}

/**
 * For commands about what is stored: a wrong DATA_DIR must not pass for an installation without
 * content. Makes nothing.
 * @throws ConfigurationError where there is no embedded database.
 */
export function requireEmbeddedDatabase(environment: Environment): void {
  const folder = dataFolderOf(environment);
  if (existsSync(join(folder, 'database', 'PG_VERSION'))) return;
  throw new ConfigurationError(`DATA_DIR has no database: ${folder}`);
}

/** For the embedded database, or for secrets that the configuration leaves out. */
export function needsDataFolder({
  DATABASE_URL,
  SESSION_SECRET,
  ENCRYPTION_KEY,
}: Environment): boolean {
  return [DATABASE_URL, SESSION_SECRET, ENCRYPTION_KEY].includes(undefined);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Level by level: Node's own way to make parents never comes back from under /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const parent = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await makeOne(folder);
  }
}

/**
 * Makes sure that the data folder is there and is a folder.
 * @throws ConfigurationError with one line that names DATA_DIR.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR cannot be made: ${folder} (${codeOf(error)})`);
  }
  if (!(await stat(folder)).isDirectory()) {
    throw new ConfigurationError(`DATA_DIR is not a folder: ${folder}`);
  }
}
