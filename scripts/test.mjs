// npm test: installs, then runs every check and every test there is.
import { requireNode } from './node-version.mjs';
import { bringPnpm, install } from './pnpm.mjs';
import { runSuites, stopSuitesOnSignal } from './run-suite.mjs';
import { build, checks, types, wholeProduct } from './suites.mjs';
import { sayTotal } from './summary.mjs';
import { ofCheck } from './tally.mjs';

requireNode();
const env = bringPnpm();
if (install(env)) {
  stopSuitesOnSignal();
  const first = await runSuites([types, build], env, 1);
  const quick = await runSuites(checks, env, 2);
  const slow = await runSuites(wholeProduct, env, 1);
  sayTotal([...first, ...quick, ...slow]);
} else {
  sayTotal([{ name: 'install', ...ofCheck(false), seconds: 0, failures: [] }]);
}
