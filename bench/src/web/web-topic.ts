import type { Browser } from '@playwright/test';
import { inBrowser } from '../browser/in-browser';
import { withServer } from '../process/server-process';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';
import { firstLoad, type FirstLoad, type Screen } from './first-load';
import { screens } from './screens';

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function show(loads: readonly { readonly screen: Screen; readonly load: FirstLoad }[]): void {
  const rows = loads.map(({ screen, load }) => [
    screen.name,
    inKilobytes(load.gzipped),
    (load.gzipped / screen.aim).toFixed(2),
    inKilobytes(screen.aim),
    String(load.files),
    inKilobytes(load.sent),
  ]);
  const heading = ['screen', 'gzipped', 'of the aim', 'aim', 'files', 'sent by the server'];
  printTopic('JavaScript of the first load', table(heading, rows), [
    'Each in a fresh profile, everything that was fetched until there was no request for 1.5 s; 1 kB is 1,000 bytes.',
  ]);
}

async function loadEach(browser: Browser, url: string) {
  const loads: { readonly screen: Screen; readonly load: FirstLoad }[] = [];
  for (const screen of screens) loads.push({ screen, load: await firstLoad(browser, url, screen) });
  return loads;
}

/** Measures and prints how much JavaScript each screen brings along. */
export async function measureWeb(): Promise<void> {
  const loads = await inTemporaryFolder((dataFolder) =>
    withServer(product({ dataFolder }), ({ url }) =>
      inBrowser((browser) => loadEach(browser, url)),
    ),
  );
  show(loads);
}
