import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, extname, normalize, sep } from 'node:path';
import { exportPage, type ExportReport } from '@arrasta/contract';
import pTimeout from 'p-timeout';
import type { BrowserContext, Download, Page, Request, Route } from 'playwright-core';
import type { BrowserExport, MadeFile, ServedImage } from '../../modules/exports/slide-exporter';
import { BrowserLostError } from './browser-keeper';

/** The page's own function, as it is called inside it. */
type PageGlobals = Record<typeof exportPage.function, (request: unknown) => Promise<ExportReport>>;

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
async function openDownload(download: Download, isRemote: boolean) {
  const content = isRemote ? await fetchFile(download) : await open(await download.path());
  return { content, size: (await content.stat()).size };
}

async function fileOf(
  page: Page,
  { request, origin }: BrowserExport,
  isRemote: boolean,
): Promise<MadeFile> {
  await page.goto(`${origin}${exportPage.path}`, { timeout: 0 });
  const download = page.waitForEvent('download', { timeout: 0 });
  // Where the page fails it says why, and the download, which never comes, has nothing to add.
  download.catch(() => undefined);
  const report = await page.evaluate(
    (job) => (globalThis as unknown as PageGlobals).arrastaExport(job),
    request,
  );
  return { ...report, ...(await openDownload(await download, isRemote)) };
}

/**
 * What a browser is asked for before it does any work: a context, a page with nothing in it.
 * @param timeoutMs how long it may take
 * @throws BrowserLostError where it does not come: a browser can lose what starts its pages and
 *   live on, and one elsewhere can lose its network.
 */
export async function openInTime<Opened>(
  opening: Promise<Opened>,
  timeoutMs: number,
): Promise<Opened> {
  try {
    return await pTimeout(opening, { milliseconds: timeoutMs });
  } catch (cause) {
    throw new BrowserLostError('The browser opens no page', { cause });
  }
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

/** A file of the built web app. */
interface WebFile {
  readonly bytes: Buffer;
  readonly mime: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Reads a file of a folder by the path of its address; null where it is no file of that folder. */
async function webFile(folder: string, pathname: string): Promise<WebFile | null> {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    const mime = mediaTypes[extname(path)];
    if (mime === undefined || !path.startsWith(folder + sep)) return null;
    return { bytes: await readFile(path), mime };
  } catch {
    return null;
  }
}

/** What the page may do: its own scripts, and pictures. Nothing that a deck says can run. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts allow-same-origin allow-downloads',
].join('; ');

type Answer = ServedImage | WebFile | null;
type Source = Pick<BrowserExport, 'origin' | 'images'>;

/** A file of the web app, for the product's own addresses. */
function ownFile(request: Request, { pathname }: URL, folder: string): Promise<Answer> {
  const isPage = request.resourceType() === 'document';
  if (isPage && pathname !== exportPage.path) return Promise.resolve(null);
  return webFile(folder, pathname);
}

/** What the page is given for a request, or null for nothing. */
async function answerTo(
  request: Request,
  { origin, images }: Source,
  folder: string,
): Promise<Answer> {
  const url = new URL(request.url());
  if (request.method() !== 'GET') return null;
  if (url.origin !== origin) {
    const isImage = request.resourceType() === 'image' && /^https?:$/.test(url.protocol);
    return isImage ? images.remote(url.href) : null;
  }
  const [, imageId] = /^\/api\/pictures\/([^/]+)$/.exec(url.pathname) ?? [];
  if (imageId !== undefined) return images.stored(imageId.toLowerCase());
  if (url.pathname !== '/api/proxy-image') return ownFile(request, url, folder);
  return images.remote(url.searchParams.get('url') ?? '');
}

async function answer(route: Route, source: Source, folder: string): Promise<void> {
  const found = await answerTo(route.request(), source, folder);
  if (found === null) return route.abort('blockedbyclient');
  return route.fulfill({
    body: Buffer.from(found.bytes),
    headers: {
      'Content-Type': found.mime,
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/**
 * Answers every request of a context's pages itself: files of the built web app, the owner's
 * pictures, and pictures of other hosts as far as the guarded download gives them. Nothing is let
 * through to a network.
 */
export async function answerRequests(
  context: BrowserContext,
  source: Source,
  folder: string,
): Promise<void> {
  await context.route(
    () => true,
    (route) => answer(route, source, folder).catch(() => undefined),
  );
}
