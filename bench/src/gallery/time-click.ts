import type { Page } from '@playwright/test';

/**
 * Clicks what a selector finds first, and times how long it takes until another one finds so many
 * and they are painted, in ms.
 */
export async function timeClick(
  page: Page,
  clicked: string,
  shown: { readonly selector: string; readonly count: number },
): Promise<number> {
  return page.evaluate(
    async ([clickedSelector, { selector, count }]) => {
      const began = performance.now();
      document.querySelector<HTMLElement>(clickedSelector)?.click();
      while (document.querySelectorAll(selector).length < count) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise<unknown>((resolve) =>
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks comes when the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
      );
      return performance.now() - began;
    },
    [clicked, shown] as const,
  );
}
