import type { Locator, Page } from '@playwright/test';

/** Where an export that takes its time shows how far it is. */
export function dockOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Exportando slides?$/ });
}

/**
 * Keeps slides from being drawn into files until they are let go. What the page waits for five
 * seconds and longer it waits for a hundred meanwhile, or it would give them up.
 * @param first slides that are drawn before
 */
export async function drawingHeldBack(page: Page, first = 0): Promise<() => Promise<void>> {
  await page.evaluate((free) => {
    const { postMessage } = Worker.prototype;
    const gate = new Promise((resolve) => Object.assign(window, { letGo: resolve }));
    const wait = window.setTimeout.bind(window);
    const waitLonger = (call: () => void, ms = 0, ...given: unknown[]) =>
      wait(call, ms < 5000 ? ms : 20 * ms, ...given);
    Object.assign(window, { setTimeout: waitLonger });
    void gate.then(() => Object.assign(window, { setTimeout: wait }));
    let sent = 0;
    Worker.prototype.postMessage = function postLater(this: Worker, ...order: [unknown]) {
      sent += 1;
      if (sent <= free) postMessage.apply(this, order);
      else void gate.then(() => postMessage.apply(this, order));
    };
  }, first);
  return () => page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
}
