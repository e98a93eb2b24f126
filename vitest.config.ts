import { defineConfig } from 'vitest/config';

/**
 * The quick tests. The server's tests on databases are named in
 * apps/server/vitest.config.ts and run by `pnpm integration`. The script `unit` gives each test
 * 30 s, as the other checks run beside them.
 */
export default defineConfig({
  // One fewer than there are would be one of two, and many tests wait for something.
  test: {
    maxWorkers: '100%',
    projects: [
      'packages/*',
      'apps/web',
      'apps/server/vitest.unit.config.ts',
      { test: { name: 'pixels', include: ['e2e/src/**/*.test.ts'] } },
      { test: { name: 'bench', include: ['bench/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
