import { total } from './tally.mjs';

/**
 * Prints how each suite ended, what failed by name and why, and the last line of a run,
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
  const broken = results.filter((result) => result.failed > 0);
  for (const { name, failed, failures } of broken) {
    console.log(`failed in ${name}: ${String(failed)}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  for (const { name, reasons } of broken.filter((result) => result.reasons.length > 0)) {
    console.log(`why ${name} failed:`);
    for (const reason of reasons) console.log(`  ${reason}`);
  }
  const { passed, failed } = total(results);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
