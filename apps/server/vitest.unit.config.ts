import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-unit',
    // Some start processes or encode large pictures, and other checks run beside them.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['src/**/*.{database,server,pglite,postgres,redis,chromium}.test.ts'],
  },
});
