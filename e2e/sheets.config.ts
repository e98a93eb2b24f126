import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures to be looked at, not tests: every theme in a dozen palettes, on three carousels. */
export default defineConfig({
  ...base,
  globalSetup: './src/gallery/shared-gallery.ts',
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  testDir: join(import.meta.dirname, 'src/sheets'),
  outputDir: join(import.meta.dirname, 'test-results/sheets'),
});
