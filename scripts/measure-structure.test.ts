import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files';

test('no two folders need each other, and no feature another one', () => {
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/measure-structure.mjs')], {
    encoding: 'utf8',
  });
  const held = [
    ...stdout.matchAll(
      /^(mutual folders: .+?|imports from one feature .+?|imports from the editor .+?) +(\d+)$/gm,
    ),
  ];
  expect(held.length).toBeGreaterThan(6);
  expect(held.filter(([, , count]) => count !== '0').map(([line]) => line)).toEqual([]);
  // All source files are read.
}, 60_000);
