// pnpm check: types, lint, format, structure, unused code and unit tests.
import { requireNode } from './node-version.mjs';
import { ensurePnpm } from './pnpm.mjs';
import { runSuite, runSuites, stopSuitesOnSignal } from './run-suite.mjs';
import { checks, types } from './suites.mjs';
import { sayTotal } from './summary.mjs';

requireNode();
const env = ensurePnpm();
stopSuitesOnSignal();
sayTotal([await runSuite(types, env), ...(await runSuites(checks, env, 2))]);
