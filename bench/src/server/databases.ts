import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from '../bare/connection';
import { fillDatabase } from '../deck/fill-database';
import { withServer } from '../process/server-process';
import { register, type SignedIn } from '../product/account';
import { fillDataFolder } from '../product/filled-data-folder';
import { withPostgresServer } from '../product/postgres';
import { product, type DataPlace } from '../product/product';
import { inTemporaryFolder } from '../temporary-folder';

/** Two places with the same tables and the same rows, and the account they belong to. */
export interface FilledPlaces {
  readonly ours: DataPlace;
  readonly bare: DataPlace;
  readonly account: SignedIn;
}

type Work<Result> = (places: FilledPlaces) => Promise<Result>;

/** Embedded: one process alone may open a folder, so the bare server is given a copy. */
export function withEmbedded<Result>(work: Work<Result>): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const ours = { dataFolder: join(folder, 'ours') };
    const bare = { dataFolder: join(folder, 'bare') };
    await mkdir(ours.dataFolder);
    const account = await fillDataFolder(ours.dataFolder);
    await cp(ours.dataFolder, bare.dataFolder, { recursive: true });
    return work({ ours, bare, account });
  });
}

async function fillPostgres(place: Required<DataPlace>): Promise<SignedIn> {
  const account = await withServer(product(place), ({ url }) => register(url));
  const connection = openPostgres(place.databaseUrl);
  try {
    await fillDatabase(connection, account.userId);
  } finally {
    await connection.close();
  }
  return account;
}

/** PostgreSQL: both servers on one database. Answers undefined where none is installed. */
export function withPostgres<Result>(work: Work<Result>): Promise<Result | undefined> {
  return withPostgresServer(({ url: databaseUrl }) =>
    inTemporaryFolder(async (dataFolder) => {
      const place = { dataFolder, databaseUrl };
      return work({ ours: place, bare: place, account: await fillPostgres(place) });
    }),
  );
}
