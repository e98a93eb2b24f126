import type { Env } from '@arrasta/domain';

/**
 * For a deck that is drawn and never saved. It is of the present, since a theme may show its month;
 * its identities are its own and count from one, so that the same deck gets the same ones again.
 * @param prefix what the identities begin with
 */
export function drawingEnv(prefix = 'drawn'): Env {
  let last = 0;
  return {
    now: () => new Date().toISOString(),
    newId: () => `${prefix}-${String((last += 1))}`,
  };
}
