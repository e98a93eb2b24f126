import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientDisconnectSignal } from '../../kernel/http';
import { limitKey } from '../../kernel/security/identity';

/** Refusals of one address that are sent at once, and within how many seconds. */
const promptRefusals = { points: 20, duration: 10 };

/** Milliseconds after which one more is sent. */
export const refusalDelayMs = 1_000;

/**
 * Has an address that is refused again and again wait for each further refusal. A client that tries
 * again at once would keep the process busy with refusals alone, however cheap each of them is.
 * Meanwhile the call takes no place among those that are worked on.
 * @param delayMs milliseconds; 0 for never
 */
export function delayRepeatedRefusals(api: FastifyInstance, delayMs: number): void {
  if (delayMs === 0) return;
  const refusals = new RateLimiterMemory(promptRefusals);
  api.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400) return;
    const isPrompt = await refusals.consume(limitKey(request.ip)).then(
      () => true,
      () => false,
    );
    if (isPrompt) return;
    request.releaseSlot?.();
    const signal = clientDisconnectSignal(reply);
    await pause(delayMs, undefined, { ref: false, signal }).catch(() => undefined);
  });
}
