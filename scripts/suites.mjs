/**
 * What is run over the project. Each suite is a script of package.json; a suite
 * with a report counts its tests, one without counts as one check.
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} script
 * @property {'vitest' | 'playwright'} [report] whose JSON report it writes
 * @property {number} minutes after which it is ended and counted as failed; several times what it takes alone
 */

/** @type {Suite} The type check also generates the database client, which the others read. */
export const types = { name: 'types', script: 'typecheck', minutes: 5 };

/** @type {Suite[]} Quick enough to be run before every commit; the longest first, as they run side by side. */
export const checks = [
  { name: 'unit', script: 'unit', report: 'vitest', minutes: 8 },
  { name: 'lint', script: 'lint', minutes: 12 },
  { name: 'format', script: 'format:check', minutes: 3 },
  { name: 'structure', script: 'structure', minutes: 3 },
  { name: 'unused', script: 'unused', minutes: 3 },
  { name: 'licences', script: 'supply-chain', minutes: 3 },
];

/** @type {Suite} */
export const build = { name: 'build', script: 'build', minutes: 5 };

/** @type {Suite[]} */
export const wholeProduct = [
  { name: 'integration', script: 'integration', report: 'vitest', minutes: 20 },
  { name: 'e2e', script: 'e2e', report: 'playwright', minutes: 30 },
  { name: 'engines', script: 'engines', report: 'playwright', minutes: 8 },
];
