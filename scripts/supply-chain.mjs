// pnpm supply-chain: of what the product is made. Writes an SBOM (CycloneDX) and the licences with
// their texts; fails for a library whose licence or checksum is not as it has to be.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnpinned, isWelcome, licenceOf, nameOf } from './licences.mjs';
import { ensurePnpm } from './pnpm.mjs';
import { root, supplyChain } from './project.mjs';

const { stdout, status } = spawnSync(
  'pnpm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'],
  { cwd: root, env: ensurePnpm(), encoding: 'utf8', maxBuffer: 64_000_000 },
);
if (status !== 0) throw new Error('pnpm sbom failed');

/** @type {import('./licences.mjs').Component[]} */
const parts = JSON.parse(stdout).components;
const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
// What is ours has the version of the product and comes from nowhere.
const libraries = parts.filter((part) => !(part.version === version && !part.externalReferences));

/** @param {import('./licences.mjs').Component} library */
function textOf(library) {
  const name = nameOf(library);
  const store = join(root, 'node_modules/.pnpm');
  const prefix = `${name.replace('/', '+')}@${library.version}`;
  const folder = readdirSync(store).find((one) => one === prefix || one.startsWith(`${prefix}_`));
  if (folder === undefined) return '';
  const inside = join(store, folder, 'node_modules', name);
  const files = readdirSync(inside).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  return files.map((file) => readFileSync(join(inside, file), 'utf8').trim()).join('\n\n');
}

mkdirSync(supplyChain, { recursive: true });
writeFileSync(join(supplyChain, 'arrasta.cdx.json'), stdout);
const entries = libraries.map((library) => {
  const head = `${nameOf(library)} ${library.version} (${licenceOf(library)})`;
  return [head, '='.repeat(head.length), '', textOf(library)].join('\n').trimEnd();
});
writeFileSync(join(supplyChain, 'licencas.txt'), `${entries.join('\n\n\n')}\n`);

const problems = libraries.flatMap((library) => {
  const name = `${nameOf(library)} ${library.version}`;
  const licence = licenceOf(library);
  return [
    ...(isWelcome(licence) ? [] : [`${name}: licença ${licence === '' ? 'ausente' : licence}`]),
    ...(isUnpinned(library) ? [`${name}: sem soma de verificação`] : []),
  ];
});
for (const problem of problems) console.error(problem);
console.log(`${libraries.length} bibliotecas em ${supplyChain}`);
process.exitCode = problems.length === 0 ? 0 : 1;
