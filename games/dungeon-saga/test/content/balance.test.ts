import { describe, expect, test } from 'vitest';
import { damageOf, hero, heroes, locks, type Minion, minion, minions } from '../../content/index.ts';

/** Balance on paper: exact odds of single attacks, without abilities, items and spells. */

type Rolls = readonly (readonly [dice: readonly number[], p: number])[];
const rolled = new Map<number, Rolls>();
const rolls = (n: number): Rolls => {
  const known = rolled.get(n) ?? enumerated(n);
  rolled.set(n, known);
  return known;
};

/** Every multiset of n dice, highest first, with its probability. */
function enumerated(n: number): Rolls {
  const found = new Map<string, { dice: readonly number[]; p: number }>();
  const roll = (dice: readonly number[], p: number) => {
    if (dice.length < n) {
      for (let face = 1; face <= 6; face++) roll([...dice, face], p / 6);
      return;
    }
    const high = dice.toSorted((a, b) => b - a);
    const known = found.get(high.join());
    if (known) known.p += p;
    else found.set(high.join(), { dice: high, p });
  };
  roll([], 1);
  return [...found.values()].map(({ dice, p }) => [dice, p]);
}

/** P(at least this many hits), by the four steps of DS-MELEE-04. */
function chance(atLeast: number, attack: number, defence: number, armour: number): number {
  let sum = 0;
  for (const [a, p] of rolls(attack))
    for (const [d, q] of rolls(defence)) {
      const hits = a.filter(die => die > armour).filter((die, i) => die > (d[i] ?? 0)).length;
      if (hits >= atLeast) sum += p * q;
    }
  return sum;
}

const firstHits = (m: Minion, results: readonly string[]) =>
  [1, 2, 3, 4].find(hits => results.includes(damageOf(m, hits))) ?? 5;
/** P(one attack with this many dice takes the minion off the board). */
const fell = (m: Minion, dice: number) =>
  chance(firstHits(m, ['bones', 'destroyed']), dice, m.profile.combatDice, m.profile.armour);

describe('heroes against minions', () => {
  test('a fighter fells a skeleton or zombie in one or two attacks', () => {
    for (const id of ['orlaf', 'rordin'])
      for (const foe of ['skeleton-warrior', 'zombie'])
        expect(fell(minion(foe), hero(id).sheet.combatDice), `${id} ${foe}`).toBeGreaterThan(0.6);
    expect(fell(minion('skeleton-warrior'), 3)).toBeGreaterThan(0.4); // Madriga's bow, Danor's flamebolt
  });

  test('only half of the fallen skeletons stay down: raising matters', () => {
    const destroyed = chance(3, 4, 2, 2) / fell(minion('skeleton-warrior'), 4);
    expect(destroyed).toBeGreaterThan(0.4);
    expect(destroyed).toBeLessThan(0.7);
    expect(chance(4, 4, 2, 1) / fell(minion('zombie'), 4)).toBeLessThan(0.4);
  });

  test('the tougher the minion, the higher its level', () => {
    const chances = (ids: readonly string[]) => ids.map(id => fell(minion(id), 5));
    const [zombie = 0, armoured = 0, revenant = 0, troll = 0] = chances([
      'zombie',
      'armoured-zombie',
      'dwarf-revenant',
      'zombie-troll',
    ]);
    expect(zombie).toBeGreaterThan(armoured);
    expect(armoured).toBeGreaterThan(troll);
    expect(revenant).toBeGreaterThan(troll);
  });

  test('a troll takes the party about a round: three to five attacks of an outnumbered Orlaf', () => {
    const dice = hero('orlaf').sheet.combatDice - 1;
    const hurt = chance(1, dice, 4, 4);
    const killed = chance(3, dice, 4, 4);
    const finished = chance(1, dice, 3, 4);
    const attacks = 1 / hurt + (1 - killed / hurt) / finished;
    expect(attacks).toBeGreaterThan(3);
    expect(attacks).toBeLessThan(5);
  });
});

describe('minions against heroes', () => {
  const wounds = (m: Minion, dice: number, armour: number) => chance(1, m.profile.combatDice, dice, armour);

  test('a lone skeleton is a nuisance, a troll is not', () => {
    for (const { id, sheet } of heroes) {
      const skeleton = wounds(minion('skeleton-warrior'), sheet.combatDice, sheet.armour);
      const outnumbered = Math.max(2, sheet.combatDice - 1);
      const troll = wounds(minion('zombie-troll'), outnumbered, sheet.armour);
      expect(skeleton, id).toBeLessThan(0.6);
      expect(troll, id).toBeGreaterThan(0.5);
      expect(troll, id).toBeGreaterThan(skeleton * 1.5);
    }
  });

  test('the front line: fighters are wounded far less often than elf and wizard', () => {
    const risk = (id: string) => wounds(minion('skeleton-warrior'), hero(id).sheet.combatDice, hero(id).sheet.armour);
    expect(Math.max(risk('orlaf'), risk('rordin'))).toBeLessThan(Math.min(risk('madriga'), risk('danor')));
  });

  test('numbers count: the second skeleton raises the chance of each', () => {
    const alone = wounds(minion('skeleton-warrior'), 3, 2);
    const ganged = wounds(minion('skeleton-warrior'), 2, 2);
    expect(ganged).toBeGreaterThan(alone * 1.3);
  });

  test('18 figures, and more hands than heroes', () => {
    expect(minions.reduce((sum, m) => sum + m.count, 0)).toBe(18);
  });
});

test('locks: from a formality to a siege for Rordin', () => {
  const odds = locks.map(l => chance(1, hero('rordin').sheet.combatDice, l.dice, l.armour));
  expect(odds.map(p => Math.round(p * 100))).toEqual([99, 86, 64, 45, 26]);
});
