import { EventEmitter } from 'node:events';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { headlessExporter } from './headless-exporter';

/** A browser that takes every call and answers none, as one does whose network went silent. */
class SilentBrowser extends EventEmitter {
  isClosed = false;
  readonly newContext = () => new Promise<never>(() => undefined);
  readonly newBrowserCDPSession = () => Promise.resolve({ detach: () => Promise.resolve() });
  readonly close = () => {
    this.isClosed = true;
    return Promise.resolve();
  };
}

test('a browser that does not answer is left, and the file is tried once more in another', async () => {
  const browsers: SilentBrowser[] = [];
  const exporter = headlessExporter({
    browser: { url: 'ws://navegador.example', environment: {} },
    webFolder: '',
    limits: { page: 20 },
    launch: () => {
      const browser = new SilentBrowser();
      browsers.push(browser);
      return Promise.resolve(browser as unknown as Browser);
    },
  });
  const job = { request: {}, images: {}, origin: 'http://arrasta.example' } as never;
  await expect(exporter.make(job, new AbortController().signal)).rejects.toMatchObject({
    code: 'UPSTREAM_FAILED',
  });
  expect(browsers.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});
