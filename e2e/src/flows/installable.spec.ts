import { browserWithWindow } from '../fixtures/browser';
import { listenForConsoleErrors } from '../fixtures/console-errors';
import { expect, test } from '../fixtures/test';

test('the program can be installed', async ({ playwright, request, server }) => {
  // The browser without a window knows of no installing, and finds nothing against it. Started here,
  // as a worker whose tests have another browser is ended, and its server with it.
  const browser = await playwright.chromium.launch(browserWithWindow());
  const page = await browser.newPage({ baseURL: server.url });
  const consoleErrors = listenForConsoleErrors(page.context());
  await page.goto('/auth');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { icons, display } = (await (await request.get(manifest ?? '')).json()) as {
    icons: { src: string; sizes: string }[];
    display: string;
  };
  expect(display).toBe('standalone');
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const shown = [...icons, { src: touchIcon ?? '', sizes: '180x180' }];
  for (const { src, sizes } of shown) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A test's window is a private one, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  expect(consoleErrors.unexpected(), 'errors in the console of the browser').toEqual([]);
  await browser.close();
});
