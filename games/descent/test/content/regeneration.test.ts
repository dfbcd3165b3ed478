import { expect, test } from 'vitest';
import { ABILITIES } from '../../content/abilities.ts';
import type { FigureRule } from '../../content/quest.ts';
import { damageOf, hero, monster, type Played, raid } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

/** Of the base game only Sir Alric regenerates, 1 damage in act II: here others do, too. */
proving({
  figures: {
    zombie: ABILITIES['regeneration-2'] as FigureRule,
    ettin: ABILITIES['regeneration-3'] as FigureRule,
  },
});

/** The overlord's turn has begun; he says in which order they regenerate. */
function dawn(damage: number): Played {
  const t = raid(
    state => {
      state.act = 2;
      hero(state, 'grisban-the-thirsty', 'berserker', 'E3');
      monster(state, 'sir-alric-farrow', 'J5').damage = damage;
      monster(state, 'zombie', 'J8').damage = damage;
      monster(state, 'ettin', 'G6', 'H6', 'G7', 'H7').damage = damage;
      monster(state, 'goblin-archer', 'J4').damage = 1;
    },
    undefined,
    { quest: PROVING_GROUND },
  );
  for (let i = 0; i < 3 && t.kind === 'order'; i++) t.choose(t.offered()[0] ?? '');
  return t;
}

test.each([
  ['Regeneration 1', 'sir-alric-farrow', 1],
  ['Regeneration 2', 'zombie-1', 2],
  ['Regeneration 3', 'ettin-1', 3],
] as const)('%s: so much damage is gone at the start of the overlord’s turn, of its bearer alone', (_, id, n) => {
  expect([damageOf(dawn(4), id), damageOf(dawn(1), id), damageOf(dawn(4), 'goblin-archer-1')]).toEqual([4 - n, 0, 1]);
});
