import { checkConfig, newChance, odds, playOut, Run } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../choices.ts';
import { isOfTheBox } from '../../content/index.ts';
import { schurkenUndHalunken as game, type SchurkenUndHalunken } from '../../index.ts';
import { PILES } from '../../rules/cards.ts';
import { position } from '../positions.ts';

const scenarios = game.scenarios.filter(({ id }) => id !== 'free-for-all');
const tables = scenarios.flatMap(({ id, seats, longest }) => seats.map(count => [id, count, longest] as const));

test('SH-END-02 five games with other victory conditions', () => {
  expect(scenarios.map(({ id }) => id)).toEqual(['dragon', 'wards', 'hill', 'teams', 'night-watch']);
});

/** A whole game, each decision drawn from those options that `likes` leaves, if any. */
function play(
  scenario: string,
  seats: number,
  seed: string,
  likes: (choice: Choice) => boolean,
): Run<SchurkenUndHalunken> {
  const chance = newChance(seed);
  const config = checkConfig(game, { scenario, seats });
  const run = new Run(game, game.setup(config, chance), { chance });
  playOut(
    run,
    ({ options }) => {
      const liked = options.flatMap((option, i) => (likes(option) ? [i] : []));
      return liked[chance.int(liked.length || 1)] ?? chance.int(options.length);
    },
    config.seats * 4_000 + 1_000,
  );
  return run;
}

describe.each(tables)('%s with %i', (scenario, seats, longest) => {
  test('ends, whether all fight or nobody does', () => {
    expect(seats * 4_000).toBeLessThanOrEqual(longest);
    const peaceful = ({ do: what }: Choice) => what !== 'attack' && what !== 'cast';
    for (const likes of [() => true, peaceful])
      for (let i = 0; i < 2; i++) expect(play(scenario, seats, `end ${i}`, likes).outcome).not.toBeNull();
  });

  test('loses and doubles no card, and brings none of its own to the piles', () => {
    const { state } = play(scenario, seats, 'cards', () => true);
    const piles = PILES.flatMap(pile => [...state.piles[pile], ...state.discards[pile]]);
    expect(piles.every(isOfTheBox)).toBe(true);
    const cards = [
      ...piles,
      ...state.groups.flatMap(({ hand, heroes, creatures, npc, demon }) => [
        ...hand,
        ...heroes.flatMap(({ items }) => items.map(({ card }) => card)),
        ...[...creatures, npc, demon].flatMap(who => who?.id ?? []),
      ]),
    ].filter(isOfTheBox);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(scenario === 'wards' ? 159 - 15 : 159);
    const heroes = [...state.heroPile, ...state.fallen, ...state.groups.flatMap(g => g.heroes.map(h => h.id))];
    expect(new Set(heroes).size).toBe(16);
  });
});

test('odds against a group that no player leads', () => {
  const t = position([{ heroes: { werewolf: [] } }, { heroes: { troll: [] } }], { scenario: 'dragon' });
  const { outcomes, exact } = odds(t.match, t.match.find('attack:werewolf,claws,old-scorcher#1'));
  expect(exact).toBe(true);
  // Attack 6 against parry 7: the attacker's exploding die must be higher by two.
  expect(outcomes.find(({ name }) => name === 'nothing')?.probability).toBeGreaterThan(0.6);
  expect(outcomes.find(({ name }) => name.endsWith(' 3 damage'))?.probability).toBeGreaterThan(0.1);
});
