import type { Config } from './config/config';
import { migrateNow, openDatabase } from './database/open-database';
import { rotateKeys, type RotationCounts } from './modules/settings/key-rotation';
import { sealedKeysRepo } from './modules/settings/sealed-keys.repo';
import { aesSecretBox } from './security/aes-secret-box';

/**
 * Seals every stored key with the first key of ENCRYPTION_KEY. Beside a running server where the
 * database is a server of its own; the embedded one must be free.
 */
export async function rotateStoredKeys(config: Config): Promise<RotationCounts> {
  const { database, unlock } = await openDatabase(config);
  try {
    await migrateNow(config, database);
    const box = aesSecretBox(config.encryptionKeys);
    return await rotateKeys({ repo: sealedKeysRepo(database.prisma), box });
  } finally {
    await database.close();
    unlock();
  }
}
