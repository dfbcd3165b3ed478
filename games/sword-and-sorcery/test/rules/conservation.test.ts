import { checkConfig, newChance, playOut, Run } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { type State, swordAndSorcery } from '../../index.ts';
import type { Coins } from '../../state.ts';

/** The names of all item cards, wherever they are. */
function cards({ stash, market, soulWeapons, supplies, heroes, ground }: State): string[] {
  const { pile, out } = supplies.treasure;
  const held = heroes.flatMap(({ main, off, armour, artefact, pack }) => [main, off, armour, artefact, ...pack]);
  return [
    ...[...stash, ...market, ...held, ...ground.flatMap(({ items }) => items)].flatMap(item => (item ? [item.id] : [])),
    ...[...soulWeapons, ...out, ...pile.top, ...pile.rest, ...pile.bottom],
  ].toSorted();
}

/** How many coins of each value there are. */
const coins = ({ coins: supply, heroes, ground }: State): Coins =>
  [...heroes, ...ground].reduce<Coins>(
    ([a, b, c], one) => [a + one.coins[0], b + one.coins[1], c + one.coins[2]],
    [...supply],
  );

describe('cards and coins', () => {
  test.each([2, 3, 5])(
    'SS-COIN-05, SS-COMP-01 nothing is lost and nothing comes from nowhere in a whole game of %d heroes',
    heroes => {
      const config = checkConfig(swordAndSorcery, { scenario: 'sparring-yard', seats: 1, settings: { heroes } });
      const chance = newChance(`coins ${heroes}`);
      const pick = newChance(`choices ${heroes}`);
      const state = swordAndSorcery.setup(config, chance);
      let all: string[] | null = null;
      const check = (): void => {
        if (state.stage === 'heroes') return;
        all ??= cards(state);
        expect([cards(state), coins(state)]).toEqual([all, [15, 15, 5]]);
      };
      playOut(new Run(swordAndSorcery, state, { chance }, check), ask => pick.int(ask.options.length), 2_000);
      expect(state.stage).toBe('over');
    },
  );
});
