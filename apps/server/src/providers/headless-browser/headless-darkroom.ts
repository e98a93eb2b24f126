import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exportPage, exportTexts, type ExportReport } from '@arrasta/contract';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import type { ExportBrowser } from '../../config/installed-browser';
import { DomainError } from '../../errors/domain-error';
import type { Commission, Darkroom, MadeFile } from '../../modules/exports/darkroom';
import { BrowserKeeper, BrowserLostError, type Lease } from './browser-keeper';
import { openBrowser } from './launch-browser';
import { answerRequests } from './page-answers';

/** Times in ms. */
interface Limits {
  /** For one file, from the moment its work begins. */
  readonly file: number;
  /** Without work, until the browser is closed. */
  readonly idle: number;
  /** Files, until another browser takes over. */
  readonly jobs: number;
}

const usualLimits: Limits = { file: 60_000, idle: 60_000, jobs: 50 };

/** A browser that does not close a page or itself in this time is left alone to be killed. */
const closesWithin = 3_000;

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

async function makeOn(
  page: Page,
  { order, origin }: Commission,
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

async function makeIn(
  context: BrowserContext,
  commission: Commission,
  isRemote: boolean,
): Promise<MadeFile> {
  const page = await context.newPage();
  const crash = new Promise<never>((_resolve, reject) => {
    page.on('crash', () => reject(new Error('The page crashed')));
  });
  return Promise.race([crash, makeOn(page, commission, isRemote)]);
}

/** Nobody takes a file that comes too late. */
function discard(making: Promise<MadeFile>): void {
  making.then(({ content }) => content.close()).catch(() => undefined);
}

/** The file, or the signal's reason as soon as it is given. */
async function unlessEnded(making: Promise<MadeFile>, ended: AbortSignal): Promise<MadeFile> {
  let stop = (): void => undefined;
  const end = new Promise<never>((_resolve, reject) => {
    stop = () => reject(ended.reason as Error);
    ended.addEventListener('abort', stop);
  });
  try {
    if (ended.aborted) stop();
    return await Promise.race([end, making]);
  } catch (error) {
    discard(making);
    throw error;
  } finally {
    ended.removeEventListener('abort', stop);
  }
}

async function closed(context: BrowserContext): Promise<boolean> {
  const closing = context.close().then(
    () => true,
    () => true,
  );
  return Promise.race([closing, pause(closesWithin, false, { ref: false })]);
}

interface Needs {
  readonly browser: ExportBrowser;
  /** The built web app. */
  readonly webFolder: string;
  readonly launch?: (browser: ExportBrowser) => Promise<Browser>;
  readonly limits?: Partial<Limits>;
}

/** Files made in pages without a window, a context of its own each. Source: decision 043. */
export function headlessDarkroom(needs: Needs): Darkroom {
  const { browser: wanted, webFolder, launch = openBrowser } = needs;
  const isRemote = 'url' in wanted;
  const { file: time, idle, jobs } = { ...usualLimits, ...needs.limits };
  const needed = { launch: () => launch(wanted), idle };
  const kept = new BrowserKeeper({ ...needed, jobs });
  const ofOneJob = new BrowserKeeper({ ...needed, jobs: 1 });
  const closing = new AbortController();

  async function work(
    { browser, giveUpOn }: Lease<Browser>,
    commission: Commission,
    ended: AbortSignal,
  ): Promise<MadeFile> {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'pt-BR' });
    try {
      await answerRequests(context, commission, webFolder);
      return await unlessEnded(makeIn(context, commission, isRemote), ended);
    } finally {
      if (!(await closed(context))) giveUpOn();
    }
  }

  /**
   * A job whose browser went away is done once more in one of its own: the others that had it did
   * nothing wrong, and the one that ended it ends nothing but its own.
   */
  async function makeOnceMore(commission: Commission, ended: AbortSignal): Promise<MadeFile> {
    try {
      return await kept.use((lease) => work(lease, commission, ended));
    } catch (error) {
      if (!(error instanceof BrowserLostError) || ended.aborted) throw error;
      return ofOneJob.use((lease) => work(lease, commission, ended));
    }
  }

  async function make(commission: Commission, gone: AbortSignal): Promise<MadeFile> {
    const late = AbortSignal.timeout(time);
    const ended = AbortSignal.any([late, gone, closing.signal]);
    try {
      return await unlessEnded(makeOnceMore(commission, ended), ended);
    } catch (cause) {
      if (closing.signal.aborted) {
        throw new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
      }
      if (late.aborted) throw new DomainError('UPSTREAM_TIMEOUT', exportTexts.tooSlow);
      throw new DomainError('UPSTREAM_FAILED', exportTexts.failed, { cause });
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    const closed = Promise.all([kept.close(), ofOneJob.close()]);
    await Promise.race([closed, pause(closesWithin, undefined, { ref: false })]);
  }

  return { make, close };
}
