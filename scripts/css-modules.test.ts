import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files';

/** Classes that a component takes from its CSS module and that the module does not have. */
function missingClasses(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', module = '']) => {
      const file = join(root, dirname(path), module);
      if (!existsSync(file)) return [`${path}: ${module}`];
      const css = readFileSync(file, 'utf8');
      const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one));
      const code = text.replace(/^import .+$/gm, '');
      const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one);
      return used.filter((one) => !classes.has(one)).map((one) => `${path}: ${String(one)}`);
    },
  );
}

test('every class that a component names stands in its CSS module', () => {
  const components = sourceFiles().filter((path) => path.endsWith('.tsx'));
  expect(components.flatMap(missingClasses)).toEqual([]);
});
