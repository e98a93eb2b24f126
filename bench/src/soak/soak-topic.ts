import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../bare/connection';
import { slowProvider, type SlowProvider } from '../generation/slow-provider';
import { arrivals } from '../load/arrivals';
import { numberFromEnvironment } from '../number-from-environment';
import { withServer, type ServerProgram, type ServerProcess } from '../process/server-process';
import { withEmbeddedPlace, withPostgresPlace, type OwnedPlace } from '../product/places';
import { embeddedFolder, product, type DataPlace } from '../product/product';
import { printTopic, table } from '../table';
import { actAt, actsInARound, exportSlide, roundSeconds } from './acts';
import { askingAt, type Asking } from './asking';
import { growthOf, type Growth } from './growth-of';
import { peopleAtWork, type Person } from './people';
import { collectsWhenAsked, metricsToken, sample, sizeOfFolder, type Sample } from './samples';

/** Of an hour two looks a minute; of less as many as tell its sixths apart. */
const pauseBetweenLooks = (minutes: number) => Math.min(30_000, minutes * 2_500);
/** Growth of memory, and of a core what the load may take to be a modest one. */
const aims = { growth: 0.1, processor: 0.25 } as const;
const SLIDES_GENERATED = 8;

interface Outcome {
  readonly samples: readonly Sample[];
  readonly asking: Asking;
  readonly withExports: boolean;
}

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function programOf(place: DataPlace, { url }: SlowProvider): ServerProgram {
  const { node, env, folder } = product(place);
  const ai = { OPENAI_BASE_URL: `${url}/v1`, AI_REQUIRE_KEY: 'false' };
  return {
    folder,
    node: [...collectsWhenAsked, ...node],
    env: { ...env, ...ai, METRICS_TOKEN: metricsToken },
  };
}

