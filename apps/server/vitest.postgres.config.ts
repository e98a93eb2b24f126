import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-postgres',
    include: ['src/**/*.{database,postgres}.test.ts'],
    globalSetup: ['testing/postgres-setup.ts'],
    testTimeout: 60_000,
    // A machine of two processors that also runs a browser takes longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
  },
});
