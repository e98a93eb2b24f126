import { describe, expect, test } from 'vitest';
import { failuresOf, ofCheck, ofReport, reasonsOf, total } from './tally.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const vitestReport = (...files: ReturnType<typeof file>[]) => {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: files,
  };
};
const playwrightReport = (stats: object, errors: object[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, ...stats },
  errors,
});

describe('a suite with a report', () => {
  test('counts its tests', () => {
    const report = vitestReport(file('passed', 'passed', 'passed'), file('failed', 'failed'));
    expect(ofReport('vitest', report, false)).toEqual({ passed: 2, failed: 1 });
  });

  test('a test file that cannot be loaded is a failure', () => {
    const report = vitestReport(file('passed', 'passed'), file('failed'));
    expect(ofReport('vitest', report, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('flaky browser tests and errors outside of tests are failures', () => {
    const report = playwrightReport({ expected: 3, flaky: 1 }, [{ message: 'setup broke' }]);
    expect(ofReport('playwright', report, false)).toEqual({ passed: 3, failed: 2 });
  });

  test('a crash without a report is a failure', () => {
    expect(ofReport('playwright', undefined, false)).toEqual({ passed: 0, failed: 1 });
  });

  test('a bad exit code is a failure although every test passed', () => {
    const report = vitestReport(file('passed', 'passed'));
    expect(ofReport('vitest', report, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('no tests at all is a failure although the exit code is good', () => {
    expect(ofReport('vitest', vitestReport(), true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('what failed is told by name', () => {
  test('tests, and files that cannot be loaded', () => {
    const tests = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'sums up nothing' },
    ];
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', assertionResults: tests },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(failuresOf('vitest', { testResults })).toEqual([
      'sum.test.ts: sums up nothing',
      'broken.test.ts',
    ]);
  });

  test('browser tests in groups, flaky ones and errors outside of tests', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const group = { title: 'at 390 px', specs: [spec('it fits', 'flaky')] };
    const specs = [spec('opens', 'expected'), spec('closes', 'unexpected')];
    const report = {
      suites: [{ title: 'window.spec.ts', specs, suites: [group] }],
      errors: [{ message: 'no browser\nat launch' }],
    };
    expect(failuresOf('playwright', report)).toEqual([
      'window.spec.ts › closes',
      'window.spec.ts › at 390 px › it fits',
      'no browser',
    ]);
  });

  test('no report, no names', () => {
    expect(failuresOf('vitest', undefined)).toEqual([]);
  });
});

describe('the total', () => {
  test('sums checks and suites', () => {
    expect(total([ofCheck(true), ofCheck(false), { passed: 5, failed: 2 }])).toEqual({
      passed: 6,
      failed: 3,
    });
  });

  test('nothing run is a failure', () => {
    expect(total([]).failed).toBe(1);
  });
});

describe('why tests failed', () => {
  test('the reason most tests ended with comes first, without colors and stack', () => {
    const test = (message: string) => ({
      tests: [{ status: 'unexpected', results: [{ error: { message } }] }],
    });
    const report = {
      suites: [
        {
          specs: [test('Error: no address\n  at a'), { tests: [{ status: 'expected' }] }],
          suites: [{ specs: [test('\u001b[31mNo page\u001b[39m\nat b'), test('No page\nat c')] }],
        },
      ],
    };
    expect(reasonsOf('playwright', report, 8)).toEqual(['2 x No page', '1 x Error: no address']);
    expect(reasonsOf('playwright', report, 1)).toEqual(['2 x No page']);
  });

  test('server tests and files that cannot be loaded have reasons too', () => {
    const failed = { status: 'failed', failureMessages: ['AssertionError: 1 is not 2\nat x'] };
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
      { status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ];
    expect(reasonsOf('vitest', { testResults }, 8)).toEqual([
      '1 x AssertionError: 1 is not 2',
      '1 x Cannot find module',
    ]);
    expect(reasonsOf('vitest', undefined, 8)).toEqual([]);
  });
});
