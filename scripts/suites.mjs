/**
 * What is run over the project. Each suite is a script of package.json; a suite
 * with a report counts its tests, one without counts as one check.
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} script
 * @property {'vitest' | 'playwright'} [report] whose JSON report it writes
 * @property {number} minutes after which it is ended and counted as failed
 */

/** @type {Suite} The type check also generates the database client, which the others read. */
export const types = { name: 'types', script: 'typecheck', minutes: 5 };

/** @type {Suite[]} Quick enough to be run before every commit. */
export const checks = [
  { name: 'lint', script: 'lint', minutes: 8 },
  { name: 'format', script: 'format:check', minutes: 3 },
  { name: 'structure', script: 'structure', minutes: 3 },
  { name: 'unused', script: 'unused', minutes: 3 },
  { name: 'licences', script: 'supply-chain', minutes: 3 },
  { name: 'unit', script: 'unit', report: 'vitest', minutes: 8 },
];

/** @type {Suite} */
export const build = { name: 'build', script: 'build', minutes: 5 };

/** @type {Suite} The longest one, which waits a third of its time for what a page does later. */
export const e2e = { name: 'e2e', script: 'e2e', report: 'playwright', minutes: 25 };

/** @type {Suite[]} */
export const wholeProduct = [
  { name: 'integration', script: 'integration', report: 'vitest', minutes: 15 },
  { name: 'engines', script: 'engines', report: 'playwright', minutes: 8 },
];
