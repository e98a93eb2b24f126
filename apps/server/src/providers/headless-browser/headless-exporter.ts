import { exportMessages } from '@arrasta/contract';
import pTimeout from 'p-timeout';
import type { Browser, BrowserContext } from 'playwright-core';
import type { ExportBrowser } from '../../kernel/config/installed-browser';
import { DomainError, unavailableError } from '../../kernel/errors/domain-error';
import { createTimeoutSignal } from '../../kernel/timeout';
import type { BrowserExport, SlideExporter, MadeFile } from '../../modules/exports/slide-exporter';
import { BrowserKeeper, BrowserLostError, type BrowserHandle } from './browser-keeper';
import { hasNoSandbox, openBrowser } from './launch-browser';
import { answerRequests, exportOnPage, openInTime } from './export-page';

/** Times in ms. */
interface Limits {
  /** For one file, from the moment its work begins. */
  readonly file: number;
  /** For an empty page; a browser that gives none in this time gives none any more. */
  readonly page: number;
  /** Without work, until the browser is closed. */
  readonly idle: number;
  /** Files, until another browser takes over. */
  readonly jobs: number;
}

const defaultLimits: Limits = { file: 60_000, page: 15_000, idle: 60_000, jobs: 50 };

/** A browser that does not close a page or itself in this time is left alone to be killed. */
const closeTimeoutMs = 3_000;

/** Removes a file that comes after the time is over. */
function discard(making: Promise<MadeFile>): void {
  making.then(({ content }) => content.close()).catch(() => undefined);
}

/** The file, or the signal's reason as soon as it is given. */
async function rejectOnAbort(making: Promise<MadeFile>, signal: AbortSignal): Promise<MadeFile> {
  try {
    return await pTimeout(making, { milliseconds: Number.POSITIVE_INFINITY, signal });
  } catch (error) {
    discard(making);
    throw error;
  }
}

async function closeContext(context: BrowserContext): Promise<boolean> {
  const closing = context.close().then(
    () => true,
    () => true,
  );
  return pTimeout(closing, { milliseconds: closeTimeoutMs, fallback: () => false });
}

/** A call that the browser itself answers, whatever its pages do. */
async function checkResponds(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.detach();
}

interface Job {
  readonly exportJob: BrowserExport;
  readonly webFolder: string;
  /** Milliseconds for an empty page. */
  readonly openTimeoutMs: number;
  /** Whether the browser runs elsewhere. */
  readonly isRemote: boolean;
  /** Given when the file is no longer wanted, or comes too late. */
  readonly signal: AbortSignal;
}

/**
 * A browser that ends while it starts is as lost as one that ends later.
 * @throws BrowserLostError, and what says that there is no sandbox
 */
async function launchOrLose(
  launch: NonNullable<Deps['launch']>,
  browser: ExportBrowser,
): Promise<Browser> {
  try {
    return await launch(browser);
  } catch (cause) {
    if (hasNoSandbox(cause)) throw cause;
    throw new BrowserLostError('The browser did not start', { cause });
  }
}

async function makeInContext(
  context: BrowserContext,
  { exportJob, webFolder, openTimeoutMs, isRemote, signal }: Job,
): Promise<MadeFile> {
  await openInTime(answerRequests(context, exportJob, webFolder), openTimeoutMs);
  const page = await openInTime(context.newPage(), openTimeoutMs);
  return rejectOnAbort(exportOnPage(page, exportJob, isRemote), signal);
}

/** Makes a file in a context of its own. */
async function makeIn(
  { browser, discardBrowser }: BrowserHandle<Browser>,
  job: Job,
): Promise<MadeFile> {
  try {
    const opening = browser.newContext({ serviceWorkers: 'block', locale: 'pt-BR' });
    const context = await openInTime(opening, job.openTimeoutMs);
    try {
      return await makeInContext(context, job);
    } finally {
      if (!(await closeContext(context))) discardBrowser();
    }
  } catch (error) {
    if (error instanceof BrowserLostError) discardBrowser();
    throw error;
  }
}

interface Deps {
  readonly browser: ExportBrowser;
  /** The built web app. */
  readonly webFolder: string;
  readonly launch?: (browser: ExportBrowser) => Promise<Browser>;
  readonly limits?: Partial<Limits>;
}

/** Files made in pages without a window, a context of its own each. Source: decision 043. */
export function headlessExporter(deps: Deps): SlideExporter {
  const { browser: wanted, webFolder, launch = openBrowser } = deps;
  const { file: time, page: openTimeoutMs, idle, jobs } = { ...defaultLimits, ...deps.limits };
  const keeperDeps = { launch: () => launchOrLose(launch, wanted), ask: checkResponds, idle };
  const keeper = new BrowserKeeper({ ...keeperDeps, jobs });
  const ofOneJob = new BrowserKeeper({ ...keeperDeps, jobs: 1 });
  const closing = new AbortController();

  /**
   * A job whose browser went away is done once more in one of its own: the others that had it did
   * nothing wrong, and the one that ended it ends nothing but its own.
   */
  async function makeOnceMore(exportJob: BrowserExport, jobSignal: AbortSignal): Promise<MadeFile> {
    const isRemote = 'url' in wanted;
    const job = { exportJob, webFolder, openTimeoutMs, isRemote, signal: jobSignal };
    try {
      return await keeper.use((handle) => makeIn(handle, job));
    } catch (error) {
      if (!(error instanceof BrowserLostError) || jobSignal.aborted) throw error;
      return ofOneJob.use((handle) => makeIn(handle, job));
    }
  }

  async function make(exportJob: BrowserExport, signal: AbortSignal): Promise<MadeFile> {
    const timeoutSignal = createTimeoutSignal(time);
    const jobSignal = AbortSignal.any([timeoutSignal, signal, closing.signal]);
    try {
      return await rejectOnAbort(makeOnceMore(exportJob, jobSignal), jobSignal);
    } catch (cause) {
      if (closing.signal.aborted) {
        throw unavailableError();
      }
      if (hasNoSandbox(cause)) {
        throw new DomainError('NOT_IMPLEMENTED', exportMessages.noSandbox, { cause });
      }
      if (timeoutSignal.aborted) throw new DomainError('UPSTREAM_TIMEOUT', exportMessages.tooSlow);
      throw new DomainError('UPSTREAM_FAILED', exportMessages.failed, { cause });
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    const closed = Promise.all([keeper.close(), ofOneJob.close()]);
    await pTimeout(closed, { milliseconds: closeTimeoutMs, message: false });
  }

  return { make, close };
}
