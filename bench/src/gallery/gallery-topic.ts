import type { Browser } from '@playwright/test';
import { inBrowser } from '../browser/in-browser';
import { median } from '../median';
import { withServer } from '../process/server-process';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';
import { openGallery, type GalleryOpening } from './gallery-opening';
import { followNewcomer, type NewcomerTimes } from './newcomer';

const rounds = 5;
const slowdowns = [1, 4] as const;

/** In ms. Source: docs/product/speed.md 6. */
const aims = { opening: 1_000, task: 50, newcomer: 60_000 } as const;

const inMilliseconds = (value: number) => `${value.toFixed(0)} ms`;

function row(name: string, openings: readonly GalleryOpening[]): string[] {
  const middle = (part: keyof GalleryOpening) => median(openings.map((opening) => opening[part]));
  const longest = (part: keyof GalleryOpening) =>
    inMilliseconds(Math.max(...openings.map((opening) => opening[part])));
  return [
    name,
    inMilliseconds(middle('firstRow')),
    inMilliseconds(middle('window')),
    inMilliseconds(aims.opening),
    inMilliseconds(middle('editor')),
    (middle('window') / middle('editor')).toFixed(2),
    longest('longestTask'),
    longest('longestOfScroll'),
    inMilliseconds(aims.task),
  ];
}

async function measureOpenings(browser: Browser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const slowdown of slowdowns) {
    const { first, others } = await openGallery(browser, url, { rounds, slowdown });
    const slower = slowdown === 1 ? '' : `, ${slowdown}x slower`;
    rows.push(row(`first time${slower}`, [first]), row(`later${slower}`, others));
  }
  const heading = [
    ...['opened', 'first row', 'window', 'aim', 'editor', 'ratio'],
    ...['longest task', 'while scrolled', 'aim'],
  ];
  printTopic('The gallery with all covers', table(heading, rows), [
    'From the press on Novo Carrossel to the painted covers; editor: from Em branco to its slide.',
    'Tasks of the page in processor time; the aim is meant for a processor that is not slowed down.',
  ]);
}

function printNewcomer({ page, gallery, editor, files }: NewcomerTimes, readyAfter: number): void {
  const total = page + gallery + editor + files;
  const parts = [page, gallery, editor, files, total, aims.newcomer, readyAfter];
  const heading = ['', 'page', 'gallery', 'editor', 'files', 'together', 'aim', 'server start'];
  printTopic(
    'A newcomer, from the registration to the files of a template',
    table(heading, [['newcomer', ...parts.map(inMilliseconds)]]),
    [
      'The first person on a server that has just started, in a profile that has nothing, without a pause.',
    ],
  );
}

/** Measures and prints how soon the gallery is there, and how long a newcomer takes to a file. */
export async function measureGallery(): Promise<void> {
  await inTemporaryFolder((dataFolder) =>
    withServer(product({ dataFolder }), ({ url, readyAfter }) =>
      inBrowser(async (browser) => {
        printNewcomer(await followNewcomer(browser, url), readyAfter);
        await measureOpenings(browser, url);
      }),
    ),
  );
}
