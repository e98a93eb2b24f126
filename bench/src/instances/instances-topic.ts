import { fillDatabase } from '../deck/fill-database';
import { decksIn } from '../load/saved-decks';
import { numberFromEnvironment } from '../number-from-environment';
import { freePort } from '../process/free-port';
import type { ServerProgram } from '../process/server-process';
import { inDatabase, withPostgresPlace, type OwnedPlace } from '../product/places';
import { product, type DataPlace } from '../product/product';
import { printTopic, table } from '../table';
import { addresses, metricsToken, withFleet, type Fleet } from './fleet';
import { savesThroughKills } from './kept-saves';
import { personInABrowser } from './person-in-a-browser';
import { bothAreUsed, insideStaysInside, plainIsRefused, sharedSession } from './promises';
import type { Promised } from './promises';
import { twoPorts, versionOf, withProxy, type Proxy, type ProxyProgram } from './proxy';
import { proxyProgram } from './proxy-programs';

/** So many that none is still being saved when its turn comes again. */
const DECKS = 200;

function programOf(place: DataPlace, httpsPort: number): ServerProgram {
  const { env, ...program } = product(place);
  const origin = `https://localhost:${String(httpsPort)}`;
  const reached = { PUBLIC_URL: origin, TRUST_PROXY: 'on', METRICS_TOKEN: metricsToken };
  // What the servers complain of when they are killed belongs to the blows.
  return { ...program, env: { ...env, ...reached, LOG_LEVEL: 'silent' } };
}

async function promisesOf(fleet: Fleet, proxy: Proxy, { place }: OwnedPlace): Promise<Promised[]> {
  const kills = numberFromEnvironment('KILLS', 10);
  const decks = await inDatabase(place, decksIn);
  return [
    ...(await sharedSession(fleet)),
    await bothAreUsed(fleet, proxy),
    ...(await plainIsRefused(proxy)),
    await insideStaysInside(proxy),
    ...(await personInABrowser(fleet, proxy)),
    ...(await savesThroughKills(fleet, proxy, { decks, kills })),
  ];
}

async function measure(program: ProxyProgram, owned: OwnedPlace): Promise<Promised[]> {
  const { place, account } = owned;
  await inDatabase(place, (connection) => fillDatabase(connection, account.userId, DECKS));
  const [port, ports] = [await freePort(), await twoPorts()];
  return withFleet(programOf(place, ports.https), port, (fleet) =>
    withProxy(program, { addresses, port }, ports, (proxy) => promisesOf(fleet, proxy, owned)),
  );
}

/** Two servers behind the proxy of the installation, and what they promise together. */
export async function measureInstances(): Promise<void> {
  const program = proxyProgram(process.env.PROXY);
  const { name, file, command } = program;
  const version = versionOf(program);
  if (version === null) {
    throw new Error(`No ${name} is installed here (Debian: apt-get install ${command}).`);
  }
  const promised = await withPostgresPlace((owned) => measure(program, owned));
  if (!promised) throw new Error('No PostgreSQL server is installed here.');
  const rows = promised.map(({ what, seen, isHeld }) => [what, isHeld ? 'yes' : 'NO', seen]);
  printTopic(`Two servers behind ${file}`, table(['promise', 'held', 'seen'], rows), [
    `${name} ${version} with an authority of its own; PostgreSQL; servers at ${addresses.join(' and ')}.`,
    'Cut off: under way at the server that was killed, at that moment. The client does not know whether such a save was done, and saves again.',
  ]);
  if (promised.some(({ isHeld }) => !isHeld)) process.exitCode = 1;
}
