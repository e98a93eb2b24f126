// Prints how the source is cut: files, exports, lines, functions, and how folders depend on one
// another. `node scripts/measure-structure.mjs`.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { findCircles } from './circles.mjs';

const root = join(import.meta.dirname, '..');
const workspaces = ['apps', 'packages'];
const isSource = (/** @type {string} */ name) =>
  /\.tsx?$/.test(name) &&
  !/\.(?:test|d)\.tsx?$/.test(name) &&
  !name.split(sep).includes('generated');

/** Paths from the root of all source files, without tests and what is generated. */
function sourceFiles() {
  return workspaces.flatMap((workspace) =>
    readdirSync(join(root, workspace)).flatMap((name) => {
      const folder = join(workspace, name, 'src');
      try {
        return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter(isSource)
          .map((file) => join(folder, file));
      } catch {
        return [];
      }
    }),
  );
}

const isExported = (/** @type {ts.Node} */ node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * How many names a statement exports.
 * @param {ts.Statement} statement
 */
function exportsOf(statement) {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.length : 1;
  }
  if (ts.isExportAssignment(statement)) return 1;
  if (!isExported(statement)) return 0;
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.length : 1;
}

const isFunction = (/** @type {ts.Node} */ node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function linesOf(node, source) {
  const line = (/** @type {number} */ position) =>
    source.getLineAndCharacterOfPosition(position).line;
  return line(node.getEnd()) - line(node.getStart(source)) + 1;
}

/** @param {ts.SourceFile} source */
function functionsOf(source) {
  /** @type {number[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (isFunction(node) && node.body && ts.isBlock(node.body)) found.push(linesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The expression that says which module a node imports, also when it is called for.
 * @param {ts.Node} node
 */
function moduleOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  const isCalled =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isCalled ? node.arguments[0] : undefined;
}

/**
 * Files of the same workspace that a file imports, as paths without their ending.
 * @param {string} file
 * @param {ts.SourceFile} source
 */
function importsOf(file, source) {
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const module = moduleOf(node);
    if (module && ts.isStringLiteral(module) && module.text.startsWith('.')) {
      found.push(relative(root, join(root, dirname(file), module.text)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const citation =
  /(?:accounts|decisions|carousel-editor) §|\blook\/|Source: (?:security|editor|export|ai)\b|\bdesign: /g;

/** @param {string} file */
function read(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return {
    file,
    lines: text.split('\n').length - 1,
    exports: source.statements.reduce((sum, statement) => sum + exportsOf(statement), 0),
    functions: functionsOf(source),
    imports: importsOf(file, source),
    citations: (text.match(citation) ?? []).length,
  };
}

/**
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * The circles of folders right below `base` that import from one another, of whatever length, and
 * the imports between any two. Imports of types count; files right in `base` are in no folder.
 * @param {ReturnType<typeof read>[]} files
 * @param {string} base
 */
function between(files, base) {
  const folderOf = (/** @type {string} */ path) => {
    if (!path.startsWith(`${base}/`)) return undefined;
    const parts = path.slice(base.length + 1).split('/');
    return parts.length > 1 ? parts[0] : undefined;
  };
  /** @type {Map<string, Set<string>>} */
  const steps = new Map();
  let imports = 0;
  for (const { file, imports: targets } of files) {
    const from = folderOf(file);
    for (const target of targets) {
      const to = folderOf(target);
      if (from === undefined || to === undefined || from === to) continue;
      imports += 1;
      steps.set(from, (steps.get(from) ?? new Set()).add(to));
    }
  }
  return { circles: findCircles(steps), imports };
}

/**
 * How many folders are in circles, and which.
 * @param {{ readonly circles: string[][] }} found
 */
function inCircles({ circles }) {
  const names = circles.map((circle) => circle.join(', ')).join('; ');
  return names === '' ? 0 : `${circles.flat().length} (${names})`;
}

/**
 * Files that one opens to follow each path of docs/call-paths.md. A path that goes through the
 * call of the web app has its files too.
 * @returns {[string, number][]}
 */
function callPaths() {
  const page = readFileSync(join(root, 'docs/call-paths.md'), 'utf8');
  const sections = page.split(/^## /m).slice(1);
  const countOf = (/** @type {string} */ section) =>
    [...section.matchAll(/^- .+$/gm)].reduce(
      (sum, [line]) => sum + (line.match(/`[\w.-]+\.tsx?`/g) ?? []).length,
      0,
    );
  const call = countOf(sections[0] ?? '');
  return sections
    .slice(1)
    .map((section) => [
      (section.split('\n', 1)[0] ?? '').replace(/ \(\d+ files\)$/, '').replaceAll('`', ''),
      countOf(section) + (/^- the call$/m.test(section) ? call : 0),
    ]);
}

const files = sourceFiles().map(read);
const functions = files.flatMap((file) => file.functions);
const lines = files.map((file) => file.lines);
const features = between(files, 'apps/web/src/features');
/** @param {string} from @param {string} to */
const importsBetween = (from, to) =>
  files
    .filter(({ file }) => file.startsWith(from))
    .flatMap(({ imports }) => imports)
    .filter((target) => target.startsWith(to)).length;
/** @type {[string, string | number][]} */
const rows = [
  ['lines of source', lines.reduce((sum, count) => sum + count, 0)],
  ['source files', files.length],
  ['files that export one thing', files.filter(({ exports }) => exports === 1).length],
  ['files of less than 30 lines', lines.filter((count) => count < 30).length],
  ['lines of a file, p50 / p90 / max', [0.5, 0.9, 1].map((at) => quantile(lines, at)).join(' / ')],
  [
    'lines of a function, p50 / p90 / p99 / max',
    [0.5, 0.9, 0.99, 1].map((at) => quantile(functions, at)).join(' / '),
  ],
  ['folders in circles: server', inCircles(between(files, 'apps/server/src'))],
  [
    'folders in circles: modules of the server',
    inCircles(between(files, 'apps/server/src/modules')),
  ],
  ['folders in circles: kernel of the server', inCircles(between(files, 'apps/server/src/kernel'))],
  ['folders in circles: web app', inCircles(between(files, 'apps/web/src'))],
  ['folders in circles: features of the web app', inCircles(features)],
  ['folders in circles: editor', inCircles(between(files, 'apps/web/src/editor'))],
  ['folders in circles: slide-renderer', inCircles(between(files, 'packages/slide-renderer/src'))],
  ['folders in circles: domain', inCircles(between(files, 'packages/domain/src'))],
  ['folders in circles: export', inCircles(between(files, 'packages/export/src'))],
  ['imports from one feature into another', features.imports],
  [
    'imports from the editor into features',
    importsBetween('apps/web/src/editor/', 'apps/web/src/features/'),
  ],
  [
    'imports from features into the editor',
    importsBetween('apps/web/src/features/', 'apps/web/src/editor/'),
  ],
  .../** @type {[string, number][]} */ (
    callPaths().map(([path, count]) => [`files to open: ${path}`, count])
  ),
  [
    'comments that cite what is not in the repository',
    files.reduce((sum, { citations }) => sum + citations, 0),
  ],
];
for (const [name, value] of rows) console.log(`${name.padEnd(50)} ${String(value)}`);
