import { requestLimits } from '@arrasta/contract';
import { usageLife, type UsageRepo } from '../modules/ai/usage/usage.service';
import type { Database } from '../kernel/database/database';
import type { IdempotencyRepo } from '../modules/idempotency/idempotency.service';
import { removeUnusedImages, type UnusedImageStore } from '../modules/images/image-gc';
import type { SessionsRepo } from '../modules/sessions/sessions';

const minute = 60_000;
const hour = 60 * minute;

interface HousekeepingDeps {
  readonly sessions: Pick<SessionsRepo, 'deleteExpired'>;
  readonly answers: Pick<IdempotencyRepo, 'deleteOlderThan'>;
  readonly images: UnusedImageStore;
  readonly usage: Pick<UsageRepo, 'deleteOlderThan'>;
  /** Entries of the audit log that are kept no longer. */
  readonly audit: { readonly removeOld: (now: Date) => Promise<void> };
  readonly database: Pick<Database, 'tidy'>;
  /** Objects in the bucket that no picture has. */
  readonly orphanedObjects: { readonly remove: (now: Date) => Promise<void> };
}

async function deleteExpired({
  sessions,
  answers,
  images,
  usage,
  audit,
  ...rest
}: HousekeepingDeps): Promise<void> {
  const now = new Date();
  await sessions.deleteExpired(now);
  const oldest = new Date(now.getTime() - requestLimits.idempotencyHours * hour);
  await answers.deleteOlderThan(oldest);
  await usage.deleteOlderThan(new Date(now.getTime() - usageLife));
  await audit.removeOld(now);
  await removeUnusedImages(images, now);
  await rest.database.tidy();
  // Last: a bucket that is away holds nothing else up.
  await rest.orphanedObjects.remove(now);
}

/**
 * Removes what has expired and tidies up, once an hour until stopped; tidies up a minute after the
 * start too, for servers that seldom run for an hour.
 */
export function startHousekeeping(
  swept: HousekeepingDeps,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): void {
  const soon = setTimeout(() => {
    swept.database.tidy().catch(onError);
  }, minute);
  const hourly = setInterval(() => {
    deleteExpired(swept).catch(onError);
  }, hour);
  for (const timer of [soon, hourly]) timer.unref();
  signal.addEventListener('abort', () => {
    clearTimeout(soon);
    clearInterval(hourly);
  });
}
