import { fillDatabase } from '../deck/fill-database';
import { percentile } from '../median';
import { numberFromEnvironment } from '../number-from-environment';
import { withServer } from '../process/server-process';
import { inDatabase, withEmbeddedPlace, withPostgresPlace } from '../product/places';
import type { OwnedPlace } from '../product/places';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { arrivals, type Arrival } from './arrivals';
import { decksIn, type LoadedDeck } from './saved-decks';
import { endings, saver } from './saves';

/** Saves in a second. Source: docs/product/speed.md 5. */
const rates = { postgres: 300, embedded: 100 } as const;
const OVERLOAD = 3;
const [WARM_UP_SECONDS, OVERLOAD_SECONDS, AFTER_SECONDS] = [5, 30, 20] as const;
/** More than are under way at once, however far a server falls behind. */
const DECKS = 4_000;
/** Milliseconds of the p99, and seconds until it is there again. */
const aims = { p99: 250, recovery: 5 } as const;
/** Of a person who edits all the time: a save when a slide is done, or the carousel's data. */
const SECONDS_BETWEEN_SAVES = 10;

interface Outcome {
  readonly rate: number;
  readonly steady: readonly Arrival[];
  readonly overload: readonly Arrival[];
  readonly after: readonly Arrival[];
}

async function prepare({ place, account }: OwnedPlace): Promise<LoadedDeck[]> {
  return inDatabase(place, async (connection) => {
    await fillDatabase(connection, account.userId, DECKS);
    return decksIn(connection);
  });
}

async function measure(owned: OwnedPlace, rate: number, seconds: number): Promise<Outcome> {
  const decks = await prepare(owned);
  return withServer(product(owned.place), async ({ url }) => {
    const { save, close } = saver({ url, cookie: owned.account.cookie, decks });
    const load = (times: number, duration: number) => arrivals(rate * times, duration, save);
    await Promise.all(await load(1, WARM_UP_SECONDS));
    const steady = await Promise.all(await load(1, seconds));
    // What the overload left behind is not waited for: it is what a server recovers from.
    const overload = await load(OVERLOAD, OVERLOAD_SECONDS);
    const after = await load(1, AFTER_SECONDS);
    const outcome = { overload: await Promise.all(overload), after: await Promise.all(after) };
    close();
    return { rate, steady, ...outcome };
  });
}

/** Of those that were sent. */
const latencies = (saves: readonly Arrival[]) =>
  saves.filter(({ ending }) => ending !== endings.notSent).map(({ latency }) => latency);

/** Seconds after the overload until a whole second of saves is answered in time; null if never. */
function recoveredAfter(after: readonly Arrival[]): number | null {
  for (let second = 0; second < AFTER_SECONDS; second += 1) {
    const own = after.filter(({ due }) => Math.floor(due / 1000) === second);
    const isWell = own.every(({ ending }) => ending === '200' || ending === endings.late);
    if (isWell && percentile(latencies(own), 99) < aims.p99) return second;
  }
  return null;
}

function tally(saves: readonly Arrival[]): string {
  const endings = [...new Set(saves.map(({ ending }) => ending))].sort();
  const count = (wanted: string) => saves.filter(({ ending }) => ending === wanted).length;
  return endings.map((ending) => `${ending}: ${String(count(ending))}`).join(', ');
}

function row(name: string, saves: readonly Arrival[], rate: number, aim: string): string[] {
  const times = latencies(saves);
  const shown = [50, 95, 99, 100].map((percent) => `${percentile(times, percent).toFixed(0)} ms`);
  return [name, `${String(rate)}/s`, ...shown, aim, tally(saves)];
}

function rowsOf(database: string, { rate, steady, overload, after }: Outcome): string[][] {
  const recovered = recoveredAfter(after);
  const recovery = recovered === null ? 'not well again' : `well after ${String(recovered)} s`;
  return [
    row(database, steady, rate, `p99 ${String(aims.p99)} ms, 200`),
    row('  three times that', overload, rate * OVERLOAD, '200, 429, 503'),
    row(`  and then, ${recovery}`, after, rate, `within ${String(aims.recovery)} s`),
  ];
}

/** How many people a rate stands for; figures of one that was not held say nothing of people. */
function people(database: string, { rate, steady }: Outcome): string {
  const isHeld =
    steady.every(({ ending }) => ending === '200') && percentile(latencies(steady), 99) <= aims.p99;
  if (!isHeld) return `${database}: ${String(rate)}/s were not held here, so nothing follows.`;
  const served = String(rate * SECONDS_BETWEEN_SAVES);
  return `${database}: ${served} at once, where each edits without a pause and saves every ${String(SECONDS_BETWEEN_SAVES)} s; reading, generating and exporting are not in it.`;
}

type Outcomes = readonly (readonly [database: string, outcome: Outcome])[];

function show(seconds: number, outcomes: Outcomes): void {
  const heading = ['saves', 'rate', 'p50', 'p95', 'p99', 'max', 'aim', 'answers'];
  const rows = outcomes.flatMap((outcome) => rowsOf(...outcome));
  printTopic('Saves at a constant rate', table(heading, rows), [
    `A deck of 10 slides, 11 kB, one slide changed; ${String(seconds)} s, then ${String(OVERLOAD_SECONDS)} s of three times that, then ${String(AFTER_SECONDS)} s.`,
    'Measured from the moment a save was due: what waits for a server that fell behind counts.',
    '"409 after 503": the save that was answered 503 was done, and the next one is told so.',
    'One account, limits off; server, database and generator share the machine.',
    ...outcomes.map((outcome) => `People per instance, ${people(...outcome)}`),
  ]);
}

/** Measures and prints how saves at a constant rate, and at three times that, are answered. */
export async function measureLoad(): Promise<void> {
  const seconds = numberFromEnvironment('SECONDS', 60);
  const { DATABASE: only } = process.env;
  const outcomes: (readonly [string, Outcome])[] = [];
  if (only !== 'embedded') {
    const postgres = await withPostgresPlace((owned) => measure(owned, rates.postgres, seconds));
    if (postgres) outcomes.push(['PostgreSQL', postgres]);
  }
  if (only !== 'postgres') {
    const embedded = await withEmbeddedPlace((owned) => measure(owned, rates.embedded, seconds));
    outcomes.push(['embedded database', embedded]);
  }
  show(seconds, outcomes);
}
