import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..');
const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const skipped = /(?:^|\/)(?:node_modules|dist|generated|test-results|\.turbo|\.cache)(?:\/|$)/;

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (skipped.test(path)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return /\.(?:tsx?|mjs|cjs)$/.test(path) ? [path] : [];
  });
}

/** Paths from the root of all source files, tests among them, without what is generated. */
export function sourceFiles(): string[] {
  return folders.flatMap(filesIn);
}
