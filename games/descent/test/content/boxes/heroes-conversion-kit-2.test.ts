import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { card, damageOf, fatigueOf, figure, hero, monster, raid, sit, strike } from '../../positions.ts';
import { blue, brown, feat, gray, red, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';

describe('Conversion Kit: Aurim, Mad Carthos, Laughin’ Buldar', () => {
  const AURIM = 'aurim-ck';
  const CARTHOS = 'mad-carthos-ck';
  const BULDAR = 'laughin-buldar-ck';

  test('Aurim: his potions work on every adjacent hero too', () => {
    const t = turn(
      AURIM,
      'disciple',
      state => {
        hero(state, SYNDRAEL, 'knight', 'E6').damage = 5;
        hero(state, 'grisban-the-thirsty', 'berserker', 'J8').damage = 4;
        const [one] = state.heroes;
        if (one) one.damage = 3;
      },
      ['health-potion'],
    );
    t.choose(`use:${AURIM},health-potion,0`).choose(`pick:${AURIM}`);
    expect([damageOf(t, AURIM), damageOf(t, SYNDRAEL), damageOf(t, 'grisban-the-thirsty')]).toEqual([0, 0, 4]);
  });

  test('D2C-HERO-12 Aurim: of his power potion the heroes beside him have nothing', () => {
    const t = turn(
      AURIM,
      'disciple',
      state => {
        hero(state, SYNDRAEL, 'knight', 'E6');
        monster(state, 'zombie*', 'F5');
      },
      ['power-potion'],
    );
    t.choose(strike(t, 'iron-mace', 'zombie-master-1', 'F5'), [blue(1), yellow(1), brown(0)]);
    t.choose(`use:${AURIM},power-potion,0`).choose('reroll:0', [blue(2)]);
    if (t.kind === 'reroll') t.choose('done');
    // The dice are rolled again once: nobody is asked a second time.
    expect(t.kind).not.toBe('reroll');
    expect(damageOf(through(t), 'zombie-master-1')).toBe(3);
  });

  test('Aurim: his feat draws a search card at the start of his turn', () => {
    const t = sit(state => {
      hero(state, AURIM, 'disciple', 'E5');
      hero(state, SYNDRAEL, 'knight', 'F8');
      state.search = newPile(['curse-doll']);
    }).choose(`hero:${AURIM}`);
    t.choose(feat(AURIM));
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === 'curse-doll')).toBe(true);
  });

  test('Mad Carthos: once per turn a skill that costs 1 fatigue is free; others are not', () => {
    const t = turn(CARTHOS, 'necromancer', () => {});
    t.choose(`use:${CARTHOS},raise-dead,0`);
    expect(t.kind).toBe('free-skill');
    t.choose('yes');
    if (t.kind === 'where') t.choose(t.offered('space:')[0] ?? '');
    expect(fatigueOf(t, CARTHOS)).toBe(0);
    t.choose(`use:${CARTHOS},raise-dead,1`).choose(`use:${CARTHOS},raise-dead,0`);
    if (t.kind === 'where') t.choose(t.offered('space:')[0] ?? '');
    expect(fatigueOf(t, CARTHOS)).toBe(1);
  });

  test('Mad Carthos: who has no fatigue left to suffer may still use it', () => {
    const t = turn(CARTHOS, 'necromancer', state => {
      const [one] = state.heroes;
      if (one) one.fatigue = 3;
    });
    t.choose(`use:${CARTHOS},raise-dead,0`);
    if (t.kind === 'where') t.choose(t.offered('space:')[0] ?? '');
    expect([fatigueOf(t, CARTHOS), t.state.companions.length]).toEqual([3, 1]);
  });

  test('D2C-HERO-13 Mad Carthos: his ability serves in the turn of another too, where the skill can be used', () => {
    const t = raid(state => {
      hero(state, CARTHOS, 'runemaster', 'E5', ['ghost-armor']);
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'zombie', CARTHOS, 'E5'), [blue(2), yellow(2), gray(0)]);
    t.choose(`use:${CARTHOS},ghost-armor,0`).choose('yes').choose(`use:${CARTHOS},ghost-armor,0`);
    // The second shield costs its fatigue.
    expect([fatigueOf(t, CARTHOS), damageOf(through(t), CARTHOS)]).toEqual([1, 2]);
  });

  test('Mad Carthos: his feat attacks with a magic weapon and 3 more damage', () => {
    const t = turn(CARTHOS, 'runemaster', state => {
      monster(state, 'zombie*', 'F5');
    });
    t.choose(feat(CARTHOS), [blue(1), yellow(1), brown(0)]);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(5);
  });

  test("D2C-HERO-32 Laughin' Buldar: a two-handed melee weapon is one-handed to him, for other cards too", () => {
    const t = sit(state => {
      hero(state, BULDAR, 'berserker', 'E5', ['iron-shield']);
      hero(state, SYNDRAEL, 'berserker', 'F8', ['iron-shield']);
      for (const one of state.heroes) for (const item of one.cards) if (item.id === 'iron-shield') item.worn = false;
    });
    t.choose(`hero:${BULDAR}`);
    expect(t.offered('wear:')).toEqual(['wear:iron-shield']);
    t.choose('done').choose('end');
    expect([t.state.turns[0]?.figure, t.kind, t.offered('wear:')]).toEqual([SYNDRAEL, 'equip', []]);
    const again = (id: string) => {
      const u = turn(
        id,
        'skirmisher',
        state => {
          monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
          for (const item of state.heroes[0]?.cards ?? []) item.worn &&= item.id !== 'jagged-handaxe';
        },
        ['chipped-greataxe', 'unrelenting'],
      );
      u.choose(strike(u, 'rusted-handaxe', 'ettin-master-1', 'F5'), [blue(1), 1, gray(0), gray(0)]);
      for (let i = 0; i < 9 && u.offered(`use:${id},unrelenting,0`).length === 0 && u.kind !== 'turn'; i++)
        u.choose(u.offered('done')[0] ?? 'pass');
      return u.offered(`use:${id},unrelenting,0`).length;
    };
    // The second blow must come from another one-handed weapon.
    expect([again(BULDAR), again(SYNDRAEL)]).toEqual([1, 0]);
  });

  test('D2C-HERO-31 Laughin’ Buldar: three attacks in place of all actions, even stunned, and no movement', () => {
    const t = turn(BULDAR, 'berserker', state => {
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
      const [one] = state.heroes;
      if (one) one.conditions = ['stunned'];
    });
    t.choose(feat(BULDAR));
    for (let i = 0; i < 3; i++) {
      t.choose(strike(t, 'chipped-greataxe', 'ettin-master-1', 'F5'), [blue(1), red(1), gray(0), gray(0)]);
      through(t);
    }
    expect([damageOf(t, 'ettin-master-1'), t.kind, t.offered('attack:'), t.offered('move'), t.offered('tire')]).toEqual(
      [6, 'turn', [], [], []],
    );
    const late = turn(BULDAR, 'berserker', state => {
      monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
    }).choose('rest');
    expect(late.offered(feat(BULDAR))).toEqual([]);
    expect([card(t, BULDAR, 'chipped-greataxe').worn, figure(t, BULDAR).conditions]).toEqual([true, ['stunned']]);
  });
});
