import { expect, test } from 'vitest';
import { nameOf } from './changes.ts';
import { type Equivalent, readEquivalents } from './equivalents.ts';
import { resultOf, textOf } from './result.ts';
import type { Tried } from './stryker.ts';
import type { Wishes } from './wishes.ts';

const FILE = 'games/skirmish/rules/turn.ts';
const SOURCE = 'first;\n  if (a > b) go();\nlast;\n';

const wishes: Wishes = {
  game: 'skirmish',
  files: [FILE],
  sample: null,
  seed: '1',
  workers: 1,
  fresh: false,
  json: false,
};

const tried = (status: string, replacement: string, line = 2): Tried => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement,
  location: { start: { line, column: 7 }, end: { line, column: 12 } },
});

function result(mutants: readonly Tried[], listed: readonly Equivalent[] = [], untried: readonly Tried[] = []) {
  const names = (list: readonly Tried[]): string[] => list.map(one => nameOf(FILE, one));
  return resultOf(
    {
      report: { files: { [FILE]: { source: SOURCE, mutants: [...mutants, ...untried] } } },
      chosen: { all: names([...mutants, ...untried]), tried: names(mutants), tests: [] },
    },
    untried.length > 0 ? { ...wishes, sample: mutants.length } : wishes,
    listed,
  );
}

const equal = (change: string): Equivalent[] =>
  readEquivalents(`rules/turn.ts\nline: if (a > b) go();\nchange: ${change}\nwhy: they never are equal`, 'list.txt');

const FOUR = [
  tried('Killed', 'a < b'),
  tried('Timeout', 'true'),
  tried('Survived', 'a >= b'),
  tried('NoCoverage', 'false'),
];

test('the score is what was noticed, by a failure or by the clock, of all that was tried', () => {
  expect(result(FOUR)).toMatchObject({
    score: 50,
    killed: 1,
    timeout: 1,
    survived: 1,
    noCoverage: 1,
    equivalent: 0,
    errors: 0,
    files: [{ file: FILE, score: 50 }],
    complaints: [],
  });
});

test('a score is never rounded up', () => {
  const all = Array.from({ length: 3 }, (_, line) => tried(line === 0 ? 'Survived' : 'Killed', 'x', line + 1));
  expect(result(all).score).toBe(66.66);
});

test('survivors are named by place and change, and whether a test comes by', () => {
  expect(result(FOUR).survivors).toEqual([
    { file: FILE, line: 2, column: 7, mutator: 'EqualityOperator', change: 'a > b -> a >= b', covered: true },
    { file: FILE, line: 2, column: 7, mutator: 'EqualityOperator', change: 'a > b -> false', covered: false },
  ]);
});

test('what cannot be run is not counted', () => {
  expect(result([...FOUR, tried('RuntimeError', 'b')])).toMatchObject({ score: 50, errors: 1 });
});

test('equivalent changes stand apart and are not counted', () => {
  const { score, survived, equivalent, survivors, equivalents, complaints } = result(FOUR, equal('a > b -> a >= b'));
  expect({ score, survived, equivalent, survivors: survivors.length }).toEqual({
    score: 66.66,
    survived: 0,
    equivalent: 1,
    survivors: 1,
  });
  expect(equivalents).toMatchObject([{ change: 'a > b -> a >= b', why: 'they never are equal' }]);
  expect(complaints).toEqual([]);
});

test('an entry that fits nothing is complained about, unless its file was not asked for', () => {
  expect(result(FOUR, equal('a > b -> a !== b')).complaints).toEqual([
    'games/skirmish/test/equivalent-mutants.txt:1: no change "a > b -> a !== b" in a line "if (a > b) go();" of rules/turn.ts.',
  ]);
  const [entry] = equal('a > b -> a !== b');
  expect(result(FOUR, entry ? [{ ...entry, file: 'rules/attack.ts' }] : []).complaints).toEqual([]);
});

test('an entry for a change that a test notices is complained about, and the change counts as killed', () => {
  const { killed, complaints } = result(FOUR, equal('a > b -> a < b'));
  expect(killed).toBe(1);
  expect(complaints[0]).toContain('a test does notice "a > b -> a < b"');
});

test('what is outside the sample neither counts nor makes entries wrong', () => {
  const outside = tried('RuntimeError', 'a !== b');
  const sampled = result(FOUR, equal('a > b -> a !== b'), [outside]);
  expect(sampled).toMatchObject({ score: 50, errors: 0, complaints: [], sample: { size: 4, of: 5, seed: '1' } });
  expect(textOf(sampled)).toContain('A sample of 4 of 5 changes, seed 1.');
});

test('the text names every survivor with its place', () => {
  const text = textOf(result(FOUR, equal('a > b -> a >= b')));
  expect(text).toContain(`${FILE}:2:7  EqualityOperator  a > b -> false  (no test comes by)`);
  expect(text).toContain(`${FILE}:2:7  EqualityOperator  a > b -> a >= b\n    they never are equal`);
  expect(text).toContain('skirmish: 66.66 % of the changes were noticed');
});
