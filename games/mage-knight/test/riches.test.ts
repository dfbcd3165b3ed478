import { checkConfig, erased, newChance } from '@tafelrunde/engine';
import { reported } from '@tafelrunde/testing/contract';
import { walk } from '@tafelrunde/testing/walk';
import { expect, test } from 'vitest';
import { mageKnight, type State } from '../index.ts';
import { enrich } from './riches.ts';

const BOXES = { 'lost-legion': true, tezla: true, krang: true };

test.each([
  ['full-conquest', 2],
  ['blitz-cooperation', 3],
  ['dungeon-lords', 4],
  ['solo-conquest', 1],
] as const)('in the middle of %s with %i seats all that holds for every game holds', (scenario, seats) => {
  const game = erased(mageKnight);
  const config = checkConfig(game, { scenario, seats, settings: BOXES });
  const seed = `riches ${scenario}`;
  const chance = newChance(seed);
  const { decisions } = reported(game, seed, () =>
    walk(game, config, { seed, decisions: 30, tries: 6, arrange: state => enrich(state as State, chance) }),
  );
  expect(decisions).toBe(30);
});
