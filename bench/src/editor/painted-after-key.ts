import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

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
    const isTimed = window.stopwatch !== undefined;
    window.stopwatch = { times: [] };
    if (isTimed) return;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks comes when the frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.stopwatch?.times.push(performance.now() - timeStamp);
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

/** When a key is pressed: once the one before is painted, or as a person types. */
export type Pace = 'at once' | 'by hand';

/** In ms from the frame of one key to the next key: ten to twenty keys a second. */
const shortestPause = 30;
const maxPauseMs = 90;
const goldenRatio = (1 + Math.sqrt(5)) / 2;

/**
 * The pause before a key typed by hand. Multiples of the golden ratio spread evenly over the range
 * and so over the 16.7 ms of a frame, the same in every run: no key waits for its frame by chance.
 */
function pauseBefore(index: number): number {
  return shortestPause + (maxPauseMs - shortestPause) * ((index * goldenRatio) % 1);
}

/** Presses the keys one after another, each once the one before is painted; answers the times in ms. */
export async function timesOf(page: Page, keys: readonly string[], pace: Pace): Promise<number[]> {
  await startTiming(page);
  for (const [index, key] of keys.entries()) {
    if (pace === 'by hand') await pause(pauseBefore(index));
    await page.keyboard.press(key);
    await waitForTimes(page, index + 1);
  }
  const times = await page.evaluate(() => window.stopwatch?.times ?? []);
  return times.slice(warmUp);
}
