import { odds } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { duel, type TestTable } from './positions.ts';

const outcomesOf = (t: TestTable, option: string, lang: 'en' | 'de' = 'en') =>
  odds(t.match, t.match.find(option), { lang, samples: 500 }).outcomes;

describe('odds of an attack', () => {
  test('miss, damage or kill, with the target parrying as well as it can', () => {
    const t = duel({ heroes: { werewolf: [] } }, { heroes: { troll: ['buckler'] } });
    const { outcomes, exact } = odds(t.match, t.match.find('attack:werewolf,claws,troll'));
    expect(exact).toBe(true);
    const of = (name: string) => outcomes.find(o => o.name === name)?.probability ?? 0;
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    // Attack 6 against parry 3 + 2 hits unless the defender's exploding die is the higher one; two such dice tie in 1/7.
    expect(of('nothing')).toBeCloseTo((1 - 1 / 7) / 2, 6);
    expect(of('Troll 4 damage')).toBeGreaterThan(of('Troll 5 damage'));
    expect(of('Troll killed')).toBeLessThan(0.001);
    const weak = duel({ heroes: { werewolf: [] } }, { heroes: { troll: [] } }, { life: { troll: 1 } });
    expect(outcomesOf(weak, 'attack:werewolf,claws,troll', 'de')[0]?.name).toBe('Troll tot');
  });

  test('the own losses are told apart from those of the other side', () => {
    // The axe costs its bearer 2 life points with every hit: here, the last two. (Wounded, he hits 1 harder.)
    const t = duel(
      { heroes: { barbarian: ['barbarian-axe'], shaman: [] } },
      { heroes: { 'dark-elf': [] } },
      {
        life: { barbarian: 2 },
      },
    );
    const outcomes = outcomesOf(t, 'attack:barbarian,barbarian-axe#1,dark-elf');
    expect(outcomes[0]?.name).toBe('Dark Elf 9 damage, Barbarian killed');
    expect(outcomes.map(({ name }) => name)).not.toContain('Barbarian killed');
    const german = outcomesOf(t, 'attack:barbarian,barbarian-axe#1,dark-elf', 'de');
    expect(german[0]?.name).toBe('Dunkelelfe 9 Schaden, Barbar tot');
  });

  test('several who lose are named one by one, the side on turn last', () => {
    const t = duel(
      { heroes: { barbarian: ['barbarian-axe'] } },
      { heroes: { lich: ['bone-armour'], troll: [] } },
      { spent: ['lich', 'troll'] },
    );
    // Axe 8, Lich's armour 1 + 1 (bone armour) in the way; the axe takes 2 of its bearer, the bones 1 more.
    expect(outcomesOf(t, 'attack:barbarian,barbarian-axe#1,lich')[0]?.name).toMatch(
      /^Lich \d damage, Barbarian 3 damage$/,
    );
  });
});

test('a summoning names who appears', () => {
  const t = duel({ heroes: { necromancer: ['rattling-skeleton'] } }, { heroes: { troll: [] } });
  expect(outcomesOf(t, 'cast:necromancer,rattling-skeleton#1').map(({ name }) => name)).toContain(
    'Rattling Skeleton appears',
  );
  expect(outcomesOf(t, 'cast:necromancer,rattling-skeleton#1', 'de').map(({ name }) => name)).toContain(
    'Klapperskelett erscheint',
  );
});
