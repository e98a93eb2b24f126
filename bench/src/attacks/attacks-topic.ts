import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../median';
import { numberFromEnvironment } from '../number-from-environment';
import { withServer } from '../process/server-process';
import { withEmbeddedPlace, withPostgresPlace, type OwnedPlace } from '../product/places';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { startAttackers, type Attackers } from './attackers';
import { calls, ordinaryUser, useServer, type Times, type User } from './user';

/** How often the quiet p95 may be taken at most. */
const AIM = 2;
/** Seconds of attack until the next quiet time: a machine's speed changes within minutes. */
const ROUND_SECONDS = 120;
/** Until what the attackers left under way has ended. */
const CALM_MS = 3000;

interface Durations {
  /** Of a quiet time, and of each attack alone. */
  readonly seconds: number;
  /** Of all attacks together, without the quiet times between. */
  readonly together: number;
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** The user's times while those attacks go on. */
async function timesBeside(
  names: readonly string[],
  { user, attackers }: { readonly user: User; readonly attackers: Attackers },
  seconds: number,
): Promise<Times> {
  await attackers.begin(names);
  const times = await useServer(user, seconds);
  await attackers.end();
  return times;
}

const joined = (parts: readonly Times[]): Times => ({
  list: parts.flatMap(({ list }) => list),
  save: parts.flatMap(({ save }) => save),
  'sign in': parts.flatMap((part) => part['sign in']),
  export: parts.flatMap((part) => part.export),
});

/** Quiet and attacked times in turns, so that both see the same machine. */
async function timesInTurns(
  beside: (names: readonly string[], seconds: number) => Promise<Times>,
  names: readonly string[],
  { seconds, together }: Durations,
): Promise<{ readonly quiet: Times; readonly attacked: Times }> {
  const quiet: Times[] = [];
  const attacked: Times[] = [];
  for (let left = together; left > 0; left -= ROUND_SECONDS) {
    quiet.push(await beside([], seconds));
    attacked.push(await beside(names, Math.min(left, ROUND_SECONDS)));
    await pause(CALM_MS);
  }
  return { quiet: joined(quiet), attacked: joined(attacked) };
}

function rowOf(name: string, times: Times, quiet: Times): string[] {
  const p95 = (which: Times, call: (typeof calls)[number]) =>
    percentile(
      which[call].map(({ took }) => took),
      95,
    );
  const cells = calls.map((call) => {
    const ratio = (p95(times, call) / p95(quiet, call)).toFixed(1);
    return `${p95(times, call).toFixed(0)} ms (${ratio})`;
  });
  const failures = calls.flatMap((call) =>
    times[call]
      .filter(({ status }) => status >= 500 || status === 429)
      .map(({ status }) => `${call} ${String(status)}`),
  );
  const kinds = [...new Set(failures)].join(', ');
  return [name, ...cells, [String(failures.length), kinds].filter(Boolean).join(': ')];
}

async function measure({ place }: OwnedPlace, durations: Durations) {
  const { seconds } = durations;
  const { env, ...program } = product(place);
  const limited = { ...program, env: { ...env, RATE_LIMIT: 'on' } };
  return withServer(limited, async ({ url, pid }) => {
    const everybody = { user: await ordinaryUser(url), attackers: await startAttackers(url) };
    const beside = (names: readonly string[], time: number) => timesBeside(names, everybody, time);
    await beside([], 5);
    const quiet = await beside([], seconds);
    const rows = [rowOf('nobody attacks', quiet, quiet)];
    const chosen = process.env.ATTACK?.split(';');
    const names = everybody.attackers.names.filter((name) => chosen?.includes(name) ?? true);
    for (const name of names) rows.push(rowOf(name, await beside([name], seconds), quiet));
    const turns = await timesInTurns(beside, names, durations);
    rows.push(rowOf('nobody, in turns', turns.quiet, turns.quiet));
    rows.push(rowOf('all of them', turns.attacked, turns.quiet));
    everybody.user.caller.disconnect();
    await everybody.attackers.close();
    return { rows, memory: await memoryOf(pid) };
  });
}

/** What an ordinary user notices of somebody who takes what there is. */
export async function measureAttacks(): Promise<void> {
  const seconds = numberFromEnvironment('SECONDS', 20);
  const together = numberFromEnvironment('TOGETHER', 60);
  const only = process.env.ONLY;
  const places = { embedded: withEmbeddedPlace, PostgreSQL: withPostgresPlace };
  for (const [database, withPlace] of Object.entries(places)) {
    if (only !== undefined && only !== database) continue;
    const outcome = await withPlace((owned) => measure(owned, { seconds, together }));
    if (outcome === undefined) continue;
    printTopic(
      `Attacks of one person with twenty accounts, ${database}: p95 of another user (to the quiet one)`,
      table(['', ...calls, '429 and 5xx'], outcome.rows),
      [
        `Aim: at most ${String(AIM)} times the quiet p95, and no refusal.`,
        `The server had ${outcome.memory.toFixed(0)} MB at most; browsers apart.`,
        `SECONDS=${String(seconds)} each, TOGETHER=${String(together)} for all of them in turns with quiet times.`,
        'ONLY=embedded or PostgreSQL; ATTACK=, some of them by their names, with ; between them.',
        'The attackers have the processor when nobody wants it: they would be at other machines.',
      ],
    );
  }
}
