import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findCircles } from './circles.mjs';
import { root } from './source-files';

let measures = '';

// All source files are read.
beforeAll(() => {
  const script = join(root, 'scripts/measure-structure.mjs');
  measures = spawnSync(process.execPath, [script], { encoding: 'utf8' }).stdout;
}, 60_000);

test('no folders need one another in a circle, and no feature another one', () => {
  const held = [
    ...measures.matchAll(
      /^(folders in circles: .+?|imports from one feature .+?|imports from the editor .+?) +(\d+)(?: \(.+\))?$/gm,
    ),
  ];
  expect(held.length).toBeGreaterThan(6);
  expect(held.filter(([, , count]) => count !== '0').map(([line]) => line)).toEqual([]);
});

test('the headings of docs/call-paths.md give the numbers of files that are listed', () => {
  const page = readFileSync(join(root, 'docs/call-paths.md'), 'utf8').replaceAll('`', '');
  const paths = [...measures.matchAll(/^files to open: (.+?) +(\d+)$/gm)];
  expect(paths).toHaveLength(5);
  for (const [, path = '', count = ''] of paths) {
    expect(page).toContain(`## ${path} (${count} files)`);
  }
});

test('a circle has two members or more, and who only leads to one is in none', () => {
  const steps = {
    layouts: ['elements'],
    elements: ['photograph'],
    photograph: ['layouts', 'colours'],
    themes: ['layouts', 'colours'],
    press: ['retro'],
    retro: ['press'],
  };
  const found = findCircles(
    new Map(Object.entries(steps).map(([from, to]) => [from, new Set(to)])),
  );
  expect(found).toEqual([
    ['elements', 'layouts', 'photograph'],
    ['press', 'retro'],
  ]);
});
