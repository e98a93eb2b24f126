import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { installedBrowser, quietBrowserArguments } from './src/fixtures/browser';

const report = process.env.TEST_REPORT;
const reporters: ReporterDescription[] = [['list']];
if (report) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  testDir: join(import.meta.dirname, 'src/flows'),
  globalSetup: ['./src/fixtures/global-setup.ts', './src/gallery/shared-gallery.ts'],
  outputDir: join(import.meta.dirname, 'test-results'),
  fullyParallel: true,
  // Two processors are idle for a fifth of the time with two.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Three times what the slowest take on a machine three times as slow as usual: they end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: reporters,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It fetches and keeps all files of the program, which is a fifth of what a test takes.
    serviceWorkers: 'block',
    // Recording every test takes two fifths of the time of all of them.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    // One is taken of every test, as nobody knows yet whether it fails: a fifth of the time of all.
    screenshot: process.env.TRACE === 'on' ? 'only-on-failure' : 'off',
    launchOptions: { ...installedBrowser(), args: quietBrowserArguments() },
  },
});
