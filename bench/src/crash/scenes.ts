import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from '@arrasta/server/testing/postgres-server';
import { startAttackers } from '../attacks/attackers';
import { freePort } from '../process/free-port';
import {
  startServerProcess,
  type ServerProcess,
  type ServerProgram,
} from '../process/server-process';
import { adminEnvironment, signInAsAdmin } from '../product/account';
import { withPostgresServer } from '../product/postgres';
import { product, type DataPlace } from '../product/product';
import { inTemporaryFolder } from '../temporary-folder';
import { chance } from './deck-content';
import type { IdeasProvider } from './ideas-provider';
import { exportsAmidKills } from './exports-amid-kills';
import { rounds, type Report, type Scene } from './rounds';

/** Milliseconds at most that PostgreSQL stays away. */
const maxAbsenceMs = 2_000;
/** Milliseconds between two looks at what is not ready yet. */
const interval = 10;
const READY_WITHIN_MS = 60_000;
const isAttacked = process.env.ATTACKED === 'on';

function programOf(place: DataPlace, { url }: IdeasProvider): ServerProgram {
  const { env, ...program } = product(place);
  const ai = { OPENAI_BASE_URL: url, AI_REQUIRE_KEY: 'false' };
  // What the server complains of belongs to the blows; answers are judged instead.
  const limits = isAttacked && { RATE_LIMIT: 'on' };
  return {
    ...program,
    env: { ...env, ...adminEnvironment, ...ai, ...limits, LOG_LEVEL: 'silent' },
  };
}

/** A server at a port that stays its own after it was killed. */
async function startAtOwnPort(program: ServerProgram): Promise<ServerProcess> {
  return startServerProcess({ ...program, port: await freePort() });
}

const startAgain = (program: ServerProgram, { url }: ServerProcess) =>
  startServerProcess({ ...program, port: Number(new URL(url).port) });

/**
 * Gives the work servers that it may kill and replace in the list; ends those left over. With
 * ATTACKED=on somebody attacks the first of them all the while.
 */
async function withServers<Result>(
  program: ServerProgram,
  count: number,
  work: (servers: ServerProcess[], cookie: string) => Promise<Result>,
): Promise<Result> {
  const servers: ServerProcess[] = [];
  try {
    while (servers.length < count) servers.push(await startAtOwnPort(program));
    const [{ url } = { url: '' }] = servers;
    const { cookie } = await signInAsAdmin(url);
    const attackers = isAttacked ? await startAttackers(url) : null;
    await attackers?.begin(attackers.names);
    try {
      return await work(servers, cookie);
    } finally {
      await attackers?.close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

const addressesOf = (servers: readonly ServerProcess[]) => () => servers.map(({ url }) => url);

/** One server on the embedded database is killed and started again on the same folder. */
export function killEmbedded(kills: number, provider: IdeasProvider): Promise<Report> {
  return inTemporaryFolder((dataFolder) => {
    const program = programOf({ dataFolder }, provider);
    return withServers(program, 1, (servers, cookie) => {
      const strike = async (rest: () => void) => {
        rest();
        const struck = servers.pop();
        if (struck === undefined) throw new Error('No server is up');
        await struck.kill();
        const server = await startAgain(program, struck);
        servers.push(server);
        return server.readyAfter;
      };
      const name = 'embedded, the server';
      return rounds({ name, cookie, addresses: addressesOf(servers), strike }, kills, provider);
    });
  });
}

type Fleet = (servers: ServerProcess[], program: ServerProgram) => Omit<Scene, 'cookie'>;

/** The exporting browser of a server is killed, while others export too. */
export function killBrowser(kills: number, provider: IdeasProvider): Promise<Report> {
  return inTemporaryFolder((dataFolder) =>
    withServers(programOf({ dataFolder }, provider), 1, async (servers, cookie) => {
      const [server] = servers;
      if (server === undefined) throw new Error('No server is up');
      const exporting = await exportsAmidKills(server);
      const name = 'embedded, the browser';
      const scene = { name, cookie, addresses: addressesOf(servers), strike: exporting.strike };
      const report = await rounds(scene, kills, provider);
      const { right, refused, wrong } = await exporting.end();
      const summary = `${name}, ${String(right)} exports right, ${String(refused)} refused`;
      return { ...report, name: summary, unexpected: [...report.unexpected, ...wrong] };
    }),
  );
}

/** Two servers on one PostgreSQL. */
function onPostgres(
  { url: databaseUrl }: PostgresServer,
  provider: IdeasProvider,
  work: { readonly kills: number; readonly fleet: Fleet },
): Promise<Report> {
  return inTemporaryFolder((dataFolder) => {
    const program = programOf({ dataFolder, databaseUrl }, provider);
    return withServers(program, 2, (servers, cookie) =>
      rounds({ cookie, ...work.fleet(servers, program) }, work.kills, provider),
    );
  });
}

/** One of two servers is killed, whichever; the authors go on at the other one meanwhile. */
export function killInstances(kills: number, provider: IdeasProvider) {
  const fleet: Fleet = (servers, program) => ({
    name: 'PostgreSQL, one of two servers',
    addresses: addressesOf(servers),
    strike: async () => {
      const [struck] = servers.splice(chance(2), 1);
      if (struck === undefined) throw new Error('No server is up');
      await struck.kill();
      const server = await startAgain(program, struck);
      servers.push(server);
      return server.readyAfter;
    },
  });
  return withPostgresServer((database) => onPostgres(database, provider, { kills, fleet }));
}

async function untilReady(servers: readonly ServerProcess[]): Promise<number> {
  const began = performance.now();
  for (const { url } of servers) {
    while (!(await fetch(`${url}/readyz`)).ok) {
      if (performance.now() - began > READY_WITHIN_MS) throw new Error(`${url} is not ready again`);
      await pause(interval);
    }
  }
  return performance.now() - began;
}

/** PostgreSQL is stopped at once and comes back; both servers stay up all the while. */
export function stopPostgres(kills: number, provider: IdeasProvider) {
  return withPostgresServer((database) => {
    const fleet: Fleet = (servers) => ({
      name: 'PostgreSQL, stopped itself',
      addresses: addressesOf(servers),
      strike: async () => {
        await database.stop();
        await pause(chance(maxAbsenceMs));
        await database.start();
        return untilReady(servers);
      },
    });
    return onPostgres(database, provider, { kills, fleet });
  });
}
