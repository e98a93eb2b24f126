import { expect, type Page } from '@playwright/test';

/** Natural size of a slide in CSS pixels. */
const slide = { width: 432, height: 540 };

/**
 * Shows one slide and nothing else, its corner in the corner of the page, so that no bar, notice
 * or half pixel of the layout is on the picture. What is around it must not hold it.
 */
function onlyThisSlide(id: string): string {
  return `
    :has(#${id}) { contain: none !important; will-change: auto !important; }
    body *:not(#${id}, #${id} *, :has(#${id})) { visibility: hidden !important; }
    #${id} { position: fixed !important; inset: 0 auto auto 0 !important; }
  `;
}

/**
 * The browser's own screenshot of the slide on the canvas, in the pixels of its screen.
 * @param slideNumber of the slide on the canvas, from 1; it must be drawn at its natural size
 */
export async function imageOfSlide(page: Page, slideNumber: number): Promise<Buffer> {
  const id = `slide-${slideNumber - 1}`;
  const drawn = page.locator(`#${id}`);
  await expect(drawn).toBeVisible();
  expect(await drawn.boundingBox(), 'size of the slide on the screen').toMatchObject(slide);
  await drawn.evaluate(async (element) => {
    await document.fonts.ready;
    await Promise.all(Array.from(element.querySelectorAll('img'), (image) => image.decode()));
  });
  return page.screenshot({ clip: { x: 0, y: 0, ...slide }, style: onlyThisSlide(id) });
}
