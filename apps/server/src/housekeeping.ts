import { requestLimits } from '@arrasta/contract';
import type { PrismaClient } from './generated/prisma/client';
import { idempotencyRepo } from './modules/idempotency/idempotency.repo';
import { sessionsRepo } from './modules/sessions/sessions.repo';

const hour = 3_600_000;

async function sweep(prisma: PrismaClient): Promise<void> {
  const now = new Date();
  await sessionsRepo(prisma).deleteExpired(now);
  const oldest = new Date(now.getTime() - requestLimits.idempotencyHours * hour);
  await idempotencyRepo(prisma).deleteOlderThan(oldest);
}

/** Removes what has expired, once an hour until stopped. */
export function startHousekeeping(
  prisma: PrismaClient,
  stop: AbortSignal,
  onError: (error: unknown) => void,
): void {
  const timer = setInterval(() => {
    sweep(prisma).catch(onError);
  }, hour);
  timer.unref();
  stop.addEventListener('abort', () => {
    clearInterval(timer);
  });
}
