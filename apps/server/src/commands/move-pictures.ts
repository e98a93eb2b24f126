import { randomUUID } from 'node:crypto';
import type { Config } from '../kernel/config/config';
import { ConfigurationError } from '../kernel/config/environment';
import { migrateNow, withDatabase } from '../start/open-database';
import { movePicturesInto } from '../modules/pictures/move-pictures';
import { countInDatabase, movingRepo } from '../modules/pictures/move-pictures.repo';
import { pictureBucket } from '../providers/picture-bucket/picture-bucket';

/**
 * `pnpm move-pictures`: the bytes of pictures that were kept in the database go into the bucket.
 * Beside running servers that know the bucket; the embedded database must be free.
 * @throws ConfigurationError where there is no bucket, BucketFailure where it does not take them.
 */
export async function moveStoredPictures(
  config: Config,
): Promise<{ readonly moved: number; readonly left: number }> {
  if (config.bucket === undefined) throw new ConfigurationError('S3_BUCKET is missing');
  const bucket = pictureBucket(config.bucket);
  try {
    return await withDatabase(config, async (database) => {
      await migrateNow(config, database);
      const moving = movingRepo(database, () => new Date());
      const moved = await movePicturesInto(bucket, moving, randomUUID);
      return { moved, left: await countInDatabase(database) };
    });
  } finally {
    await bucket.close();
  }
}
