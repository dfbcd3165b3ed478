import { type Config, erased, type Game, load, Match, type SeededChance, save } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { schurkenUndHalunken } from '../index.ts';

const game = erased(schurkenUndHalunken);

test('a match of version 1 goes on: the even start, then no choice, holds', () => {
  const version1: Game = {
    ...game,
    version: 1,
    setup: (config: Config, chance: SeededChance) => {
      const { evenStart: _, ...state } = game.setup(config, chance) as { evenStart: boolean };
      return state;
    },
  };
  const old = Match.start(version1, { seats: 3 }, { seed: 'old' });
  const { match, dropped } = load(save(old), [game]);
  expect(dropped).toEqual([]);
  expect(match.state).toEqual({ ...old.state, evenStart: true });
  expect(match.ask?.kind).toBe('pile');
});
