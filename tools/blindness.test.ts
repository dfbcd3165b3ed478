import { expect, test } from 'vitest';
import { peeking } from './blindness.ts';

const SECRET = 'content/adventures/index.ts';
const BECAUSE = 'heuristics may know of an adventure what announced.ts says';

/** A line of code; put together here, so that nobody takes it for an import of this file. */
const line = (what: string, path: string): string => [what, `'${path}';`].join(' ');

function found(files: Readonly<Record<string, string>>): string[] {
  return peeking(new Map(Object.entries(files).map(([file, source]) => [`games/toy/${file}`, source])));
}

test('heuristics that read an adventure are found', () => {
  const reading = line('import { adventures } from', `./${SECRET}`);
  for (const file of ['heuristics', 'promise', 'parts', 'plan'])
    expect(found({ [`${file}.ts`]: reading })).toEqual([
      `games/toy/${file}.ts imports games/toy/${SECRET}: ${BECAUSE}`,
    ]);
  expect(found({ 'setup.ts': reading, 'view.ts': reading })).toEqual([]);
});

test('a way through other modules is found, and named', () => {
  const doors = line('import {\n  type Map,\n  adventures,\n} from', `../${SECRET}`);
  const goals = line('import { doors } from', '../rules/doors.ts');
  expect(found({ 'heuristics/goals.ts': goals, 'rules/doors.ts': doors })).toEqual([
    `games/toy/heuristics/goals.ts imports games/toy/rules/doors.ts imports games/toy/${SECRET}: ${BECAUSE}`,
  ]);
  const all = { 'heuristics.ts': line('export * from', './all.ts'), 'all.ts': line('import', `./${SECRET}`) };
  expect(found(all)).toHaveLength(1);
});

test('quests are secret as well', () => {
  expect(found({ 'heuristics.ts': line('import { quest } from', './content/quests/one.ts') })).toHaveLength(1);
  expect(found({ 'heuristics.ts': line('import { card } from', './content/cards.ts') })).toEqual([]);
});

test('types tell nothing, and what is announced may be known', () => {
  const types = [
    line('import type { Map } from', `./${SECRET}`),
    line('import { type A, type B } from', `./${SECRET}`),
    line('import { goals } from', './announced.ts'),
  ];
  const announced = line('import { adventures } from', `./${SECRET}`);
  expect(found({ 'heuristics.ts': types.join('\n'), 'announced.ts': announced })).toEqual([]);
});
