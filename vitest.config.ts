import { defineConfig } from 'vitest/config';
import { IN_BROWSER, WITH_REAL_PARTS } from './tools/parts.ts';

/** Where a machine takes part it may stumble once: such a test gets a second try, and `npm test` tells of it at the end. */
const SECOND_TRY = 1;

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for may take its time on a busy machine; whoever waits one second only tests the machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          // `npm run mutate` keeps copies of games in the cache.
          exclude: ['**/node_modules/**', '.cache/**', ...IN_BROWSER, ...WITH_REAL_PARTS],
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
        // The page in a real Chromium: one build and one server for all files, a browser for each.
        extends: true,
        test: {
          name: 'browser',
          include: IN_BROWSER,
          globalSetup: 'web/test/browser/setup.ts',
          pool: 'forks',
          testTimeout: 300_000,
          retry: SECOND_TRY,
        },
      },
    ],
  },
});
