import { chromium } from '@playwright/test';
import { installedBrowser, quietBrowserArguments } from '../fixtures/browser';
import type { RenderedImage, DrawnLines, Image } from '../gallery/image';
import { installedEngines, type EngineName } from './engine';
import type { EnginePage } from './engine-page';
import { startEngine } from './start-engine';

/** Chromium, which Playwright drives, and the other engines. */
export type BrowserName = 'chromium' | EngineName;

/** Browsers that are installed here. */
export function installedBrowsers(): BrowserName[] {
  return ['chromium', ...installedEngines()];
}

/** Of a picture, in px, and pixels of its file for one of them. */
const slide = { width: 432, height: 540, scale: 2.5 };

/** The gallery in any of the three engines. */
export interface SlideBrowser {
  /** The engine's own picture of a slide, 1080x1350. */
  screenshot(image: Image): Promise<Buffer>;
  /** The PNG the product exports of it there, and how it was made. */
  export(image: Image): Promise<{ file: Buffer; isPainted: boolean }>;
  /** The lines of the texts of each picture. */
  lines(images: readonly Image[]): Promise<readonly DrawnLines[]>;
  errors(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Functions of the gallery's page, whatever drives it. */
interface WallCalls {
  hang(images: readonly Image[]): Promise<void>;
  render(image: Image): Promise<RenderedImage>;
  lines(): Promise<readonly DrawnLines[]>;
  screenshot(): Promise<Buffer>;
  errors(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const HUNG_AT_ONCE = 30;

function slideBrowser(wall: WallCalls): SlideBrowser {
  return {
    async screenshot(image) {
      await wall.hang([image]);
      return wall.screenshot();
    },
    async export(image) {
      const { file, isPainted } = await wall.render(image);
      return { file: Buffer.from(file, 'base64'), isPainted };
    },
    async lines(images) {
      const found: DrawnLines[] = [];
      for (let first = 0; first < images.length; first += HUNG_AT_ONCE) {
        await wall.hang(images.slice(first, first + HUNG_AT_ONCE));
        found.push(...(await wall.lines()));
      }
      return found;
    },
    errors: () => wall.errors(),
    stop: () => wall.stop(),
  };
}

/** An engine that has no smaller pixels draws the wall larger, which changes no layout. */
async function enlargeWall(page: EnginePage, scale: number): Promise<void> {
  await page.evaluate((factor) => {
    const wall = document.querySelector('main');
    if (wall === null) throw new Error('There is no wall.');
    wall.style.transformOrigin = '0 0';
    wall.style.transform = factor === 1 ? 'none' : `scale(${factor})`;
  }, scale);
}

async function openEngine(name: EngineName, url: string): Promise<SlideBrowser> {
  const engine = await startEngine(name);
  const page = await engine.openSite(url);
  const scale = slide.scale / engine.pixelRatio;
  const [width, height] = [slide.width * scale, slide.height * scale];
  await page.setViewport({ width: 1080, height: 1350, scale: engine.pixelRatio });
  await page.goto('/');
  await page.waitFor(() => 'wall' in window);
  await enlargeWall(page, scale);
  return slideBrowser({
    hang: (images) => page.evaluate((all) => window.wall.hang(all, 3), images),
    render: (image) => page.evaluate((one) => window.wall.render(one), image),
    lines: () => page.evaluate(() => window.wall.lines()),
    screenshot: () => page.screenshot({ left: 0, top: 0, width, height }),
    errors: () => page.errors(),
    stop: () => engine.stop(),
  });
}

async function openChromium(url: string): Promise<SlideBrowser> {
  const browser = await chromium.launch({ ...installedBrowser(), args: quietBrowserArguments() });
  const viewport = { width: 1440, height: 1400 };
  const page = await browser.newPage({ deviceScaleFactor: slide.scale, viewport });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url);
  await page.waitForFunction(() => 'wall' in window);
  const { width, height } = slide;
  return slideBrowser({
    hang: (images) => page.evaluate((all) => window.wall.hang(all, 3), images),
    render: (image) => page.evaluate((one) => window.wall.render(one), image),
    lines: () => page.evaluate(() => window.wall.lines()),
    screenshot: () => page.screenshot({ clip: { x: 0, y: 0, width, height } }),
    errors: () => Promise.resolve(errors),
    stop: () => browser.close(),
  });
}

/** Opens the gallery at an address in a browser of its own. */
export async function openSlideBrowser(name: BrowserName, url: string): Promise<SlideBrowser> {
  return name === 'chromium' ? openChromium(url) : openEngine(name, url);
}
