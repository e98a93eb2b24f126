import { rm } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { productServer, type ProductServer } from '../fixtures/product-server';
import { copyOfTemplate } from '../fixtures/template-folder';
import { buildGallery } from '../gallery/build-gallery';
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
  /** The built product, with a data folder of this worker. */
  server: ProductServer;
}

interface TestFixtures {
  /** The engine, with an empty profile. */
  engine: RunningEngine;
}

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  slideBrowser: [
    async ({ engineName }, use) => {
      const folder = await buildGallery();
      const site = await serveGallery(folder);
      const browser = await openSlideBrowser(engineName, site.url);
      await use(browser);
      await browser.stop();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({}, use) => {
      const folder = await copyOfTemplate();
      const server = await productServer(folder);
      await server.start();
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  engine: async ({ engineName }, use) => {
    const engine = await startEngine(engineName);
    await use(engine);
    await engine.stop();
  },
});
