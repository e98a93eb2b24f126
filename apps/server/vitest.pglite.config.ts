import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-pglite',
    include: ['src/**/*.{database,server,pglite}.test.ts'],
    globalSetup: ['testing/pglite-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
