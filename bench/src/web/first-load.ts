import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { watchTraffic } from './traffic';

/** A screen, and how to come to it in a profile that knows nothing yet. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Bytes of gzipped JavaScript. */
  readonly aim: number;
  readonly signIn: (context: BrowserContext, url: string) => Promise<void>;
  /** Resolves once the screen itself is there, and not a placeholder for it. */
  readonly isShown: (page: Page) => Promise<void>;
}

/** JavaScript that was fetched; sizes in bytes. */
export interface FirstLoad {
  readonly files: number;
  /** Each file compressed by itself, as it would travel. */
  readonly gzipped: number;
  /** Bodies as the server sent them, compressed or not. */
  readonly sent: number;
}

const isJavaScript = (response: Response) =>
  response.status() === 200 && (response.headers()['content-type'] ?? '').includes('javascript');

async function sizesOf(response: Response) {
  const { responseBodySize } = await response.request().sizes();
  return { gzipped: gzipSync(await response.body()).length, sent: responseBodySize };
}

async function visit(context: BrowserContext, url: string, screen: Screen): Promise<Response[]> {
  const scripts = new Map<string, Response>();
  const traffic = watchTraffic(context);
  context.on('response', (response) => {
    if (isJavaScript(response)) scripts.set(response.url(), response);
  });
  const page = await context.newPage();
  await page.goto(`${url}${screen.path}`);
  await screen.isShown(page);
  await traffic.waitForIdle();
  return [...scripts.values()];
}

/** Opens the screen in a fresh profile and adds up the JavaScript it fetched. */
export async function firstLoad(browser: Browser, url: string, screen: Screen): Promise<FirstLoad> {
  const context = await browser.newContext();
  try {
    await screen.signIn(context, url);
    const responses = await visit(context, url, screen);
    const sizes = await Promise.all(responses.map(sizesOf));
    const sum = (key: 'gzipped' | 'sent') => sizes.reduce((total, size) => total + size[key], 0);
    return { files: sizes.length, gzipped: sum('gzipped'), sent: sum('sent') };
  } finally {
    await context.close();
  }
}
