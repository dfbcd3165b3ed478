import { odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { ActivationId } from '../content/activations.ts';
import { DICE, type DieColour } from '../content/dice.ts';
import { newSupply } from '../rules/supplies.ts';
import { guard, inForce, suffers, to } from './laid.ts';
import { enemy, give, type Sitting, sit, stand } from './positions.ts';

type Sums = readonly {
  readonly hit: number;
  readonly energy: number;
  readonly block: number;
  readonly share: number;
}[];

/** How often dice show so many hits, energies and blocks, added up die by die: nothing of the engine is asked. */
function sums(...dice: readonly DieColour[]): Sums {
  let all: Sums = [{ hit: 0, energy: 0, block: 0, share: 1 }];
  for (const die of dice) {
    const found = new Map<string, Sums[number]>();
    for (const before of all)
      for (const face of DICE[die]) {
        const count = (symbol: string): number => face.filter(one => one === symbol).length;
        const hit = before.hit + count('hit');
        const energy = before.energy + count('energy');
        const block = before.block + count('block');
        const key = `${hit}/${energy}/${block}`;
        found.set(key, { hit, energy, block, share: (found.get(key)?.share ?? 0) + before.share / 10 });
      }
    all = [...found.values()];
  }
  return all;
}

const blues = (n: number): DieColour[] => Array<DieColour>(n).fill('blue');

/** Wounds of an attack, step by step as the rulebook has it: armour, then a die for each ordinary hit up to a number. */
function wounds(attack: Sums, { auto = 0, lethal = false, armour = 0, dice = 0 }): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { hit, energy, share } of attack) {
    const hits = auto + hit;
    const deadly = lethal && energy > 0 ? Math.min(1, hits) : 0;
    const ordinary = Math.max(0, hits - deadly - armour);
    for (const { block, share: part } of sums(...blues(Math.min(dice, ordinary)))) {
      const n = deadly + Math.max(0, ordinary - block);
      found[n] = (found[n] ?? 0) + share * part;
    }
  }
  return found;
}

function expectOdds(t: Sitting, option: string, wanted: Readonly<Record<string, number>>): void {
  const found = odds(t.match, t.match.find(option));
  expect(found.exact).toBe(true);
  expect(found.outcomes.map(({ name }) => name).sort()).toEqual(Object.keys(wanted).sort());
  for (const { name, probability } of found.outcomes) expect(probability, name).toBeCloseTo(wanted[name] ?? -1, 9);
}

/** The odds of wounds by the names of the forecast; from `deadly` on the target dies. */
function named(found: Readonly<Record<number, number>>, who: string, deadly = Number.POSITIVE_INFINITY, and = '') {
  const all: Record<string, number> = {};
  for (const [key, share] of Object.entries(found)) {
    const n = Number(key);
    const what = n >= deadly ? `${who} dies` : n === 0 ? '' : `${who} ${n} wound${n > 1 ? 's' : ''}`;
    const name = [what, and].filter(part => part !== '').join(', ') || 'nothing';
    all[name] = (all[name] ?? 0) + share;
  }
  return all;
}

const duel = (arrange: Parameters<typeof sit>[1] = () => {}): Sitting =>
  sit({}, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'laegon', '2A.n');
    arrange(state);
  });

describe('exact odds, checked against sums of dice written out', () => {
  test('an attack: wounds of the target, with the property that energy pays', () => {
    const t = duel(state => enemy(state, 'orc-warrior-red-1', '2A.c'));
    const wanted = wounds(sums('red', 'blue', 'blue'), { lethal: true, armour: 2, dice: 2 });
    expectOdds(t, 'attack:main,orc-warrior-red-1', named(wanted, 'Orc Champion', 7));
  });

  test('an attack that may kill', () => {
    const t = duel(state => {
      const [body] = enemy(state, 'brigand-green-1', '2A.c').bodies;
      if (body) body.wounds = 2;
      guard(state);
    });
    const wanted = wounds(sums('red', 'blue', 'blue'), { lethal: true, armour: 1 });
    expectOdds(t, 'attack:main,brigand-green-1', named(wanted, 'Green Brigand', 2));
  });

  test('five dice against four', () => {
    const t = duel(state => {
      enemy(state, 'orc-warrior-red-1', '2A.c');
      inForce(state, 'ecarus', 'rage', { do: 'modify', value: 'red', n: 2 });
      inForce(state, 'enemies', 'wall', { do: 'modify', value: 'defence-dice', n: 2 });
    });
    const wanted = wounds(sums('red', 'red', 'red', 'blue', 'blue'), { lethal: true, armour: 2, dice: 4 });
    const option = 'attack:main,orc-warrior-red-1';
    expectOdds(t, option, named(wanted, 'Orc Champion', 7));
    // Rolls that mean the same are one case: without that there would be hundreds of thousands.
    expect(odds(t.match, t.match.find(option)).cases).toBeLessThan(150);
  });

  test('a step out of a fight: the opportunity attack before it', () => {
    const t = duel(state => enemy(state, 'orc-warrior-green-1', '2A.c'));
    const wanted = wounds(sums('red'), { auto: 1, dice: 1 });
    expectOdds(t, to('2A.n'), named(wanted, 'Ecarus', 99, 'Ecarus → Lantern Lane'));
  });

  test('a save roll: a blinded hero moves only with its symbol', () => {
    const t = sit({}, state => {
      suffers(state, 'ecarus', 'blinded');
      guard(state);
    });
    expectOdds(t, to('2A.n'), { 'Ecarus → Lantern Lane': 0.5, nothing: 0.5 });
  });

  test('the end of a turn: which enemies act', () => {
    const t = duel(state => {
      enemy(state, 'brigand-green-1', '1A.h');
      enemy(state, 'orc-warrior-red-1', '1A.h');
      state.supplies.activation = newSupply<ActivationId>(['B', 'N', 'N', 'N']);
    });
    expectOdds(t, 'end', { 'Green Brigand acts': 0.25, 'Orc Champion and Green Brigand act': 0.75 });
  });
});

test('nobody is assumed to react: the odds are those of the roll as it lies', () => {
  const t = sit({ heroes: ['white-rose', 'cleric'] }, state => {
    give(state, 'ecarus', 'main', 'longsword');
    stand(state, 'thorgar', '2A.n');
    const [body] = enemy(state, 'brigand-green-1', '2A.c').bodies;
    if (body) body.wounds = 2;
    guard(state);
  });
  const wanted = wounds(sums('red', 'blue', 'blue'), { lethal: true, armour: 1 });
  expectOdds(t, 'attack:main,brigand-green-1', named(wanted, 'Green Brigand', 2));
});
