/**
 * How a suite ended, in numbers.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 */

/**
 * The sum of several tallies. Nothing at all counts as a failure: a run that
 * found no tests has shown nothing.
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function total(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return passed + failed === 0 ? { passed, failed: 1 } : { passed, failed };
}

/**
 * A check without a report: its exit code is its one result.
 * @param {boolean} succeeded
 * @returns {Tally}
 */
export function ofCheck(succeeded) {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A suite with a report. A suite that crashed, ran no test or failed outside its
 * tests (exit code, but no failed test) counts as one failure more.
 * @param {'vitest' | 'playwright'} kind
 * @param {unknown} report the parsed JSON; undefined when none was written
 * @param {boolean} succeeded whether the exit code was 0
 * @returns {Tally}
 */
export function ofReport(kind, report, succeeded) {
  const counted = report === undefined ? { passed: 0, failed: 0 } : readers[kind](report);
  const silent = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return silent ? { ...counted, failed: 1 } : counted;
}

/** @type {Record<'vitest' | 'playwright', (report: any) => Tally>} */
const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(brokeBeforeItsTests).length,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
};

/**
 * A test file that could not even be loaded: failed, without a failed test.
 * @param {{ status: string, assertionResults: { status: string }[] }} file
 */
function brokeBeforeItsTests(file) {
  return (
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
  );
}
