import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config/config';
import type { Database } from '../kernel/database/database';
import { argonPasswords } from '../kernel/security/passwords';
import { aesSecretBox } from '../kernel/security/secret-box';
import { usageRepo } from '../modules/ai/usage/usage.repo';
import { auditRepo, removeOldEntries } from '../modules/audit/audit.repo';
import { adminsRepo } from '../modules/auth/accounts.repo';
import { ensureFirstAdmin } from '../modules/auth/first-admin';
import type { SlideExporter } from '../modules/exports/slide-exporter';
import { idempotencyRepo } from '../modules/idempotency/idempotency.repo';
import { removeOrphanedObjects } from '../modules/images/image-gc';
import { orphanedObjectsRepo, unusedImageRepo } from '../modules/images/image-gc.repo';
import { checkBucketAccess, reportBucketFailures } from '../modules/images/image-objects';
import { countInBucket } from '../modules/images/move-images.repo';
import { sessionsRepo } from '../modules/sessions/sessions.repo';
import { countUndecryptable } from '../modules/settings/key-rotation';
import { encryptedKeysRepo } from '../modules/settings/settings.repo';
import {
  exporterClient,
  type ExporterProgram,
} from '../providers/headless-browser/exporter-client';
import { imageBucket, type ImageBucket } from '../providers/image-bucket/image-bucket';
import { builtWebApp } from './dependencies';

/** Makes sure that there is an Admin. @returns the account to be shown, where one was generated */
export function makeFirstAdmin(config: Config, { prisma }: Database) {
  return ensureFirstAdmin({
    admins: adminsRepo(prisma),
    passwords: argonPasswords(),
    audit: auditRepo(prisma),
    configured: config.admin,
    embedded: config.databaseUrl === undefined,
  });
}

/** How many stored keys none of the configured keys opens. */
export function countUndecryptableKeys(
  { encryptionKeys }: Config,
  { prisma }: Database,
): Promise<number> {
  return countUndecryptable({ repo: encryptedKeysRepo(prisma), box: aesSecretBox(encryptionKeys) });
}

/** Limits that instances share, where there is a Redis for them; its client is loaded for them. */
async function sharedLimits({ rateLimit, redisUrl }: Config) {
  if (!rateLimit || redisUrl === undefined) return undefined;
  const { redisRateLimits } = await import('../providers/rate-limits/redis-rate-limits');
  return redisRateLimits(redisUrl);
}

function orphanedObjects(database: Database, bucket: ImageBucket | undefined) {
  const store = orphanedObjectsRepo(database);
  const remove = (now: Date) =>
    bucket ? removeOrphanedObjects(store, bucket, now) : Promise.resolve();
  return { remove };
}

function oldEntries({ auditDays }: Config, { prisma }: Database) {
  const day = 24 * 3_600_000;
  const removeOld = async (now: Date) => {
    if (auditDays !== null) {
      await removeOldEntries(prisma, new Date(now.getTime() - auditDays * day));
    }
  };
  return { removeOld };
}

/** What housekeeping sees to. */
export function housekeepingTasks(
  config: Config,
  database: Database,
  bucket: ImageBucket | undefined,
) {
  return {
    sessions: sessionsRepo(database),
    answers: idempotencyRepo(database.prisma),
    images: unusedImageRepo(database),
    usage: usageRepo(database),
    audit: oldEntries(config, database),
    database,
    orphanedObjects: orphanedObjects(database, bucket),
  };
}

/** What the instances of an installation share besides the database, where it is configured. */
export async function sharedDependencies(config: Config) {
  const limits = await sharedLimits(config);
  const bucket = config.bucket && imageBucket(config.bucket);
  return {
    bucket,
    overrides: {
      ...(limits && { limits, leases: limits.leases }),
      ...(bucket && { bucket }),
    },
    open(log: FastifyInstance['log']) {
      limits?.open((error) => {
        log.warn(error, 'REDIS_URL');
      });
      if (bucket === undefined) return;
      reportBucketFailures(bucket.listen, ({ operation, outcome, reason }, failures) => {
        log.warn({ err: reason, operation, outcome, failures }, 'S3_BUCKET');
      });
      // The operator sees a wrong setting now, and not with the first picture.
      checkBucketAccess(bucket).catch(() => undefined);
    },
    async close() {
      limits?.close();
      await bucket?.close();
    },
  };
}

/** Undefined where there is no browser, or no web app to make files with. */
export function exporterOf(
  { browser }: Config,
  program: ExporterProgram,
): SlideExporter | undefined {
  const builtFolder = builtWebApp();
  if (browser === undefined || builtFolder === undefined) return undefined;
  return exporterClient({ browser, webFolder: builtFolder, program });
}

/** How many pictures are in a bucket that the configuration does not name. */
export function countImagesAway({ bucket }: Config, database: Database): Promise<number> {
  return bucket === undefined ? countInBucket(database) : Promise.resolve(0);
}
