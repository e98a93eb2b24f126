import { defineConfig } from 'vitest/config';

/**
 * The quick tests. The server's own, which open databases, stand in
 * apps/server/vitest.config.ts and are run by `pnpm integration`.
 */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/web',
      { test: { name: 'pixels', include: ['e2e/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
