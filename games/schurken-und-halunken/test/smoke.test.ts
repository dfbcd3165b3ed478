import { checkConfig, erased, newChance, playOut, Run } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { schurkenUndHalunken as game } from '../index.ts';
import { PILES } from '../rules/cards.ts';
import type { State } from '../state.ts';

const LONGEST = game.scenarios[0]?.longest ?? 0;

interface Played {
  readonly state: State;
  readonly decisions: number;
  readonly outcome: Run['outcome'];
}

/** A whole game, each decision drawn from those options that `likes` leaves, if any. */
function play(seats: number, seed: string, likes: (choice: Choice) => boolean = () => true): Played {
  const chance = newChance(seed);
  const run = new Run(game, game.setup(checkConfig(erased(game), { seats }), chance), { chance });
  const decisions = playOut(
    run,
    ({ options }) => {
      const liked = options.flatMap((option, i) => (likes(option) ? [i] : []));
      return liked[chance.int(liked.length || 1)] ?? chance.int(options.length);
    },
    LONGEST,
  );
  return { state: run.state, decisions, outcome: run.outcome };
}

const peaceful = ({ do: what }: Choice): boolean => what !== 'attack' && what !== 'cast';
const restless = (choice: Choice): boolean => peaceful(choice) && !['end', 'done', 'pass'].includes(choice.do);

describe.each([2, 3, 4, 5])('with %i players', seats => {
  test('random games end, with one winner', () => {
    for (let i = 0; i < 10; i++) {
      const { outcome, decisions } = play(seats, `random ${i}`);
      expect(outcome?.winners).toHaveLength(1);
      expect(decisions).toBeLessThan(LONGEST);
    }
  });

  test('games without a single attack end too (SH-END-05)', () => {
    for (const likes of [peaceful, restless])
      for (let i = 0; i < 2; i++) {
        const { outcome, decisions } = play(seats, `peace ${i}`, likes);
        expect(outcome).not.toBeNull();
        expect(decisions).toBeLessThan(LONGEST / 2);
      }
  });

  test('no card is lost or doubled', () => {
    for (let i = 0; i < 10; i++) {
      const { state } = play(seats, `cards ${i}`);
      const cards = [
        ...PILES.flatMap(pile => [...state.piles[pile], ...state.discards[pile]]),
        ...state.playing,
        ...state.groups.flatMap(({ hand, heroes, creatures, npc, demon }) => [
          ...hand,
          ...heroes.flatMap(({ items }) => items.map(({ card }) => card)),
          ...[...creatures, npc, demon].flatMap(who => who?.id ?? []),
        ]),
      ];
      expect(cards).toHaveLength(45 + 50 + 64);
      expect(new Set(cards).size).toBe(cards.length);
      const heroes = [...state.heroPile, ...state.fallen, ...state.groups.flatMap(g => g.heroes.map(h => h.id))];
      expect(new Set(heroes).size).toBe(16);
    }
  });
});
