import { defineConfig } from 'vitest/config';
import { findBrowser } from './src/kernel/config/find-browser.ts';
import { findPostgres } from './testing/postgres-server.ts';
import { findRedis } from './testing/redis-server.ts';

const onDatabase = ['./vitest.pglite.config.ts'];
if (findPostgres() !== null) onDatabase.push('./vitest.postgres.config.ts');

const inBrowser =
  (process.env.CHROMIUM_PATH ?? findBrowser()) ? ['./vitest.chromium.config.ts'] : [];

const onRedis = findRedis() === null ? [] : ['./vitest.redis.config.ts'];

/**
 * Units once; everything that touches a database on each database there is, what needs a browser in
 * the machine's own.
 */
export default defineConfig({
  // One fewer than there are would be one of two.
  test: {
    maxWorkers: '100%',
    projects: ['./vitest.unit.config.ts', ...onDatabase, ...onRedis, ...inBrowser],
  },
});
