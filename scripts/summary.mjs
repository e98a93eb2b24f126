import { total } from './tally.mjs';

/**
 * Prints the last line of a run, `N passed, N failed`, and sets the exit code.
 * @param {import('./tally.mjs').Tally[]} tallies
 */
export function sayTotal(tallies) {
  const { passed, failed } = total(tallies);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
