// How Stryker runs the tests of a game: those that name a rule, in one thread that stays.
import { defineConfig } from 'vitest/config';
import { keptThread } from './kept-thread.ts';
import { LEFT_OUT } from './wishes.ts';

export default defineConfig({
  plugins: [
    {
      name: 'kept thread',
      // Set here because Stryker's runner names a pool of Vitest's own, which would win over the setting below.
      configureVitest({ project }) {
        Object.assign(project.config, { pool: keptThread.name, poolRunner: keptThread });
      },
    },
  ],
  test: {
    include: ['games/*/test/**/*.test.ts'],
    exclude: LEFT_OUT.map(name => `**/${name}.test.ts`),
    isolate: false,
    testTimeout: 60_000,
  },
});
