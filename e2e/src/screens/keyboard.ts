import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any screen has places to stop at. */
const MOST_STEPS = 60;

/** Presses Tab until the focus is on `target`. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await target.evaluate((element) => element === document.activeElement);
    if (focused) return;
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}
