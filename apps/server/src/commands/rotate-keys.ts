import type { Config } from '../kernel/config/config';
import { migrateNow, withDatabase } from '../start/open-database';
import { rotateKeys, type RotationCounts } from '../modules/settings/key-rotation';
import { encryptedKeysRepo } from '../modules/settings/settings.repo';
import { aesSecretBox } from '../kernel/security/aes-secret-box';

/**
 * Seals every stored key with the first key of ENCRYPTION_KEY. Beside a running server where the
 * database is a server of its own; the embedded one must be free.
 */
export function rotateStoredKeys(config: Config): Promise<RotationCounts> {
  return withDatabase(config, async (database) => {
    await migrateNow(config, database);
    const box = aesSecretBox(config.encryptionKeys);
    return rotateKeys({ repo: encryptedKeysRepo(database.prisma), box });
  });
}
