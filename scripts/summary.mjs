import { total } from './tally.mjs';

/**
 * Prints how each suite ended, what failed by name, and the last line of a run,
 * `N passed, N failed`; sets the exit code.
 * @param {import('./run-suite.mjs').SuiteResult[]} results
 */
export function sayTotal(results) {
  for (const { name, passed, failed, seconds } of results) {
    const [ok, bad] = [passed, failed].map((count) => String(count).padStart(5));
    console.log(
      `${name.padEnd(11)} | ${ok} passed ${bad} failed ${seconds.toFixed(0).padStart(5)} s`,
    );
  }
  for (const { name, failed, failures } of results.filter((result) => result.failed > 0)) {
    console.log(`failed in ${name}: ${String(failed)}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  const { passed, failed } = total(results);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
