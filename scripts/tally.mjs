import { stripVTControlCharacters } from 'node:util';

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

/**
 * The names of the tests of a report that failed or were flaky, each with its file.
 * @param {'vitest' | 'playwright'} kind
 * @param {unknown} report the parsed JSON; undefined when none was written
 * @returns {string[]}
 */
export function failuresOf(kind, report) {
  return report === undefined ? [] : failureReaders[kind](report);
}

/** @type {Record<'vitest' | 'playwright', (report: any) => string[]>} */
const failureReaders = {
  vitest: ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ file) =>
      brokeBeforeItsTests(file)
        ? [file.name]
        : file.assertionResults
            .filter((/** @type {any} */ { status }) => status === 'failed')
            .map((/** @type {any} */ { fullName }) => `${file.name}: ${fullName}`),
    ),
  playwright: ({ suites, errors }) => [
    ...suites.flatMap((/** @type {any} */ suite) => specFailuresOf(suite, [])),
    ...errors.map((/** @type {any} */ { message }) => String(message).split('\n', 1)[0]),
  ],
};

/**
 * @param {any} suite of a Playwright report: tests, and suites within it
 * @param {string[]} titles of the suites around it; the first is the file
 * @returns {string[]}
 */
function specFailuresOf(suite, titles) {
  const path = [...titles, suite.title];
  const failed = (suite.specs ?? []).filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ { status }) => ['unexpected', 'flaky'].includes(status)),
  );
  return [
    ...failed.map((/** @type {any} */ { title }) => [...path, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => specFailuresOf(inner, path)),
  ];
}

/**
 * Why the tests of a report failed: the first line of each error with how many tests ended with it,
 * the most frequent first. What breaks many tests at once is one line here.
 * @param {'vitest' | 'playwright'} kind
 * @param {unknown} report the parsed JSON; undefined when none was written
 * @param {number} most how many lines there may be
 * @returns {string[]}
 */
export function reasonsOf(kind, report, most) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const message of report === undefined ? [] : messageReaders[kind](report)) {
    const reason = firstLineOf(message);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([reason, count]) => `${String(count)} x ${reason}`);
}

/**
 * `any` as in the readers above: the reports are other programs' JSON, of which no types are shipped.
 * @type {Record<'vitest' | 'playwright', (report: any) => string[]>}
 */
const messageReaders = {
  vitest: ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ file) =>
      brokeBeforeItsTests(file)
        ? [String(file.message)]
        : file.assertionResults
            .filter((/** @type {any} */ { status }) => status === 'failed')
            .map((/** @type {any} */ { failureMessages }) => String(failureMessages?.[0])),
    ),
  playwright: ({ suites }) => suites.flatMap(specMessagesOf),
};

/**
 * @param {any} suite of a Playwright report
 * @returns {string[]} the last error of each of its tests that failed
 */
function specMessagesOf(suite) {
  const results = (suite.specs ?? [])
    .flatMap((/** @type {any} */ { tests }) => tests)
    .filter((/** @type {any} */ { status }) => status === 'unexpected')
    .map((/** @type {any} */ test) => String(test.results?.at(-1)?.error?.message));
  return [...results, ...(suite.suites ?? []).flatMap(specMessagesOf)];
}

/** @param {string} message */
function firstLineOf(message) {
  const line = stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
  return line.slice(0, 200);
}
