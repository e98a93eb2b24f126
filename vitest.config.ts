import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      { test: { name: 'pixels', include: ['e2e/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
