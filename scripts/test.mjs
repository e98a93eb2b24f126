// npm test: installs, brings the programs that tests run, then runs every check and every test.
import { requireNode } from './node-version.mjs';
import { ensurePnpm, install } from './pnpm.mjs';
import { ensurePrograms } from './programs.mjs';
import { runSuites, stopSuitesOnSignal } from './run-suite.mjs';
import { build, checks, types, wholeProduct } from './suites.mjs';
import { sayTotal } from './summary.mjs';
import { ofCheck } from './tally.mjs';

requireNode();
const env = ensurePnpm();
if (install(env)) {
  ensurePrograms();
  stopSuitesOnSignal();
  const first = await runSuites([types, build], env, 1);
  // Most checks keep one processor busy; tests of the whole product have workers for two.
  const quick = await runSuites(checks, env, 2);
  const isBuilt = first.every(({ failed }) => failed === 0);
  // Hundreds of tests of a product that was not built would say nothing but that.
  const tests = isBuilt ? await runSuites(wholeProduct, env, 1) : [];
  sayTotal([...first, ...quick, ...tests]);
} else {
  sayTotal([{ name: 'install', ...ofCheck(false), seconds: 0, failures: [], reasons: [] }]);
}
