import { randomUUID } from 'node:crypto';
import type { Config } from '../kernel/config/config';
import { migrateNow, withDatabase } from '../start/open-database';
import { rotateKeys, type RotationCounts } from '../modules/settings/key-rotation';
import { encryptedKeysRepo } from '../modules/settings/settings.repo';
import { aesSecretBox } from '../kernel/security/secret-box';
import { ConfigurationError } from '../kernel/config/environment';
import { moveImagesInto } from '../modules/images/move-images';
import { countInDatabase, movingRepo } from '../modules/images/move-images.repo';
import { imageBucket } from '../providers/image-bucket/image-bucket';
import { explainBucketFailure } from '../modules/images/image-objects';

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

/**
 * `pnpm move-pictures`: the bytes of pictures that were kept in the database go into the bucket.
 * Beside running servers that know the bucket; the embedded database must be free.
 * @throws ConfigurationError where there is no bucket, OperatorError where it does not take them.
 */
export async function moveStoredImages(
  config: Config,
): Promise<{ readonly moved: number; readonly left: number }> {
  if (config.bucket === undefined) throw new ConfigurationError('S3_BUCKET is missing');
  const bucket = imageBucket(config.bucket);
  try {
    return await withDatabase(config, async (database) => {
      await migrateNow(config, database);
      const moving = movingRepo(database, () => new Date());
      const moved = await moveImagesInto(bucket, moving, randomUUID);
      return { moved, left: await countInDatabase(database) };
    });
  } catch (error) {
    throw explainBucketFailure(error);
  } finally {
    await bucket.close();
  }
}
