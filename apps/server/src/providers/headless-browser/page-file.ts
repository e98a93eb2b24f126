import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exportPage, type ExportReport } from '@arrasta/contract';
import type { BrowserContext, Download, Page } from 'playwright-core';
import type { BrowserExport, MadeFile } from '../../modules/exports/slide-exporter';
import { BrowserLostError } from './browser-keeper';

/** The page's own function, as it is called inside it. */
type PageGlobals = Record<typeof exportPage.function, (order: unknown) => Promise<ExportReport>>;

/** The bytes of a browser elsewhere, which has its files where this process does not see them. */
async function fetchFile(download: Download): Promise<FileHandle> {
  const path = join(tmpdir(), `arrasta-export-${randomUUID()}`);
  try {
    await download.saveAs(path);
    return await open(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The file lives on under no name, and ends with its handle. */
async function takenFrom(download: Download, isRemote: boolean) {
  const content = isRemote ? await fetchFile(download) : await open(await download.path());
  return { content, size: (await content.stat()).size };
}

async function fileOf(
  page: Page,
  { order, origin }: BrowserExport,
  isRemote: boolean,
): Promise<MadeFile> {
  await page.goto(`${origin}${exportPage.path}`, { timeout: 0 });
  const download = page.waitForEvent('download', { timeout: 0 });
  // Where the page fails it says why, and the download, which never comes, has nothing to add.
  download.catch(() => undefined);
  const report = await page.evaluate(
    (given) => (globalThis as unknown as PageGlobals).arrastaExport(given),
    order,
  );
  return { ...report, ...(await takenFrom(await download, isRemote)) };
}

/**
 * A page with nothing in it.
 * @param within milliseconds for it
 * @throws BrowserLostError where none comes: a browser can lose what starts its pages and live on.
 */
export async function emptyPage(context: BrowserContext, within: number): Promise<Page> {
  const opening = context.newPage().catch((cause: unknown) => {
    throw new BrowserLostError('The browser opens no page', { cause });
  });
  const page = await Promise.race([opening, pause(within, null, { ref: false })]);
  if (page !== null) return page;
  opening.catch(() => undefined);
  throw new BrowserLostError('The browser opens no page');
}

/**
 * The file that the page saves, unless the page crashes before.
 * @param isRemote whether the browser runs elsewhere
 */
export async function exportOnPage(
  page: Page,
  exportJob: BrowserExport,
  isRemote: boolean,
): Promise<MadeFile> {
  const crash = new Promise<never>((_resolve, reject) => {
    page.on('crash', () => reject(new Error('The page crashed')));
  });
  return Promise.race([crash, fileOf(page, exportJob, isRemote)]);
}
