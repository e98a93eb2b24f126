import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files';

const files = sourceFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** A comment that switches all rules off switches off the rule against such comments too. */
const directive = new RegExp(`\\b(?:${['oxlint', 'eslint'].join('|')})-(?:disable|enable)`);

test('no comment switches a rule of the linters off', () => {
  expect(files.filter(({ text }) => directive.test(text)).map(({ path }) => path)).toEqual([]);
});

const british = /colour/i;

function britishNamesIn({ path, text }: (typeof files)[number]): string[] {
  if (!british.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && british.test(node.text)) found.push(`${path}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('names say color, as CSS and the fields of the data model do; sentences may say colour', () => {
  expect(files.flatMap(britishNamesIn)).toEqual([]);
});
