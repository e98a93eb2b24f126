import { rm } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { productServer, type ProductServer } from '../fixtures/product-server';
import { copyOfTemplate } from '../fixtures/template-folder';
import type { EngineName } from './engine';
import { startEngine, type RunningEngine } from './start-engine';

/** What a project of the configuration sets. */
export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** The engine, which the tests of a worker share. */
  engine: RunningEngine;
  /** The built product, with a data folder of this worker. */
  server: ProductServer;
}

export { expect };

export const test = base.extend<object, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
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
});
