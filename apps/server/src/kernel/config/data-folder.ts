import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from './environment';

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
