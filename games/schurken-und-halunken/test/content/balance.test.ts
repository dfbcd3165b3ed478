import { expect, test } from 'vitest';
import {
  type AttackSpell,
  type Hero,
  heroes,
  magic,
  type Pair,
  supportCards,
  type Weapon,
  type WeaponProfile,
} from '../../content/index.ts';

/** Balance on paper: values only, no effects. A "typical" figure wields a card it would pick, not the best in the box. */

/** P(sum) of the die whose 6s are rolled again, cut where nothing is left. */
const die: readonly number[] = Array.from({ length: 100 }, (_, sum) =>
  sum % 6 === 0 ? 0 : (1 / 6) ** (Math.floor(sum / 6) + 1),
);

/** P(attacker's total is higher), by how far it is ahead before the dice. */
function hitChance(lead: number): number {
  let chance = 0;
  for (const [a, p] of die.entries()) for (const [d, q] of die.entries()) if (a + lead > d) chance += p * q;
  return chance;
}

const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
const inTwoHands = (value: number | Pair) => (typeof value === 'number' ? value : value[1]);
const inOneHand = (value: number | Pair) => (typeof value === 'number' ? value : value[0]);
const bonusIn = (hero: Hero, category: string) => hero.specialisations.find(s => s.in === category)?.bonus ?? 0;
const copies = <C extends { readonly copies: number }>(cards: readonly C[]) =>
  cards.flatMap(card => Array<C>(card.copies).fill(card));

const weapons = copies(supportCards.filter((c): c is Weapon => c.kind === 'weapon')).map(c => c.wield);
const melee = weapons.filter(w => w.category !== 'ranged');
const ranged = weapons.filter(w => w.category === 'ranged');
const shieldParries = copies(supportCards.filter(c => c.kind === 'shield')).map(c => c.parry);
const spells = copies(magic.filter((c): c is AttackSpell => c.kind === 'attack-spell'));

/** The better half of the options for this hero. */
const picks = (values: readonly number[]) => [...values].sort((a, b) => b - a).slice(0, Math.ceil(values.length / 2));

const attack = (hero: Hero, w: WeaponProfile) => hero.attack + inTwoHands(w.attack) + bonusIn(hero, w.category);
const parry = (hero: Hero, w: WeaponProfile) => hero.parry + inOneHand(w.parry) + bonusIn(hero, w.category);
const fighters = heroes.filter(hero => hero.attack >= 4);
const casters = heroes.filter(hero => hero.magical);

/** Mean hit chance of all attackers against all other heroes. */
const duels = (attackers: readonly Hero[], offence: (h: Hero) => number, defence: (h: Hero) => number) =>
  mean(attackers.flatMap(a => heroes.filter(d => d !== a).map(d => hitChance(Math.round(offence(a) - defence(d))))));

const meleeParry = (hero: Hero) =>
  mean(picks([...melee.map(w => parry(hero, w)), ...shieldParries.map(p => hero.parry + p)]));

test('the die: equal values hit in 3 of 7 cases', () => {
  expect(hitChance(0)).toBeCloseTo(3 / 7, 6);
});

test('a typical melee attack hits in 55 to 65 %', () => {
  const chance = duels(fighters, h => mean(picks(melee.map(w => attack(h, w)))), meleeParry);
  expect(chance).toBeGreaterThan(0.55);
  expect(chance).toBeLessThan(0.65);
});

test('a typical ranged attack hits in 60 to 75 %: no weapon parries it, but it leaves the archer without a parry', () => {
  const shielded = (h: Hero) => h.parry + mean(shieldParries) * 0.4;
  const chance = duels(fighters, h => mean(picks(ranged.map(w => attack(h, w)))), shielded);
  expect(chance).toBeGreaterThan(0.6);
  expect(chance).toBeLessThan(0.75);
});

test('a typical magical attack hits in 55 to 65 %', () => {
  const chance = duels(
    casters,
    h => mean(picks(spells.map(s => h.magic + s.magic + bonusIn(h, s.school)))),
    h => h.magicResistance + 0.3,
  );
  expect(chance).toBeGreaterThan(0.55);
  expect(chance).toBeLessThan(0.65);
});

test('a kill takes 3 to 5 hits on a hero in typical armour', () => {
  const startingLife = 15;
  const typicalArmour = 1.5;
  for (const damages of [weapons.map(w => inTwoHands(w.damage)), spells.map(s => s.damage)]) {
    const hits = startingLife / (mean(damages) - typicalArmour);
    expect(hits).toBeGreaterThanOrEqual(3);
    expect(hits).toBeLessThanOrEqual(5);
  }
});

test('a specialist succeeds at least every second time with every general spell, and demons fall to the groups they plague', () => {
  const reach = (need: number) => die.reduce((sum, p, value) => (value >= need ? sum + p : sum), 0);
  for (const card of magic) {
    if (card.kind === 'general-spell' || card.kind === 'summoning') {
      const best = Math.max(...casters.map(h => h.magic + bonusIn(h, card.school)));
      expect(reach(card.targetValue - best), card.id).toBeGreaterThan(0.49);
    }
    if (card.kind === 'demon') {
      const chance = mean(
        fighters.map(h => reach(card.parry + 1 - Math.round(mean(picks(melee.map(w => attack(h, w))))))),
      );
      expect(chance, card.id).toBeGreaterThan(0.5);
      expect(chance, card.id).toBeLessThan(0.95);
    }
  }
});
