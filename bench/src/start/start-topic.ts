import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median } from '../median';
import { startServerProcess, type ServerProcess } from '../process/server-process';
import { fillDataFolder } from '../product/filled-data-folder';
import { embeddedFolder, product } from '../product/product';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';

const ROUNDS = 7;
const AIM_MS = 2_500;
const PRINTED_WITHIN_MS = 5_000;

/** Milliseconds of one start. */
interface Start {
  /** From the start of the process to the first 200 of /readyz. */
  readonly ready: number;
  /** What the server says its database took of it. */
  readonly database: number;
  /** Time on a processor until then: what other programs take does not count. */
  readonly processor: number;
}

const run = promisify(execFile);

/** Milliseconds that opening the database takes in a process that does nothing else. */
async function openAlone(dataFolder: string): Promise<number> {
  const file = join(import.meta.dirname, 'open-database.mjs');
  const { stdout } = await run(process.execPath, [file, embeddedFolder(dataFolder)]);
  return Number(stdout);
}

/** The server prints it a moment after it is ready. */
async function printedDatabaseTime({ output }: ServerProcess): Promise<number> {
  const deadline = performance.now() + PRINTED_WITHIN_MS;
  for (;;) {
    const [, milliseconds] = /banco de dados: (\d+) ms/.exec(output()) ?? [];
    if (milliseconds !== undefined) return Number(milliseconds);
    if (performance.now() > deadline) throw new Error(`No time was printed, but:\n${output()}`);
    await pause(5);
  }
}

async function startOnce(dataFolder: string): Promise<Start> {
  const server = await startServerProcess(product({ dataFolder }));
  const processor = await server.processorTime();
  const database = await printedDatabaseTime(server);
  await server.stop();
  return { ready: server.readyAfter, database, processor };
}

const inMs = (values: readonly number[]) => `${Math.round(median(values))} ms`;

function range(values: readonly number[]): string {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))} ms`;
}

interface Starts {
  readonly existing: readonly Start[];
  /** On a folder in which there is nothing yet. */
  readonly first: readonly Start[];
  /** Milliseconds that the existing database takes alone. */
  readonly alone: readonly number[];
}

function show({ existing: starts, first, alone }: Starts): void {
  const ready = starts.map((start) => start.ready);
  const database = starts.map((start) => start.database);
  const processor = starts.map((start) => start.processor);
  const ratio = median(ready) / AIM_MS;
  const firstReady = first.map((start) => start.ready);
  const firstDatabase = first.map((start) => start.database);
  const drawn = table(
    ['', 'median', 'from ... to', 'of the aim', 'aim'],
    [
      ['start to ready', inMs(ready), range(ready), ratio.toFixed(2), `${AIM_MS} ms`],
      ['  of which the database, as the server says', inMs(database), range(database), '', ''],
      ['  on a processor', inMs(processor), range(processor), '', ''],
      ['opening the same database alone', inMs(alone), range(alone), '', ''],
      ['first start, on an empty folder', inMs(firstReady), range(firstReady), '', ''],
      ['  of which the database', inMs(firstDatabase), range(firstDatabase), '', ''],
    ],
  );
  printTopic('Start of the built server on the embedded database', drawn, [
    `Start to ready is ${(median(ready) / median(alone)).toFixed(2)} times the opening of the database alone.`,
    `${ROUNDS} rounds, in turn: the database alone, the server, the server on an empty folder. 1,000 carousels of 10 slides.`,
  ]);
}

/** Measures and prints how long the built server takes until it may be given work. */
export async function measureStart(): Promise<void> {
  await inTemporaryFolder(async (dataFolder) => {
    await fillDataFolder(dataFolder);
    const alone: number[] = [];
    const existing: Start[] = [];
    const first: Start[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await openAlone(dataFolder));
      existing.push(await startOnce(dataFolder));
      first.push(await inTemporaryFolder(startOnce));
    }
    show({ existing, first, alone });
  });
}
