import { templates } from '@arrasta/templates';
import type { Browser, Page } from '@playwright/test';
import { inBrowser } from '../browser/in-browser';
import { median } from '../median';
import { memoryOfStarted, withPeakMemory } from '../process/memory';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';
import { printEngines } from './engine-table';
import type { Run, Way } from './page/ways';
import { withPage } from './serve-page';

/** Each way with how often it runs: the one with fixed waits takes 15 s in every run. */
const ways: readonly { readonly way: Way; readonly label: string; readonly rounds: number }[] = [
  { way: 'floor', label: 'floor: encoding alone, two workers', rounds: 5 },
  { way: 'ours', label: 'ours, as a ZIP', rounds: 5 },
  { way: 'html-to-image', label: 'html-to-image as shipped', rounds: 3 },
  { way: 'html2canvas', label: 'html2canvas with fixed waits', rounds: 1 },
];

const slides = { deck: 10, longDeck: 100 };

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
const milliseconds = (time: number) => `${time.toFixed(0)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const times = (ratio: number) => ratio.toFixed(2);

async function inFreshPage<Result>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(url);
  await page.waitForFunction(() => 'exportBench' in window);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

interface Measured {
  readonly way: Way;
  readonly rounds: number;
  /** Of the slides; without one they are the mixed ones. */
  readonly theme?: string;
}

/** The way is warmed up once, but for the one that takes minutes. */
function measureWay(browser: Browser, url: string, { way, rounds, theme }: Measured): Promise<Run> {
  return inFreshPage(browser, url, async (page) => {
    const once = () =>
      page.evaluate(
        ([one, count, ofTheme]) =>
          ofTheme === undefined
            ? window.exportBench.run(one, count)
            : window.exportBench.runTheme(one, ofTheme),
        [way, slides.deck, theme] as const,
      );
    if (rounds > 1) await once();
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await once());
    return {
      time: median(runs.map(({ time }) => time)),
      longestStall: Math.max(...runs.map(({ longestStall }) => longestStall)),
    };
  });
}

async function printWays(browser: Browser, url: string): Promise<void> {
  const measured = new Map<Way, Run>();
  for (const { way, rounds } of ways) {
    measured.set(way, await measureWay(browser, url, { way, rounds }));
  }
  const [floor, ours] = [measured.get('floor')?.time ?? NaN, measured.get('ours')?.time ?? NaN];
  const rows = ways.map(({ way, label }) => {
    const { time, longestStall } = measured.get(way) ?? { time: NaN, longestStall: NaN };
    const stall = way === 'floor' ? '' : milliseconds(longestStall);
    return [label, seconds(time), times(time / floor), times(time / ours), stall];
  });
  const heading = ['way', '10 slides', 'of the floor', 'of ours', 'longest stall'];
  printTopic('Ten mixed slides to PNG, 1080x1350', table(heading, rows), [
    'Aims for ours: at most 1.9 of the floor, html-to-image at least 8 of ours, html2canvas 30; no stall over 100 ms.',
  ]);
}

async function printThemes(browser: Browser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const theme of new Set(templates.map((template) => template.theme))) {
    const floor = await measureWay(browser, url, { way: 'floor', rounds: 3, theme });
    const ours = await measureWay(browser, url, { way: 'ours', rounds: 3, theme });
    const stall = milliseconds(ours.longestStall);
    rows.push([
      ...[theme, seconds(floor.time), seconds(ours.time)],
      ...[times(ours.time / floor.time), stall],
    ]);
  }
  const heading = ['theme', 'floor', 'ours', 'of the floor', 'longest stall'];
  printTopic('Ten slides of the templates, by theme', table(heading, rows), [
    'Aim: at most 2.2 of the floor in glow, which has most to paint.',
  ]);
}

async function measureFirst(browser: Browser, url: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const time = await inFreshPage(browser, url, (page) =>
      page.evaluate((total) => window.exportBench.firstSlide(total), count),
    );
    times.push(time);
  }
  return median(times);
}

function measureLength(browser: Browser, url: string, count: number) {
  return inFreshPage(browser, url, async (page) => {
    const before = await memoryOfStarted();
    const { result, peak } = await withPeakMemory(() =>
      page.evaluate((total) => window.exportBench.run('ours', total), count),
    );
    return { time: result.time, before, peak };
  });
}

async function printLengths(browser: Browser, url: string): Promise<void> {
  const alone = await measureFirst(browser, url, 1);
  const first = await measureFirst(browser, url, slides.deck);
  const short = await measureLength(browser, url, slides.deck);
  const long = await measureLength(browser, url, slides.longDeck);
  const rows = [
    ['one slide, in a page just opened', milliseconds(alone), '400 ms', ''],
    ['the first of ten, in a page just opened', milliseconds(first), '', ''],
    ['10 slides', seconds(short.time), '', megabytes(short.peak)],
    ['100 slides', seconds(long.time), '', megabytes(long.peak)],
    ['100 slides / 10', times(long.time / short.time), '11', times(long.peak / short.peak)],
  ];
  const growth = [short, long].map(({ before, peak }) => megabytes(peak - before));
  printTopic('Length of the deck', table(['work', 'time', 'aim', 'browser memory'], rows), [
    `Memory: the most that all processes of the browser had together; ${megabytes(short.before)} before. Aim: 1.3.`,
    `More than before the export: ${growth.join(' for 10 slides, ')} for 100.`,
  ]);
}

/** Measures and prints what an export takes beside other ways to the same pictures. */
export async function measureExport(): Promise<void> {
  await inTemporaryFolder((folder) =>
    inBrowser((browser) =>
      withPage(browser, folder, async (url) => {
        await printWays(browser, url);
        await printThemes(browser, url);
        await printLengths(browser, url);
        await printEngines(url);
      }),
    ),
  );
}
