import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-redis',
    include: ['src/**/*.redis.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
