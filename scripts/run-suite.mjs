import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { reports, root } from './project.mjs';
import { endTree } from './process-tree.mjs';
import { failuresOf, ofCheck, ofReport, reasonsOf } from './tally.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * How a suite of this run ended.
 * @typedef {Tally & { name: string, seconds: number, failures: string[], reasons: string[] }} SuiteResult
 */

/** How many lines of a check that failed are printed again at the end of a run. */
const LAST_LINES = 30;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one suite, its output as it comes, each line after the suite's name.
 * @param {Suite} suite
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite(suite, env) {
  const report = join(reports, `${suite.name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const startTime = performance.now();
  const { succeeded, lastLines } = await runScript(
    suite,
    { ...env, TEST_REPORT: report },
    reporting(suite, report),
  );
  const parsed = readReport(report);
  const tally = suite.report ? ofReport(suite.report, parsed, succeeded) : ofCheck(succeeded);
  const seconds = (performance.now() - startTime) / 1000;
  const { passed, failed } = tally;
  say(suite, `${String(passed)} passed, ${String(failed)} failed (${seconds.toFixed(1)} s)`);
  const failures = suite.report ? failuresOf(suite.report, parsed) : [];
  const reasons = suite.report ? reasonsOf(suite.report, parsed, 8) : [];
  const isUnexplained = failed > 0 && reasons.length === 0;
  return {
    ...tally,
    name: suite.name,
    seconds,
    failures,
    reasons: isUnexplained ? lastLines : reasons,
  };
}

/**
 * Runs suites side by side, at most `width` at a time.
 * @param {Suite[]} suites
 * @param {NodeJS.ProcessEnv} env
 * @param {number} width
 * @returns {Promise<SuiteResult[]>}
 */
export async function runSuites(suites, env, width) {
  const waiting = [...suites];
  /** @type {SuiteResult[]} */
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results.push(await runSuite(next, env));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** Ends every running suite with all it started when this process is asked to stop. */
export function stopSuitesOnSignal() {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => {
      running.forEach(end);
      process.exit(code);
    });
  }
}

/**
 * What makes a test runner write its report; Playwright's settings read TEST_REPORT.
 * @param {Suite} suite
 * @param {string} report
 * @returns {string[]}
 */
function reporting(suite, report) {
  if (suite.report !== 'vitest') return [];
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/**
 * @param {Suite} suite
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 * @returns {Promise<{ succeeded: boolean, lastLines: string[] }>} whether it ended with exit code 0
 * and in time, and what it printed last
 */
function runScript(suite, env, args) {
  const child = spawn('pnpm', ['run', suite.script, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  /** @type {string[]} */
  const lastLines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      say(suite, line);
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
    });
  }
  const limit = setTimeout(() => {
    say(suite, `ended after ${String(suite.minutes)} minutes`);
    end(child);
  }, suite.minutes * 60_000);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(suite, error.message);
      resolve({ succeeded: false, lastLines: [error.message] });
    });
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, lastLines });
    });
  }).finally(() => {
    clearTimeout(limit);
    running.delete(child);
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid !== undefined) endTree(child.pid);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Suite} suite
 * @param {string} line
 */
function say(suite, line) {
  console.log(`${suite.name.padEnd(11)} | ${line}`);
}
