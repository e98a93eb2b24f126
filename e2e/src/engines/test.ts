import { expect } from '@playwright/test';
import { testOfWorkers } from '../fixtures/of-workers';
import { serveGallery } from '../gallery/gallery-site';
import type { EngineName } from './engine';
import { openSlideBrowser, type SlideBrowser } from './slide-browser';
import { startEngine, type RunningEngine } from './start-engine';

/** What a project of the configuration sets. */
export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** The gallery, in an engine of its own. */
  slideBrowser: SlideBrowser;
}

interface TestFixtures {
  /** The engine, with an empty profile. */
  engine: RunningEngine;
}

export { expect };

export const test = testOfWorkers.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  slideBrowser: [
    async ({ engineName, galleryFolder }, use) => {
      const site = await serveGallery(galleryFolder);
      const browser = await openSlideBrowser(engineName, site.url);
      await use(browser);
      await browser.stop();
      await site.stop();
    },
    { scope: 'worker' },
  ],

  engine: async ({ engineName }, use) => {
    const engine = await startEngine(engineName);
    await use(engine);
    await engine.stop();
  },
});
