import type { Env } from '@arrasta/domain';

/** What is drawn and never saved needs neither the present nor identities of its own. */
export function drawingEnv(): Env {
  let last = 0;
  return {
    now: () => '1970-01-01T00:00:00.000Z',
    newId: () => `drawn-${String((last += 1))}`,
  };
}
