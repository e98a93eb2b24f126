import type { Browser, Page } from '@playwright/test';
import { ana } from '@arrasta/testkit';
import { watchTraffic } from '../web/traffic';
import { tasksDuring } from './main-thread';
import { timeClick } from './time-click';

const newCarousel = 'a[href="/modelos"]';
const blank = 'main [role="group"] button';
const drawnCover = '[data-card] [data-slide-id]';
const drawnSlide = '[role="group"] [data-slide-id]';
/** Covers beside one another, and those in the window at first. */
const firstRow = 5;
const firstWindow = 10;

/** One opening of the gallery, and of the editor from there. Times in ms. */
export interface GalleryOpening {
  readonly firstRow: number;
  readonly window: number;
  readonly editor: number;
  /** Of processor time, of the longest task of the page while it was opened, and while it was scrolled through. */
  readonly longestTask: number;
  readonly longestOfScroll: number;
}

/** Scrolls as a wheel does, until every cover was drawn. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(720, 600);
  const isDrawn = () =>
    page.evaluate(
      (undrawn) => document.querySelector(undrawn) === null,
      '[data-card]:not(:has([data-slide-id]))',
    );
  while (!(await isDrawn())) await page.mouse.wheel(0, 240);
}

const timeOpening = (page: Page, count: number) =>
  timeClick(page, newCarousel, { selector: drawnCover, count });

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await page.locator(drawnSlide).first().waitFor();
}

async function openOnce(browser: Browser, page: Page): Promise<GalleryOpening> {
  // Apart from what is timed: a trace takes time itself.
  const opening = await tasksDuring(browser, page, async () => {
    await timeOpening(page, firstWindow);
  });
  const scroll = await tasksDuring(browser, page, () => scrollThrough(page));
  await goBack(page);
  const row = await timeOpening(page, firstRow);
  await goBack(page);
  const whole = await timeOpening(page, firstWindow);
  const editor = await timeClick(page, blank, { selector: drawnSlide, count: 1 });
  const [longestTask, longestOfScroll] = [Math.max(...opening), Math.max(...scroll)];
  return { firstRow: row, window: whole, editor, longestTask, longestOfScroll };
}

/** Opens the gallery in a page that never did, and again so many times. */
export async function openGallery(
  browser: Browser,
  url: string,
  { rounds, slowdown }: { readonly rounds: number; readonly slowdown: number },
): Promise<{ readonly first: GalleryOpening; readonly others: readonly GalleryOpening[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const data = { ...ana, email: `gallery-${slowdown}@arrasta.example` };
    await context.request.post('/api/register', { data });
    const traffic = watchTraffic(context);
    const page = await context.newPage();
    await page.goto('/novo');
    await page.locator(drawnSlide).first().waitFor();
    await traffic.waitForIdle();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const first = await openOnce(browser, page);
    const others: GalleryOpening[] = [];
    while (others.length < rounds) others.push(await openOnce(browser, page));
    return { first, others };
  } finally {
    await context.close();
  }
}
