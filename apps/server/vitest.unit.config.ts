import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server-unit',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['src/**/*.{database,server,pglite,postgres,redis,chromium}.test.ts'],
  },
});
