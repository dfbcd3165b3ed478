import { defineConfig } from 'vitest/config';
import { LongFirst } from './tools/order.ts';
import { COMPUTING, IN_BROWSER, PLAYED_TWICE, testFiles, UNDO, WITH_REAL_PARTS } from './tools/parts.ts';

/** Where a machine takes part it may stumble once: such a test gets a second try, and `npm test` tells of it at the end. */
const SECOND_TRY = 1;
/** `npm run mutate` keeps copies of games in the cache. */
const FOREIGN = ['**/node_modules/**', '.cache/**'];

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for may take its time on a busy machine; whoever waits one second only tests the machine.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: { name: 'computing', include: COMPUTING, exclude: FOREIGN, pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['**/*.test.ts'],
          exclude: [...FOREIGN, ...IN_BROWSER, ...WITH_REAL_PARTS, ...COMPUTING],
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'real parts',
          include: WITH_REAL_PARTS,
          exclude: [...FOREIGN, ...IN_BROWSER],
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
      ...(process.env[PLAYED_TWICE] ? [withUndo()] : []),
    ],
  },
});

/** The behaviour of the games once more, with an undo and redo after every decision. */
function withUndo() {
  return {
    extends: true as const,
    test: {
      name: UNDO,
      include: [...testFiles([]).behaviour],
      pool: 'threads' as const,
      isolate: false,
      env: { TAFELRUNDE_UNDO: '1' },
    },
  };
}
