import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** What the image and its neighbours settle. */
const settled = new Set(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL']);

function documentedNames(): string[] {
  const [, section = ''] = /## Configuration\n([^]*?)\n## /.exec(read('README.md')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => row.match(/`[A-Z][A-Z0-9]*_[A-Z0-9_]+`/g) ?? []);
}

test('every setting of the README reaches the containers of docker-compose.yml', () => {
  const names = new Set(documentedNames().map((name) => name.slice(1, -1)));
  expect(names.size).toBeGreaterThan(25);
  const compose = read('docker-compose.yml');
  const missing = [...names].filter(
    (name) => !settled.has(name) && !new RegExp(`\\n {4,6}${name}: \\$\\{${name}:`).test(compose),
  );
  expect(missing).toEqual([]);
});
