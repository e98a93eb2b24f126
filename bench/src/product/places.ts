import { openEmbedded, openPostgres, type Connection } from '../bare/connection';
import { withServer } from '../process/server-process';
import { inTemporaryFolder } from '../temporary-folder';
import { adminEnvironment, signInAsAdmin, type SignedIn } from './account';
import { withPostgresServer } from './postgres';
import { embeddedFolder, product, type DataPlace } from './product';

/** A place that has the product's tables and one account, an Admin. */
export interface OwnedPlace {
  readonly place: DataPlace;
  readonly account: SignedIn;
}

type Work<Result> = (owned: OwnedPlace) => Promise<Result>;

async function owned(place: DataPlace): Promise<OwnedPlace> {
  const { env, ...program } = product(place);
  const asked = { ...program, env: { ...env, ...adminEnvironment } };
  return { place, account: await withServer(asked, ({ url }) => signInAsAdmin(url)) };
}

/** Gives the work a new embedded database, of which no server is running. */
export function withEmbeddedPlace<Result>(work: Work<Result>): Promise<Result> {
  return inTemporaryFolder(async (dataFolder) => work(await owned({ dataFolder })));
}

/** The same on PostgreSQL. Answers undefined where none is installed. */
export function withPostgresPlace<Result>(work: Work<Result>): Promise<Result | undefined> {
  return withPostgresServer(({ url: databaseUrl }) =>
    inTemporaryFolder(async (dataFolder) => work(await owned({ dataFolder, databaseUrl }))),
  );
}

/** Gives the work a place's database itself. The embedded one must have no server then. */
export async function inDatabase<Result>(
  { dataFolder, databaseUrl }: DataPlace,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection =
    databaseUrl === undefined
      ? await openEmbedded(embeddedFolder(dataFolder))
      : openPostgres(databaseUrl);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
