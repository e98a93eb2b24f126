import { useEffect } from 'react';
import { bringAhead } from './bring-ahead';
import { partBringers } from './part-loader';

/** How long nothing may have been fetched before the parts are, in ms. */
const quietTime = 2_000;
/** When it is tried again where the browser does not say that it is online, in ms. */
const nextTry = 60_000;
/** A browser that is never idle goes on after this time, in ms. */
const longestWait = 5_000;
/** What is waited where the browser cannot say that it is idle, in ms. */
const shortPause = 200;

function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietTime);
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietTime);
    observer.observe({ type: 'resource' });
  });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, shortPause);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
}

function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, nextTry);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Noted by the browser once every part is here. */
const allHere = 'parts-ahead';

async function bringAll(): Promise<void> {
  await untilQuiet();
  await bringAhead(partBringers, { untilIdle, untilNextTry });
  performance.mark(allHere);
}

let begun = false;

/**
 * Loads the parts that were not needed yet once everything else is there and the browser has
 * nothing to do: they open at once, and also while the server is away.
 */
export function usePartsAhead(): void {
  useEffect(() => {
    if (begun) return;
    begun = true;
    void bringAll();
  }, []);
}
