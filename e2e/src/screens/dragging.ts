import { expect, type Locator, type Page } from '@playwright/test';

/** Steps in which pointer and finger cross the screen. */
const STEPS = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on a card that is no button of its own: its words. */
async function grabbingPoint(card: Locator): Promise<Point> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.3 };
}

function between(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
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
  for (const point of between(from, { x: to.x, y: to.y + 24 })) {
    await page.mouse.move(point.x, point.y);
  }
  await page.mouse.up();
  await expect(dragged(page)).toHaveCount(0);
}

/** Rests a finger until the thing is picked up, then draws it to where the other one is. */
export async function holdAndDragOver(page: Page, source: Locator, target: Locator): Promise<void> {
  const from = await grabbingPoint(source);
  const to = await grabbingPoint(target);
  const touch = await page.context().newCDPSession(page);
  await expect(sortable(page)).toBeVisible();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  await expect(dragged(page)).toBeVisible();
  for (const point of between(from, { x: to.x, y: to.y + 24 })) await send('touchMove', [point]);
  await send('touchEnd', []);
  await expect(dragged(page)).toHaveCount(0);
  await touch.detach();
}
