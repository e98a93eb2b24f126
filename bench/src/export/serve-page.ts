import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPage } from '@arrasta/e2e/build-page';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { photographs } from './mixed-deck';

const root = join(import.meta.dirname, 'page');

/** Has the page paint the photographs of the deck, and serves them beside it. */
async function paintPhotographs(browser: Browser, url: string, outDir: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  for (let number = 0; number < photographs; number += 1) {
    const painted = await page.evaluate((one) => window.exportBench.photograph(one), number);
    await writeFile(join(outDir, `foto-${number}.jpg`), Buffer.from(painted, 'base64'));
  }
  await page.close();
}

/** Serves the built page from a folder while the work runs; answers what the work does. */
export async function withPage<Result>(
  browser: Browser,
  outDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  await buildPage({ root, outDir, absent: ['canvg', 'dompurify'] });
  const host = '127.0.0.1';
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root,
    build: { outDir },
    preview: { host, port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('Not served');
  try {
    await paintPhotographs(browser, url, outDir);
    return await work(url);
  } finally {
    await server.close();
  }
}
