import { defineConfig } from 'vitest/config';

const IN_BROWSER = 'web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', IN_BROWSER],
          pool: 'threads',
        },
      },
      {
        // The page in a real Chromium, one test file after the other.
        extends: true,
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          globalSetup: 'web/test/browser/setup.ts',
          fileParallelism: false,
          pool: 'forks',
          testTimeout: 300_000,
        },
      },
    ],
  },
});
