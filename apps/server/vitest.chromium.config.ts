import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-chromium',
    include: ['src/**/*.chromium.test.ts'],
    globalSetup: './testing/chromium-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
