import { join } from 'node:path';
import { slideHeights } from '@arrasta/domain';
import type { CDPSession, Page } from '@playwright/test';
import { decoded } from '../pixels/decoded';
import type { Pixels } from '../pixels/shift';
import type { DrawnText, Image } from './image';

/** Width of a picture on the wall, in px. */
const slideWidth = 432;

/** Answered from the built folder; no server stands behind it. */
const ADDRESS = 'http://galeria.test';

/** Words, icons and pictures gone, everything that words stand on as it was: papers are paths too. */
const WITHOUT_WORDS = `
  [data-slide-id] * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
  :is([data-slide-field], [data-page-indicator]) svg { visibility: hidden !important; }
  [data-slide-field] img { visibility: hidden !important; }
`;

/** The same with icons and pictures, for words that stand on pictures. */
const WITHOUT_LETTERS = `
  [data-slide-id] * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
`;

/**
 * Words alone on white: elements' in red, the page indicator's in green, all others in blue, those
 * of decoration not at all.
 */
const WORDS_ALONE = `
  [data-slide-id], [data-slide-id] * {
    -webkit-text-fill-color: #00f !important;
    background: none !important;
    border-color: transparent !important;
    box-shadow: none !important;
    opacity: 1 !important;
    text-shadow: none !important;
  }
  [data-slide-id] > [aria-hidden] * { -webkit-text-fill-color: transparent !important; }
  [data-slide-id] [data-slide-field] * { -webkit-text-fill-color: #f00 !important; }
  [data-slide-id] :is([data-page-indicator], [data-page-indicator] *) {
    -webkit-text-fill-color: #0f0 !important;
  }
  [data-slide-id] :is(img, svg) { visibility: hidden !important; }
`;

/** Slides on one page, drawn by the product's renderer in a real browser. */
export class Gallery {
  readonly #page: Page;
  #session: CDPSession | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the gallery that was built to `folder`. */
  async open(folder: string): Promise<void> {
    await this.#page.route(`${ADDRESS}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
    });
    await this.#page.goto(ADDRESS);
    await this.#page.waitForFunction(() => 'wall' in window);
  }

  /** Opens it anew, with what was changed of the page or of its answers since. */
  async reload(): Promise<void> {
    await this.#page.reload();
    await this.#page.waitForFunction(() => 'wall' in window);
  }

  /** Hangs these pictures in rows of `columns`, instead of those there were. */
  async hang(images: readonly Image[], columns: number): Promise<void> {
    await this.#page.evaluate(([all, across]) => window.wall.hang(all, across), [
      images,
      columns,
    ] as const);
  }

  /** Every run of text on the pictures, in their order. */
  texts(): Promise<DrawnText[]> {
    return this.#page.evaluate(() => window.wall.texts());
  }

  /** How many px the elements of each picture run out of their field. */
  overflows(): Promise<number[]> {
    return this.#page.evaluate(() => window.wall.overflows());
  }

  /** Where the kerning that is kept of the fonts is not what the browser draws. */
  kerningErrors(): Promise<string[]> {
    return this.#page.evaluate(() => window.wall.kerningErrors());
  }

  /** The PNG the product exports of a picture, which need not hang here, and how it was made. */
  async render(image: Image): Promise<{ file: Buffer; isPainted: boolean }> {
    const { file, isPainted } = await this.#page.evaluate((one) => window.wall.render(one), image);
    return { file: Buffer.from(file, 'base64'), isPainted };
  }

  /** The browser's own screenshot of a picture, which hangs alone for it. */
  async shown(image: Image): Promise<Buffer> {
    await this.hang([image], 1);
    return this.#capture({ width: slideWidth, height: slideHeights[image.carousel.format] });
  }

  /** Whether the machine has a font of emoji: without one, a family is a box for each of its people. */
  drawsEmoji(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      const [family = 0, person = 0] = ['👩‍👩‍👧‍👦', '👩'].map((one) => context?.measureText(one).width);
      return family < 2 * person;
    });
  }

  /** The wall without its words. */
  backgrounds(): Promise<Pixels> {
    return this.#photograph(WITHOUT_WORDS);
  }

  /** The wall without its words, with all pictures. */
  backgroundsWithImages(): Promise<Pixels> {
    return this.#photograph(WITHOUT_LETTERS);
  }

  /** The words without anything behind them, in the colours that `inkOf` tells apart. */
  ink(): Promise<Pixels> {
    return this.#photograph(WORDS_ALONE);
  }

  /** The browser's protocol itself, whose screenshots take two thirds of the time of Playwright's. */
  async #openSession(): Promise<CDPSession> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const deviceScaleFactor = await this.#page.evaluate(() => devicePixelRatio);
    const size = this.#page.viewportSize() ?? { width: 1440, height: 1000 };
    const metrics = { ...size, deviceScaleFactor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    return session;
  }

  /** The whole wall, in a style of its own. */
  async #photograph(style: string): Promise<Pixels> {
    const size = await this.#page.evaluate((css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    }, style);
    const photograph = await this.#capture(size, { captureBeyondViewport: true });
    await this.#page.evaluate(() => document.head.lastElementChild?.remove());
    return decoded(photograph);
  }

  /** What hangs in the wall's upper left corner. */
  async #capture(
    { width, height }: { width: number; height: number },
    options: { captureBeyondViewport?: boolean } = {},
  ): Promise<Buffer> {
    const session = (this.#session ??= await this.#openSession());
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height, scale: 1 },
      optimizeForSpeed: true,
      ...options,
    });
    return Buffer.from(data, 'base64');
  }
}
