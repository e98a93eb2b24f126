import { requestLimits } from '@arrasta/contract';
import { usageLife, type UsageRepo } from './modules/ai/usage/usage';
import type { IdempotencyRepo } from './modules/idempotency/idempotency.service';
import { removeUnusedPictures, type PictureUpkeepStore } from './modules/pictures/picture-upkeep';
import type { SessionsRepo } from './modules/sessions/sessions';

const hour = 3_600_000;

interface Swept {
  readonly sessions: Pick<SessionsRepo, 'deleteExpired'>;
  readonly answers: Pick<IdempotencyRepo, 'deleteOlderThan'>;
  readonly pictures: PictureUpkeepStore;
  readonly usage: Pick<UsageRepo, 'deleteOlderThan'>;
}

async function sweep({ sessions, answers, pictures, usage }: Swept): Promise<void> {
  const now = new Date();
  await sessions.deleteExpired(now);
  const oldest = new Date(now.getTime() - requestLimits.idempotencyHours * hour);
  await answers.deleteOlderThan(oldest);
  await usage.deleteOlderThan(new Date(now.getTime() - usageLife));
  await removeUnusedPictures(pictures, now);
}

/** Removes what has expired, once an hour until stopped. */
export function startHousekeeping(
  swept: Swept,
  stop: AbortSignal,
  onError: (error: unknown) => void,
): void {
  const timer = setInterval(() => {
    sweep(swept).catch(onError);
  }, hour);
  timer.unref();
  stop.addEventListener('abort', () => {
    clearInterval(timer);
  });
}
