import { rm } from 'node:fs/promises';
import {
  installedBrowsers,
  openSlideBrowser,
  type BrowserName,
  type SlideBrowser,
} from '../engines/slide-browser';
import { buildGallery } from '../gallery/build-gallery';
import { serveGallery } from '../gallery/gallery-site';

function isBrowserName(name: string): name is BrowserName {
  return installedBrowsers().some((installed) => installed === name);
}

/**
 * Builds the gallery and does something in each browser that is named, or in all that are
 * installed, one after another.
 */
export async function inEachBrowser<Result>(
  names: readonly string[],
  action: (browser: SlideBrowser, name: BrowserName) => Promise<Result>,
): Promise<Map<BrowserName, Result>> {
  const asked = names.length === 0 ? installedBrowsers() : names.filter(isBrowserName);
  const results = new Map<BrowserName, Result>();
  const folder = await buildGallery();
  const site = await serveGallery(folder);
  try {
    for (const name of asked) {
      const browser = await openSlideBrowser(name, site.url);
      try {
        results.set(name, await action(browser, name));
      } finally {
        await browser.stop();
      }
    }
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return results;
}
