import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-chromium',
    include: ['src/**/*.chromium.test.ts'],
    globalSetup: './testing/chromium-setup.ts',
    // On a machine that does other work a browser alone may take twenty seconds to start.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
