import { expect, test } from 'vitest';
import { ROOT } from '../parts.ts';
import { wishesFrom } from './wishes.ts';

const wishes = (...args: string[]) => wishesFrom(args, ROOT);

test('a game alone means all its rules, one worker, no sample', () => {
  expect(wishes('skirmish')).toEqual({
    game: 'skirmish',
    files: ['attack', 'cards', 'movement', 'turn'].map(name => `games/skirmish/rules/${name}.ts`),
    sample: null,
    seed: '1',
    workers: 1,
    fresh: false,
    json: false,
  });
});

test('files are named from the root, from the game or from its rules, folders with all they hold', () => {
  const attack = ['games/skirmish/rules/attack.ts'];
  expect(wishes('skirmish', 'attack.ts').files).toEqual(attack);
  expect(wishes('skirmish', 'rules/attack.ts').files).toEqual(attack);
  expect(wishes('skirmish', 'games/skirmish/rules/attack.ts', 'attack.ts').files).toEqual(attack);
  expect(wishes('skirmish', 'explain.ts').files).toEqual(['games/skirmish/explain.ts']);
  expect(wishes('schurken-und-halunken', 'effects').files).toContain('games/schurken-und-halunken/effects/heal.ts');
});

test('where a game and its rules have a file of the same name, the rules are meant', () => {
  expect(wishes('schurken-und-halunken', 'events.ts').files).toEqual(['games/schurken-und-halunken/rules/events.ts']);
});

test('flags are read', () => {
  expect(wishes('skirmish', '--sample', '20', '--seed', 'x', '--workers', '2', '--fresh', '--json')).toMatchObject({
    sample: 20,
    seed: 'x',
    workers: 2,
    fresh: true,
    json: true,
  });
});

test.each([
  [[], 'Name the game first: descent, dungeon-saga, '],
  [['chess'], 'There is no game "chess" with rules. There are: descent, dungeon-saga, '],
  [
    ['skirmish', 'parry.ts'],
    'skirmish has no "parry.ts". Among its rules are: attack.ts, cards.ts, movement.ts, turn.ts.',
  ],
  // It is there, but not in this game.
  [['skirmish', 'engine/match.ts'], 'skirmish has no "engine/match.ts".'],
  [['skirmish', 'test/attack.test.ts'], '"test/attack.test.ts" is a test: name what it tests.'],
  [['skirmish', 'texts.ts'], '"texts.ts" holds texts: what they say is read, not measured.'],
  [['skirmish', '--sample', 'many'], '--sample wants a whole number from 1 on, not "many".'],
  [['skirmish', '--workers', '0'], '--workers wants a whole number from 1 on, not "0".'],
  [['skirmish', '--seed', '4'], '--seed chooses a sample: say how large it is with --sample N.'],
  [['skirmish', '--samples', '4'], 'npm run mutate -- <game> [files]'],
])('%j is refused in a sentence', (args, message) => {
  expect(() => wishes(...args)).toThrow(message);
});
