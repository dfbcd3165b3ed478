import { defineConfig } from 'vitest/config';

const IN_BROWSER = ['web/test/browser/**/*.test.ts', 'bench/test/web.test.ts'];
/** Programs, servers, databases and sockets of this machine take part. */
const WITH_REAL_PARTS = ['cli/test/**/*.test.ts', 'server/test/**/*.test.ts', 'bench/test/**/*.test.ts'];
/** Where a machine takes part it may stumble once: such a test gets a second try, and `npm test` tells of it at the end. */
const SECOND_TRY = 1;

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
          exclude: ['**/node_modules/**', ...IN_BROWSER, ...WITH_REAL_PARTS],
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'real parts',
          include: WITH_REAL_PARTS,
          exclude: IN_BROWSER,
          pool: 'threads',
          retry: SECOND_TRY,
        },
      },
      {
        // The page in a real Chromium, one test file after the other.
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: 'web/test/browser/setup.ts',
          fileParallelism: false,
          pool: 'forks',
          testTimeout: 300_000,
          retry: SECOND_TRY,
        },
      },
    ],
  },
});
