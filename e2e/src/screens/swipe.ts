import type { Locator, Page } from '@playwright/test';

/** Steps in which a finger crosses the screen. */
const STEPS = 5;

/** Draws a finger over the middle of `target`, `across` px to the right, or to the left below 0. */
export async function swipe(page: Page, target: Locator, across: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe over.');
  const start = { x: box.x + box.width / 2 - across / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= STEPS; step += 1) {
    const point = { x: start.x + (across * step) / STEPS, y: start.y };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
