import { installedBrowser, quietBrowserArguments } from '@arrasta/e2e/browser';
import { chromium, type Browser } from '@playwright/test';

/** Runs work with the installed browser, and closes it. */
export async function inBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ ...installedBrowser(), args: quietBrowserArguments() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
