import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-postgres',
    include: ['src/**/*.{database,postgres}.test.ts'],
    globalSetup: ['testing/postgres-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