/** Gives the work a way to ask how large the database is. */
async function withSize<Result>(
  { dataFolder, databaseUrl }: DataPlace,
  work: (databaseSize: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return work(() => sizeOfFolder(embeddedFolder(dataFolder)));
  const { query, close } = openPostgres(databaseUrl);
  const statement = 'SELECT pg_database_size(current_database())::float8 AS "size"';
  try {
    return await work(async () => Number((await query(statement, []))[0]?.size));
  } finally {
    await close();
  }
}

/** Of a core, between two looks. */
const loadBetween = (one: Sample, other: Sample) =>
  (other.processor - one.processor) / ((other.minutes - one.minutes) * 60_000);

function printReport(samples: readonly Sample[], { requests, unexpected }: Asking): void {
  const [last, before] = [samples.at(-1), samples.at(-2)];
  if (!last || !before) return;
  const { minutes, resident, heap, openFiles, handles, database } = last;
  console.log(
    [
      `${minutes.toFixed(1).padStart(5)} min: ${String(requests())} requests`,
      `${String(unexpected.length)} unexpected`,
      `RSS ${mb(resident)}`,
      `heap ${mb(heap)}`,
      `${String(openFiles)} files`,
      `${String(handles)} resources`,
      `database ${mb(database)}`,
      `${percent(loadBetween(before, last))} of a core`,
    ].join(', '),
  );
}

/** Looks at the server until the load is over, and says once a minute what it saw. */
async function watch(
  look: () => Promise<Sample>,
  asking: Asking,
  { minutes, isOver }: { readonly minutes: number; readonly isOver: () => boolean },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let reportedMinutes = 0;
  while (!isOver()) {
    const looked = await look();
    samples.push(looked);
    if (looked.minutes >= reportedMinutes + 1) {
      reportedMinutes = Math.floor(looked.minutes);
      printReport(samples, asking);
    }
    await pause(pauseBetweenLooks(minutes));
  }
  return samples;
}

/** Does the act of that number; what was wrong with its answers is noted by then. */
function doer(asking: Asking, people: readonly Person[], withExports: boolean) {
  return async (number: number): Promise<string> => {
    // One further in every round, or each kind of act would always be the same person's.
    const person = people[(number + Math.floor(number / actsInARound)) % people.length];
    if (!person) return 'nobody';
    const act = actAt(number, withExports);
    return act({ asking, person, number }).then(
      () => 'done',
      () => 'unexpected',
    );
  };
}

/** Whether the server makes files; it may have no browser. */
async function makesFiles(url: string, [person]: readonly Person[]): Promise<boolean> {
  const asking = askingAt(url);
  if (!person) return false;
  return exportSlide({ asking, person, number: 0 }).then(
    () => true,
    () => {
      console.log(`No exports: ${asking.unexpected.join()}`);
      return false;
    },
  );
}

async function soak(
  server: ServerProcess,
  databaseSize: () => Promise<number>,
  minutes: number,
): Promise<Outcome> {
  const asking = askingAt(server.url);
  const people = await peopleAtWork(asking);
  const withExports = await makesFiles(server.url, people);
  const began = performance.now();
  const look = () => sample({ server, databaseSize }, began);
  const acts = doer(asking, people, withExports);
  let isOver = false;
  const work = async () => {
    await Promise.all(await arrivals(actsInARound / roundSeconds, minutes * 60, acts));
    isOver = true;
  };
  const watching = watch(look, asking, { minutes, isOver: () => isOver });
  const [samples] = await Promise.all([watching, work()]);
  return { samples, asking, withExports };
}

async function measure({ place }: OwnedPlace, minutes: number): Promise<Outcome> {
  const provider = await slowProvider();
  provider.prepare(SLIDES_GENERATED, 0);
  try {
    return await withSize(place, (databaseSize) =>
      withServer(programOf(place, provider), (server) => soak(server, databaseSize, minutes)),
    );
  } finally {
    await provider.stop();
  }
}

function row(name: string, { early, late, share }: Growth): string[] {
  return [name, mb(early), mb(late), percent(share), `below ${percent(aims.growth)}`];
}

function show(database: string, { samples, asking, withExports }: Outcome, minutes: number): void {
  const growths = {
    resident: growthOf(samples, 'resident', minutes),
    heap: growthOf(samples, 'heap', minutes),
  };
  const rows = [row('RSS', growths.resident), row('heap, collected', growths.heap)];
  const heading = ['memory', 'second sixth', 'last sixth', 'growth', 'aim'];
  const [first, last] = [samples[0], samples.at(-1)];
  const load = first && last ? loadBetween(first, last) : NaN;
  const range = (figure: 'openFiles' | 'handles') =>
    `${String(Math.min(...samples.map((one) => one[figure])))} to ${String(Math.max(...samples.map((one) => one[figure])))}`;
  printTopic(`${String(minutes)} minutes of everyday use, ${database}`, table(heading, rows), [
    `${String(asking.requests())} requests, ${String(asking.unexpected.length)} with an unexpected answer; the aim is none.`,
    `The server took ${percent(load)} of a core; a modest load is below ${percent(aims.processor)}.`,
    `Open files ${range('openFiles')}, active resources ${range('handles')}.`,
    `Database ${mb(first?.database ?? NaN)} at first, ${mb(last?.database ?? NaN)} at last.`,
    ...(withExports ? [] : ['Without exports: the server has no browser here.']),
  ]);
  for (const failure of asking.unexpected.slice(0, 50)) console.warn(`unexpected: ${failure}`);
  const isHeld =
    growths.resident.share < aims.growth &&
    growths.heap.share < aims.growth &&
    asking.unexpected.length === 0;
  if (!isHeld) process.exitCode = 1;
}

/** Keeps one server in modest use for long, and prints whether it takes more and more. */
export async function measureSoak(): Promise<void> {
  const minutes = numberFromEnvironment('MINUTES', 60);
  const work = (owned: OwnedPlace) => measure(owned, minutes);
  if (process.env.DATABASE === 'postgres') {
    const outcome = await withPostgresPlace(work);
    if (!outcome) throw new Error('No PostgreSQL server is installed here.');
    show('PostgreSQL', outcome, minutes);
  } else {
    show('embedded database', await withEmbeddedPlace(work), minutes);
  }
}
