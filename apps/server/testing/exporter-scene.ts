import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportPageRequest } from '@arrasta/contract';
import { aCarousel, aSlide } from '@arrasta/testkit';
import { onTestFinished } from 'vitest';
import { isProgram } from '../src/kernel/config/find-browser';
import {
  installedBrowser,
  type ExportBrowser,
  type InstalledBrowser,
} from '../src/kernel/config/installed-browser';
import type { BrowserExport } from '../src/modules/exports/slide-exporter';
import { headlessExporter } from '../src/providers/headless-browser/headless-exporter';
import { openBrowser } from '../src/providers/headless-browser/launch-browser';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Limits = NonNullable<Parameters<typeof headlessExporter>[0]['limits']>;

/** A page in the place of the web app's: it does what the test writes, and saves what comes of it. */
export async function folderWithPage(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-page-'));
  await writeFile(join(folder, 'render.html'), '<script type="module" src="/page.js"></script>');
  await writeFile(
    join(folder, 'page.js'),
    `globalThis.arrastaExport = async (request) => {
       const content = await (async () => { ${script} })();
       const link = document.createElement('a');
       link.href = URL.createObjectURL(new Blob([JSON.stringify(content)]));
       link.download = 'file.json';
       link.click();
       return { name: 'file.json', missingImages: [], missingFonts: [] };
     };`,
  );
  return folder;
}

/** A request to a page of the test's own, whose pictures nobody has. */
export function anExportJob(change: Partial<BrowserExport> = {}): BrowserExport {
  const request: ExportPageRequest = {
    carousel: aCarousel(),
    slides: [aSlide()],
    format: 'png',
    index: 0,
  };
  const nothing = () => Promise.resolve(null);
  const images = { stored: nothing, remote: nothing };
  return { request, images, origin: 'http://arrasta.example', ...change };
}

function installedAt(path: string | undefined): InstalledBrowser {
  const installed = installedBrowser({
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? path,
    CHROMIUM_SANDBOX: process.getuid?.() === 0 ? 'off' : 'required',
  });
  if (!installed) throw new Error('no browser');
  return installed;
}

/** The machine's own browser, as the server finds it. */
export const usualBrowser = (): InstalledBrowser => installedAt(undefined);

const withoutWindow = '/usr/bin/chromium-headless-shell';

/** The one that cannot show a window, where it is there: it is the same, and starts in less time. */
export const testBrowser = (): InstalledBrowser =>
  installedAt(isProgram(withoutWindow) ? withoutWindow : undefined);

/** An exporter in the machine's own browser, with a page that runs this script; gone after the test. */
export async function exporterWith(
  script: string,
  limits: Limits = {},
  browser: ExportBrowser = testBrowser(),
) {
  const webFolder = await folderWithPage(script);
  const browsers: Browser[] = [];
  let failing = 0;
  const launch = async () => {
    // Browsers have a low priority, and several may start at once.
    const newBrowser = await openBrowser(browser, 60_000);
    browsers.push(newBrowser);
    if (failing === 0) return newBrowser;
    failing -= 1;
    await newBrowser.close();
    throw new Error('Target page, context or browser has been closed');
  };
  const exporter = headlessExporter({ browser, webFolder, launch, limits });
  // Browsers that stay open take their part of the machine from the tests that follow.
  onTestFinished(async () => {
    await exporter.close();
    await rm(webFolder, { recursive: true, force: true });
  });
  const make = (exportJob = anExportJob(), signal = new AbortController().signal) =>
    exporter.make(exportJob, signal);
  return {
    /** Browsers that were started, in their order. */
    browsers,
    /** The next ones end while they start. */
    failNextLaunches(count: number): void {
      failing = count;
    },
    close: exporter.close,
    make,
    /** What the script answers. */
    async answer<Content>(exportJob?: BrowserExport): Promise<Content> {
      const { content } = await make(exportJob);
      try {
        return JSON.parse(await content.readFile('utf8')) as Content;
      } finally {
        await content.close();
      }
    },
  };
}
