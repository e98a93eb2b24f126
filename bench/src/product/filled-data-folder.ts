import { openEmbedded } from '../bare/connection';
import { fillDatabase } from '../deck/fill-database';
import { withServer } from '../process/server-process';
import { register, type SignedIn } from './account';
import { embeddedFolder, product } from './product';

/** Lets the product make its data folder and an account, and fills the account's list. */
export async function fillDataFolder(dataFolder: string): Promise<SignedIn> {
  const account = await withServer(product({ dataFolder }), ({ url }) => register(url));
  const connection = await openEmbedded(embeddedFolder(dataFolder));
  try {
    await fillDatabase(connection, account.userId);
  } finally {
    await connection.close();
  }
  return account;
}
