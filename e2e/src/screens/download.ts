import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A file that the browser was given to keep. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** What the browser downloads because of `action`. */
export async function downloadedBy(
  page: Page,
  action: () => Promise<void>,
): Promise<DownloadedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
