import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folder, tafelrunde } from './program.ts';

const command = fc.constantFrom(
  'odds',
  'why',
  'log',
  'undo',
  'redo',
  'rules',
  'rule',
  'view',
  'save',
  'load',
  'hint',
  'auto 3',
  'help',
  '?',
  '/',
  '//',
);
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('-1', '0', '1e9', '__proto__', 'end', '..', '\x1b[2J', '%s'),
);
const line = fc.oneof(
  fc.nat(200).map(String),
  word,
  fc.tuple(command, word).map(([verb, rest]) => `${verb} ${rest.replaceAll('/', '')}`),
  command,
);

test('whatever is typed, play goes on and ends cleanly', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 5, maxLength: 40 }), fc.boolean(), async (lines, plain) => {
      const flags = ['play', 'skirmish', '--seed', 'garbage', ...(plain ? ['--plain', '--bots', 'none'] : [])];
      const { code, out, err } = await tafelrunde(flags, { input: lines, cwd: folder() });
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).not.toContain('\x1b');
      expect(out).not.toMatch(/\n {4}at /);
    }),
    { numRuns: 12, seed: 7 },
  );
});
