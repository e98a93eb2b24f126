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

test('the numbers of files in docs/call-paths.md are those that are listed', () => {
  const page = readFileSync(join(root, 'docs/call-paths.md'), 'utf8');
  const [call = '', ...paths] = page.split(/^## /m).slice(1);
  const countOf = (section: string) =>
    [...section.matchAll(/^- .+$/gm)].join().match(/`[\w.-]+\.tsx?`/g)?.length ?? 0;
  expect(call).toContain(`(${String(countOf(call))} files)`);
  for (const path of paths) {
    const count = countOf(path) + (/^- the call$/m.test(path) ? countOf(call) : 0);
    expect(path.split('\n', 1)[0]).toContain(`(${String(count)} files)`);
  }
});
