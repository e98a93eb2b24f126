import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-pglite',
    include: ['src/**/*.{database,server,pglite}.test.ts'],
    globalSetup: ['testing/pglite-setup.ts'],
    testTimeout: 60_000,
    // A machine of two processors that also runs a browser takes longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
  },
});
