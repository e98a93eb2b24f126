import { expect, test as base } from '@playwright/test';
import type { EngineName } from './engine';
import { startEngine, type RunningEngine } from './start-engine';

/** What a project of the configuration sets. */
export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** The engine, which the tests of a worker share. */
  engine: RunningEngine;
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
});
