import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Every layout in every theme, format and filling: too many slides for each run of the tests. */
export default defineConfig({
  ...base,
  globalSetup: './src/gallery/shared-gallery.ts',
  workers: 1,
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  testDir: join(import.meta.dirname, 'src/matrix'),
  outputDir: join(import.meta.dirname, 'test-results/matrix'),
});
