// Writes the package's declarations so that they stand alone: what TypeScript emits for the router
// and for what it names, each name taken from the file that declares it. What the server gives its
// procedures to work with is nobody's business outside, and left out.
// node scripts/write-types.mjs [<folder>], `dist` where none is named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = resolve(root, process.argv[2] ?? 'dist');
const emitted = join(target, 'emitted');
const types = join(target, 'types');
const entry = 'packages/client/src/index.d.ts';
const context = 'apps/server/src/kernel/procedures/call-context.d.ts';

/** Where the workspace's packages begin, below the emitted files. */
const packages = /** @type {const} */ ({
  '@arrasta/server/router': 'apps/server/src/api/router.d.ts',
  '@arrasta/contract': 'packages/contract/src/index.d.ts',
  '@arrasta/domain': 'packages/domain/src/index.d.ts',
  '@arrasta/palettes': 'packages/palettes/src/index.d.ts',
  '@arrasta/templates': 'packages/templates/src/index.d.ts',
});

/** What a module adds to the services of the server. */
const addedServices = /^declare module '[^']*call-context' \{\n(?: {4,}.*\n)*\}\n/gm;

/**
 * Declarations without what the server gives its procedures, and without imports for that alone.
 * @param {string} text
 */
function withoutServices(text) {
  const rest = text.replace(addedServices, '');
  return rest.replace(
    /^import type \{ (\w+) \} from '[^']+';\n/gm,
    (line, /** @type {string} */ name) =>
      rest.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}

/** @param {string} file */
const read = (file) =>
  file === context
    ? 'export type CallContext = object;\n'
    : withoutServices(readFileSync(join(emitted, file), 'utf8'));

/**
 * @param {string} from
 * @param {string} specifier
 */
const beside = (from, specifier) => `${join(dirname(from), specifier.replace(/\.js$/, ''))}.d.ts`;

/**
 * The file that declares a name which `file` exports, itself or from another.
 * @param {string} file
 * @param {string} name
 * @returns {string | undefined}
 */
function declaring(file, name) {
  const text = read(file);
  const own = new RegExp(`export (?:declare )?(?:const|type|interface|class|function) ${name}\\b`);
  if (own.test(text)) return file;
  for (const [, names, specifier = ''] of text.matchAll(
    /export (\*|\{[^}]*\}) from '(\.[^']*)'/g,
  )) {
    const isMeant = names === '*' || new RegExp(`\\b${name}\\b`).test(names ?? '');
    const found = isMeant ? declaring(beside(file, specifier), name) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The specifier under which `from` reaches a name of a package of the workspace.
 * @param {string} from
 * @param {string} name
 * @param {string} specifier
 */
function reach(from, name, specifier) {
  const start = packages[/** @type {keyof typeof packages} */ (specifier)];
  const file = declaring(start, name);
  if (file === undefined) throw new Error(`${specifier} exports no ${name}, which ${from} names`);
  const path = relative(dirname(from), file).replace(/\.d\.ts$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * A file with every name of a workspace's package taken from the file that declares it.
 * @param {string} file
 */
function standingAlone(file) {
  const named = /^import (?:type )?\{([^}]*)\} from '(@arrasta\/[^']+)';$/gm;
  const inline = /import\("(@arrasta\/[^"]+)"\)\.(\w+)/g;
  return read(file)
    .replace(named, (_, /** @type {string} */ names, /** @type {string} */ specifier) =>
      names
        .split(',')
        .map((name) => name.replace(/^\s*type /, '').trim())
        .filter((name) => name !== '')
        .map((name) => {
          const [original = name] = name.split(' as ');
          return `import type { ${name} } from '${reach(file, original, specifier)}';`;
        })
        .join('\n'),
    )
    .replace(
      inline,
      (_, /** @type {string} */ specifier, /** @type {string} */ name) =>
        `import("${reach(file, name, specifier)}").${name}`,
    )
    .replace(/(from '|import\(")(\.[^'"]*)(?=['"])/g, '$1$2.js');
}

/**
 * Writes a file and all that it names.
 * @param {string} file
 * @param {Set<string>} written
 */
function write(file, written = new Set()) {
  if (written.has(file)) return;
  written.add(file);
  const text = standingAlone(file);
  mkdirSync(dirname(join(types, file)), { recursive: true });
  writeFileSync(join(types, file), text);
  for (const [, one, other] of text.matchAll(/from '(\.[^']*)'|import\("(\.[^"]*)"\)/g)) {
    write(beside(file, one ?? other ?? ''), written);
  }
}

const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(manifest), 'bin/tsc');
// With several threads TypeScript 7.0.2 takes a package of the workspace for a foreign library now
// and then (in 6 of 40 runs), and then leaves out the files behind its index.
const order = ['-p', 'tsconfig.types.json', '--outDir', emitted, '--singleThreaded'];
const { status } = spawnSync(process.execPath, [compiler, ...order], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
rmSync(types, { recursive: true, force: true });
write(entry);
writeFileSync(
  join(target, 'index.d.ts'),
  "export * from './types/packages/client/src/index.js';\n",
);
rmSync(emitted, { recursive: true });
