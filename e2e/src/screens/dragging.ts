import { expect, type Locator, type Page } from '@playwright/test';
import { Finger, pointIn, pointsBetween, type Point } from './finger';

/** A place on a card that is no button of its own: its words. */
function grabbingPoint(card: Locator): Promise<Point> {
  return pointIn(card, 0.5, 0.3);
}

function dragged(page: Page): Locator {
  return page.locator('[data-dnd-dragging]');
}

/** Cards that can be dragged, which they can once they were pointed at. */
export function sortable(page: Page): Locator {
  return page.locator('[data-sortable]');
}

/** Drags with the mouse to where the other thing is, and lets go there. */
export async function dragOver(page: Page, source: Locator, target: Locator): Promise<void> {
  const from = await grabbingPoint(source);
  const to = await grabbingPoint(target);
  await page.mouse.move(from.x, from.y);
  await expect(sortable(page)).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8);
  await expect(dragged(page)).toBeVisible();
  for (const point of pointsBetween(from, { x: to.x, y: to.y + 24 })) {
    await page.mouse.move(point.x, point.y);
  }
  await page.mouse.up();
  await expect(dragged(page)).toHaveCount(0);
}

/** Rests a finger until the thing is picked up, then draws it to where the other one is. */
export async function holdAndDragOver(page: Page, source: Locator, target: Locator): Promise<void> {
  const to = await grabbingPoint(target);
  await expect(sortable(page)).toBeVisible();
  const finger = await Finger.down(page, await grabbingPoint(source));
  await expect(dragged(page)).toBeVisible();
  await finger.moveTo({ x: to.x, y: to.y + 24 });
  await finger.up();
  await expect(dragged(page)).toHaveCount(0);
}
