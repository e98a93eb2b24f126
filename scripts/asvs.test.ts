import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** All items of levels 1 and 2 of ASVS 5.0.0, by sections. */
const items = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4
  3.4.1-6 3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3
  6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2
  7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11
  10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3
  12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3
  15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2
`;

function numbers(list: string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [, section = '', ends = ''] = /^(\d+\.\d+)\.(.+)$/.exec(group) ?? [];
      return ends.split(',').flatMap((range) => {
        const [first = 0, last = first] = range.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, step) => `${section}.${first + step}`);
      });
    });
}

const rows = page.split('\n').flatMap((line) => {
  const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());
  const [number = '', level = '', , verdict = '', proof = ''] = cells;
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, level, verdict, proof }] : [];
});

/** Where a file stands that is named from the root or from the server's sources. */
function fileAt(name: string): string | undefined {
  return [join(root, name), join(root, 'apps/server/src', name)].find((path) => existsSync(path));
}

const spans = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
const isFile = (text: string) =>
  /^[\w@-][\w@./-]*\.(?:tsx?|mjs|md|json|ya?ml|prisma)$|^(?:\.dockerignore|Dockerfile|deploy\/(?:Caddyfile|haproxy\.cfg))$/.test(
    text,
  );
const files = [...new Set(spans.filter(isFile))];

/** Each name in quotation marks with the file that stands before it. */
const named = page.split('\n').flatMap((line) => {
  let file = '';
  return [...line.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, span, name]) => {
    if (span !== undefined && isFile(span)) file = span;
    return name !== undefined && /\.(?:test|spec)\.tsx?$/.test(file) ? [[file, name] as const] : [];
  });
});

describe('the page about ASVS', () => {
  test('has every item of levels 1 and 2 once', () => {
    expect(rows.map(({ number }) => number)).toEqual(numbers(items));
  });

  test('has a level, a verdict and what shows it for each', () => {
    const verdicts = ['holds', 'by design', 'not applicable', 'deviation'];
    const unfit = rows.filter(
      ({ level, verdict, proof }) =>
        !['1', '2'].includes(level) || !verdicts.includes(verdict) || proof === '',
    );
    expect(unfit).toEqual([]);
  });

  test('counts the verdicts as they are', () => {
    for (const verdict of ['holds', 'by design', 'not applicable', 'deviation']) {
      const count = rows.filter((row) => row.verdict === verdict).length;
      expect(page).toMatch(new RegExp(`\\*\\*${verdict}\\*\\* \\(${String(count)}[,)]`));
    }
  });

  test('names a test for whatever it says holds', () => {
    const unshown = rows.filter(
      ({ verdict, proof }) => verdict === 'holds' && !/\.(?:test|spec)\.tsx?`/.test(proof),
    );
    expect(unshown.map(({ number }) => number)).toEqual([]);
  });

  test('names files that are there', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => fileAt(file) === undefined)).toEqual([]);
    const pages = [...page.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, link = '']) => link);
    expect(pages.filter((link) => !existsSync(join(root, 'docs', link)))).toEqual([]);
  });

  test('names tests that are there', () => {
    expect(named.length).toBeGreaterThan(150);
    const sources = new Map(files.map((file) => [file, readFileSync(fileAt(file) ?? '', 'utf8')]));
    const gone = named.filter(([file, name]) => sources.get(file)?.includes(name) !== true);
    expect(gone).toEqual([]);
  });
});
