import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

const QUIET_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** Watches the requests of a profile; `waitForIdle` resolves when there have been none for long. */
export function watchTraffic(context: BrowserContext): { waitForIdle: () => Promise<void> } {
  let underWay = 0;
  let last = performance.now();
  const changed = (by: 1 | -1) => () => {
    underWay += by;
    last = performance.now();
  };
  context.on('request', changed(1));
  context.on('requestfinished', changed(-1));
  context.on('requestfailed', changed(-1));
  return {
    waitForIdle: async () => {
      while (underWay > 0 || performance.now() - last < QUIET_MS) await pause(LOOK_EVERY_MS);
    },
  };
}
