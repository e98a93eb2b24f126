import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from '../bare/connection';
import { runCommand, type RunCommand } from '../process/command';
import {
  inDatabase,
  withEmbeddedPlace,
  withPostgresPlace,
  type OwnedPlace,
} from '../product/places';
import { product, type DataPlace } from '../product/product';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';
import { fillInstallation, installation } from './fill-installation';
import { differences, tableHashes, type TableHashes } from './table-hashes';

type Kind = 'embedded' | 'PostgreSQL';

/** One command, and what is wrong with what it left behind. */
interface Step extends RunCommand {
  readonly name: string;
  readonly fileSize: number;
  readonly differing: readonly string[];
}

const sumIn = ({ output }: RunCommand) => /SHA-256[^:]*: (\w{64})/.exec(output)?.[1] ?? 'none';
const hashesOf = (place: DataPlace) => inDatabase(place, tableHashes);

/** A database beside the one of that address, with nothing in it. */
async function emptyDatabase(databaseUrl: string, name: string): Promise<string> {
  const { query, close } = openPostgres(databaseUrl);
  await query(`CREATE DATABASE "${name}"`, []);
  await close();
  return databaseUrl.replace(/[^/]+$/, name);
}

interface Origin {
  readonly kind: Kind;
  readonly file: string;
  readonly fileSize: number;
  readonly hashes: TableHashes;
  readonly backup: RunCommand;
}

function restoredTo(origin: Origin, kind: Kind, databaseUrl?: string): Promise<Step> {
  return inTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const place = databaseUrl === undefined ? { dataFolder } : { dataFolder, databaseUrl };
    const run = await runCommand(product(place), ['restore', origin.file]);
    const differing = differences(origin.hashes, await hashesOf(place));
    if (sumIn(run) !== sumIn(origin.backup)) differing.push('the checksum told');
    const name = `restore, ${origin.kind} to ${kind}`;
    return { ...run, name, fileSize: origin.fileSize, differing };
  });
}

async function backedUp(kind: Kind, { place, account }: OwnedPlace, file: string): Promise<Origin> {
  await inDatabase(place, (connection) => fillInstallation(connection, account.userId));
  const hashes = await hashesOf(place);
  const backup = await runCommand(product(place), ['backup', file]);
  return { kind, file, fileSize: (await stat(file)).size, hashes, backup };
}

/** Backs up one database, and puts that into a new one of each kind. */
function thereAndBack(kind: Kind, owned: OwnedPlace, postgresUrl: string | undefined) {
  return inTemporaryFolder(async (folder) => {
    const origin = await backedUp(kind, owned, join(folder, 'tudo.arrasta'));
    // Reading must not have changed anything either.
    const differing = differences(origin.hashes, await hashesOf(owned.place));
    const { fileSize, backup } = origin;
    const steps: Step[] = [{ ...backup, name: `backup, ${kind}`, fileSize, differing }];
    steps.push(await restoredTo(origin, 'embedded'));
    if (postgresUrl !== undefined) {
      const target = await emptyDatabase(postgresUrl, `from_${kind.toLowerCase()}`);
      steps.push(await restoredTo(origin, 'PostgreSQL', target));
    }
    return steps;
  });
}

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

function show(steps: readonly Step[]): void {
  const rows = steps.map(({ name, seconds, fileSize, peak, differing }) => [
    name,
    `${seconds.toFixed(1)} s`,
    mb(fileSize),
    mb(peak),
    differing.length === 0 ? 'none' : differing.join(', '),
  ]);
  const heading = ['command', 'time', 'file', 'memory at most', 'tables that differ'];
  const { users, carouselsEach, slidesEach, images, imageBytes } = installation;
  const carousels = users * carouselsEach;
  printTopic('All there is, to a file and back', table(heading, rows), [
    `${String(users)} accounts, ${String(carousels)} carousels, ${String(carousels * slidesEach)} slides, ${String(images)} pictures of ${String(imageBytes / 1000)} kB.`,
    'Tables are compared by hashes of their rows that the product has no part in, and by the checksum that both commands print.',
  ]);
  if (steps.some(({ differing }) => differing.length > 0)) process.exitCode = 1;
}

/** Backs up and restores a large installation on both databases, and prints whether it is the same. */
export async function measureBackup(): Promise<void> {
  const steps = await withPostgresPlace(async (postgres) => {
    const url = postgres.place.databaseUrl;
    const fromPostgres = await thereAndBack('PostgreSQL', postgres, url);
    const fromEmbedded = await withEmbeddedPlace((embedded) =>
      thereAndBack('embedded', embedded, url),
    );
    return [...fromPostgres, ...fromEmbedded];
  });
  if (!steps) console.log('\nNo PostgreSQL server is installed here: left out.');
  show(steps ?? (await withEmbeddedPlace((owned) => thereAndBack('embedded', owned, undefined))));
}
