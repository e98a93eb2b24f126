import type { Page } from '@playwright/test';

interface Stopwatch {
  /** Milliseconds from each key to the frame that shows what it did. */
  readonly times: number[];
}

declare global {
  interface Window {
    stopwatch?: Stopwatch;
  }
}

/**
 * Starts to time keys on the page: from the moment the system had the key (the event's own time)
 * until the frame after it was handed to be drawn.
 */
async function startTiming(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    window.stopwatch = { times };
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks comes when the frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

async function waitForTimes(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => (window.stopwatch?.times.length ?? 0) >= expected,
    count,
    { polling: 20 },
  );
}

/** Keys that warm up the page before the ones that count. */
const warmUp = 10;

/** Presses the keys one after another, each once the one before is painted; answers the times in ms. */
export async function timesOf(page: Page, keys: readonly string[]): Promise<number[]> {
  await startTiming(page);
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await waitForTimes(page, index + 1);
  }
  const times = await page.evaluate(() => window.stopwatch?.times ?? []);
  return times.slice(warmUp);
}
