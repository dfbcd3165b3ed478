import { readFileSync } from 'node:fs';
import { type Config, copy, endAt, erased, type Game, load, Match, type SeededChance, save } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { type State, schurkenUndHalunken } from '../index.ts';
import { migrations } from '../migrations.ts';

const game = erased(schurkenUndHalunken);

/** The game as it was: `strip` takes from a state what a later version has added. */
const old = (version: number, strip: (state: State) => object): Game => ({
  ...game,
  version,
  copy,
  setup: (config: Config, chance: SeededChance) => strip(game.setup(config, chance) as State),
});

const withoutResting = (state: State): object => ({
  ...state,
  groups: state.groups.map(({ resting: _, ...group }) => group),
});

const reopened = (match: Match) => load(save(match), [game]);

test('a match of version 1 goes on: the even start, then no choice, holds', () => {
  const version1 = old(1, state => {
    const { evenStart: _, ...rest } = withoutResting(state) as State;
    return rest;
  });
  const { match, dropped } = reopened(Match.start(version1, { seats: 3 }, { seed: 'old' }));
  expect(dropped).toEqual([]);
  const now = Match.start(game, { seats: 3, settings: { 'even-start': true } }, { seed: 'old' });
  expect(match.state).toEqual(now.state);
  expect(match.ask?.kind).toBe('pile');
});

test('a match of version 2 goes on: no card in a hand cools down', () => {
  const { match, dropped } = reopened(Match.start(old(2, withoutResting), { seats: 3 }, { seed: 'old' }));
  expect(dropped).toEqual([]);
  expect(match.state).toEqual(Match.start(game, { seats: 3 }, { seed: 'old' }).state);
});

test('a match of version 3 goes on: what lasts ends when it would have, under the name of what it changes', () => {
  const { state, config } = Match.start(game, { seats: 3 }, { seed: 'old' });
  const old = { source: 'icy-breath#1', stat: 'attack', amount: -2, until: 'round', on: 'troll', by: 1, owner: 1 };
  const short = { source: 'where-it-hurts#1', stat: 'damage', amount: 2, until: 'turn', on: 'lich', by: 0 };
  const migrated = migrations[3]?.({ ...state, boosts: [old, short] }, config) as State;
  expect(migrated.boosts).toEqual([
    { source: 'icy-breath#1', key: 'attack', on: 'troll', by: '1', until: 'round', stat: 'attack', amount: -2 },
    { source: 'where-it-hurts#1', key: 'damage', on: 'lich', by: '0', until: 'turn', stat: 'damage', amount: 2 },
  ]);
  expect(endAt(migrated.boosts, 'round', '0')).toEqual([]);
  expect(endAt(migrated.boosts, 'round', '1')).toHaveLength(1);
});

test('a stored match in which something lasts goes on with it', () => {
  const stored = new URL('../../../testing/saves/schurken-und-halunken-lasting.tafel.json', import.meta.url);
  const { match } = load(readFileSync(stored, 'utf8'), [game]);
  expect((match.state as State).boosts).toEqual([
    { source: 'voodoo-priestess', key: 'attack', on: 'assassin', by: '1', until: 'round', stat: 'attack', amount: -1 },
  ]);
});
