// npm test: installs, brings the programs that tests run, then runs every check and every test.
import { requireNode } from './node-version.mjs';
import { bringPnpm, install } from './pnpm.mjs';
import { bringPrograms } from './programs.mjs';
import { runSuites, stopSuitesOnSignal } from './run-suite.mjs';
import { build, checks, e2e, types, wholeProduct } from './suites.mjs';
import { sayTotal } from './summary.mjs';
import { ofCheck } from './tally.mjs';

requireNode();
const env = bringPnpm();
if (install(env)) {
  bringPrograms();
  stopSuitesOnSignal();
  const first = await runSuites([types, build], env, 1);
  // The browser tests beside all others, one after the other: what one leaves of the processors the
  // other takes.
  const others = await runSuites([e2e, ...checks, ...wholeProduct], env, 2);
  sayTotal([...first, ...others]);
} else {
  sayTotal([{ name: 'install', ...ofCheck(false), seconds: 0, failures: [] }]);
}
