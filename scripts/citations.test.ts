import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files';

/** What goes on over several lines, as comments do, in one. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

/** The comments of a file, each in one line. What looks like one inside a text is none. */
function commentsOf(text: string, path: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      found.set(pos, inOneLine(text.slice(pos, end)));
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
}

/** Ways to name a document that readers of the repository do not have. */
const elsewhere = new RegExp(
  [
    /§|\blook\/\w|\bspec\/\w|\.\.\/shared\b|\bdesign: |\bspecification's\b|\bissues? #?\d/,
    /\b(?:Source|[Ss]ee):? (?:security|editor|export|ai|design|accounts|decisions|carousel-editor)\b(?! \d)/,
    // A page of the repository is named by its path.
    /\b(?:Source|[Ss]ee):? (?!docs\/)[\w./-]+\.md\b/,
    /(?<![\w./-])[a-z-]+\.md \d/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const decisions = new Set(
  readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3)),
);

const isRule = (page: string, number: string) =>
  new RegExp(`^${number}\\. `, 'm').test(readFileSync(join(root, page), 'utf8'));

function brokenRules(comment: string): string[] {
  return [...comment.matchAll(/\b(docs\/[\w/-]+\.md)((?:,? (?:and )?\d+\b)*)/g)].flatMap(
    ([cited, page = '', rules = '']) => {
      if (!existsSync(join(root, page))) return [cited];
      const numbers = rules.match(/\d+/g) ?? [];
      return numbers.filter((number) => !isRule(page, number)).map((number) => `${page} ${number}`);
    },
  );
}

function brokenDecisions(comment: string): string[] {
  return [...comment.matchAll(/\bdecisions? (\d{3}(?:(?:,| and|, and) \d{3})*)/g)].flatMap(
    ([cited, numbers = '']) =>
      (numbers.match(/\d{3}/g) ?? []).every((number) => decisions.has(number)) ? [] : [cited],
  );
}

function brokenIn(text: string): string[] {
  const outside = elsewhere.exec(text);
  return [...(outside ? [text] : []), ...brokenRules(text), ...brokenDecisions(text)];
}

function brokenCommentsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  // Most files have nothing that could be broken, in comments or elsewhere, and need no parser.
  if (brokenIn(inOneLine(text)).length === 0) return [];
  return commentsOf(text, path)
    .flatMap(brokenIn)
    .map((what) => `${path}: ${what}`);
}

test('comments cite rules of docs/product, decisions, and nothing that is not in the repository', () => {
  expect(sourceFiles().flatMap(brokenCommentsOf)).toEqual([]);
  // All source files are read.
}, 60_000);

test('the files on the call paths of the docs are there', () => {
  const page = readFileSync(join(root, 'docs/call-paths.md'), 'utf8');
  const files = [...page.matchAll(/^- `([^`]+\/)`: (.+)$/gm)].flatMap(
    ([, folder = '', names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => folder + name),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the list of decisions says of each what its record says', () => {
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const rows = [...list.matchAll(/^\| \[(\d{3})\]\((.+?)\) +\| (.+?) +\| (.+?) +\| (.*?) *\|$/gm)];
  const names = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
  expect(rows.map(([, , name]) => name)).toEqual(names.sort());
  for (const [, number = '', name = '', title = '', status = '', relation = ''] of rows) {
    const record = readFileSync(join(root, 'docs/decisions', name), 'utf8');
    const sentences = [status, relation.replace(/^\w/, (letter) => letter.toUpperCase())];
    const statusLine = sentences.filter((sentence) => sentence !== '').join('. ');
    expect(record).toContain(`# ${number} ${title}\n\nStatus: ${statusLine}. Date: 20`);
  }
});
