import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import base from './playwright.config';
import { installedEngines } from './src/engines/engine';
import type { EngineOptions } from './src/engines/test';

/** WebKit first: one of its tests takes longest, and would be alone at the end. */
const projects: Project<object, EngineOptions>[] = installedEngines()
  .toReversed()
  .map((engineName) => ({
    name: engineName,
    use: { engineName },
    testIgnore: /programs\.spec/,
  }));

/** The main job and the gallery in Firefox and WebKit, as far as they are installed. */
export default defineConfig<object, EngineOptions>({
  testDir: join(import.meta.dirname, 'src/engine-flows'),
  globalSetup: ['./src/engines/global-setup.ts', './src/gallery/shared-gallery.ts'],
  outputDir: join(import.meta.dirname, 'test-results/engines'),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: base.reporter ?? 'list',
  projects: [{ name: 'programs', testMatch: '**/programs.spec.ts' }, ...projects],
});
