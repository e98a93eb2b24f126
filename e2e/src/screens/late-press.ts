import type { Locator } from '@playwright/test';

/** Presses one thing and, before more than the slide is drawn anew, another. */
export async function pressBoth(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate(async (button: HTMLElement, next) => {
    button.click();
    await Promise.resolve();
    (next as HTMLElement | null)?.click();
  }, other);
}

/** Presses one thing, and says whether a press on another would meet it right after. */
export async function isMetAfter(first: Locator, second: Locator): Promise<boolean> {
  await second.scrollIntoViewIfNeeded();
  const other = await second.elementHandle();
  return first.evaluate(async (button: HTMLElement, next) => {
    button.click();
    await Promise.resolve();
    if (!(next instanceof HTMLElement)) throw new Error('not shown');
    const { x, y, width, height } = next.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return next.contains(met);
  }, other);
}
