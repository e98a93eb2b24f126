import type { Page } from '@playwright/test';

interface SlideWatch {
  /** When each slide was on the screen, in ms of the clock that all processes share. */
  readonly painted: number[];
  /** When "Cancelar" was clicked. */
  readonly cancelled: number[];
}

declare global {
  interface Window {
    slideWatch?: SlideWatch;
  }
}

const list = '[aria-label="Slides gerados"] [data-state="done"]';

/** Notes when slides come to be seen on this page and those that are opened in it later. */
export async function watchSlides(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const notes = { painted: [] as number[], cancelled: [] as number[] };
    window.slideWatch = notes;
    let seen = 0;
    // No function has a name of its own here: the compiler's help for those is not on the page.
    new MutationObserver(() => {
      const count = document.querySelectorAll(selector).length;
      const hasMore = count > seen;
      seen = count;
      if (!hasMore) return;
      requestAnimationFrame(() => {
        // The first task after a frame's callbacks comes when the frame has been laid out and painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const time = performance.timeOrigin + performance.now();
          while (notes.painted.length < count) notes.painted.push(time);
        };
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true, attributes: true });
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (button?.textContent === 'Cancelar') {
          notes.cancelled.push(performance.timeOrigin + timeStamp);
        }
      },
      { capture: true },
    );
  }, list);
}

/** Waits for so many slides; answers when each was seen, and forgets them. */
export async function paintedSlides(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction(
    (expected) => (window.slideWatch?.painted.length ?? 0) >= expected,
    count,
    { polling: 20, timeout: 60_000 },
  );
  return page.evaluate(() => window.slideWatch?.painted.splice(0) ?? []);
}

export async function cancelledAt(page: Page): Promise<number> {
  const [time] = await page.evaluate(() => window.slideWatch?.cancelled.splice(0) ?? []);
  if (time === undefined) throw new Error('Nothing was cancelled');
  return time;
}
