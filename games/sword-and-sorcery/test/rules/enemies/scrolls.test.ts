import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, SCROLLS, type ScrollId } from '../../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../../content/enemy-powers.ts';
import { weaponOf } from '../../../rules/enemies/weapons.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { armourOf } from '../../../rules/values.ts';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, heard } from '../../enemy-turns.ts';
import { inForce, to } from '../../laid.ts';
import { blue, body, enemy, hero, learn, red, sit, stand, zone } from '../../positions.ts';

const side = (id: ScrollId) => SCROLLS[id].sides[0];

describe('the enemy scroll', () => {
  test('SS-SCRL-01, SS-SCRL-05 behaviours by range, the last one {+}, powers, weapons; level, kind, category, style, difficulty', () => {
    for (const [id, { sides, difficulty, kind, category, style }] of Object.entries(SCROLLS)) {
      expect([id, difficulty >= 1 && difficulty <= 4, kind.length > 0, category.length > 0, style.length > 0]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ]);
      for (const one of sides) {
        if (one === undefined) continue;
        expect([id, one.behaviours.at(-1)?.range]).toEqual([id, '+']);
        const ranges = one.behaviours.flatMap(({ range }) => (range === '+' ? [] : range));
        expect([id, ranges]).toEqual([id, ranges.map((_, i) => i)]);
      }
    }
  });

  test('SS-SCRL-06 kind, category and style matter: for cards of a style, and for powers that ask for a kind', () => {
    const style = enemiesAct('J', state => {
      enemy(state, 'orc-shaman-green-1', '1A.h');
      enemy(state, 'orc-warrior-green-1', '1A.h');
    });
    expect(activations(style).map(([card]) => card)).toEqual(['orc-shaman-green-1']);
    // War Cry is for orc warriors, whatever their level.
    const cry = enemiesAct('D', state => {
      for (const one of state.heroes) one.shields = 40;
      enemy(state, 'orc-warrior-red-1', '2A.c').charges = { 'berserker-2': 0 };
      enemy(state, 'orc-warrior-blue-1', '2A.o').charges = { 'berserker-1': 0 };
      enemy(state, 'brigand-blue-1', '2A.o').charges = { 'brigand-potion': 0 };
    });
    expect(cry.state.enemies.slice(1).map(({ charges }) => charges)).toEqual([
      { 'berserker-1': 1 },
      { 'brigand-potion': 0 },
    ]);
  });

  test('SS-SCRL-08 what a symbol says: special powers wait for the sign on a card', () => {
    const drawn = (card: 'M' | 'N') =>
      heard(
        enemiesAct(card, state => {
          stand(state, 'laegon', '1A.k');
          enemy(state, 'brigand-green-1', '3A.b');
        }),
        'used',
      ).map(({ ability }) => ability);
    expect([drawn('M'), drawn('N')]).toEqual([['lookout'], []]);
  });

  test('SS-SCRL-09 charges when it appears, which are also the most it can have', () => {
    const t = sit({}, state => {
      for (const one of state.heroes) one.zone = zone('3A.d');
      state.shadows = [zone('3A.a'), zone('1A.g')];
      state.supplies.shadow = newSupply(['single']);
      state.supplies.enemy = newSupply<CardId>(['orc-warrior-red-1']);
    }).choose(to('3A.c'));
    expect(t.state.enemies[0]?.charges).toEqual({ 'berserker-2': 2 });
    const cry = enemiesAct('D', state => {
      for (const one of state.heroes) one.shields = 40;
      for (const one of state.heroes) one.zone = zone('1A.g');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    });
    expect(cry.state.enemies[0]?.charges).toEqual({ 'berserker-2': 2 });
  });

  test('SS-SCRL-10 each use costs one; without charges it is not used', () => {
    const fights = (charges: number) => {
      const t = enemiesAct('C', state => {
        stand(state, 'laegon', '1A.k');
        heroOf(state, 'ecarus').shields = 40;
        enemy(state, 'orc-warrior-blue-1', '2A.c').charges = { 'berserker-1': charges };
      });
      return [attacks(t).length, t.state.enemies[0]?.charges['berserker-1']];
    };
    expect([fights(2), fights(1), fights(0)]).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
    ]);
  });

  test('SS-SCRL-11 no number of actions: everything a behaviour or the situation allows', () => {
    const t = enemiesAct(
      'D',
      state => {
        stand(state, 'laegon', '1A.k');
        const captain = enemy(state, 'brigand-red-1', '2A.o');
        if (captain.bodies[0]) captain.bodies[0].wounds = 3;
      },
      [red('gremlin'), blue('gremlin'), blue('gremlin')],
    );
    // Move, Sword, Twin Strike with the Knife, Supreme Commander, Healing Potion.
    expect(heard(t, 'used').map(({ ability }) => ability)).toEqual([
      'twin-strike',
      'supreme-commander',
      'captain-potion',
    ]);
    expect(attacks(t).map(([, weapon]) => weapon)).toEqual(['sword', 'knife']);
    expect(body(t, 'brigand-red-1').wounds).toBe(0);
  });

  test('SS-SCRL-12 the same power counts once, whoever uses it', () => {
    const { state } = sit({}, made => {
      enemy(made, 'brigand-green-1', '2A.c');
      inForce(made, 'brigand-green-1', 'war-song', { do: 'modify', value: 'armour', n: 1 });
      inForce(made, 'brigand-green-1', 'war-song', { do: 'modify', value: 'armour', n: 1 });
    });
    expect(armourOf(state, 'brigand-green-1').parts).toEqual([{ source: 'war-song', amount: 1 }]);
    // Slippery on the scroll and on a card: one die.
    const t = sit({ passing: ['react'] }, made => {
      stand(made, 'laegon', '1A.k');
      enemy(made, 'gremlin-red-1', '2A.c').powers.push('slippery');
    }).choose('attack:unarmed,gremlin-red-1', [blue('hit'), blue('energy')]);
    expect(heard(t, 'used').map(({ ability }) => ability)).toEqual(['slippery']);
    expect(t.leftover).toEqual([]);
  });

  test('SS-SCRL-13 main and off-hand weapon: the behaviour names one, opportunity attacks take the main one', () => {
    const t = sit({ passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      heroOf(state, 'ecarus').shields = 20;
      enemy(state, 'brigand-green-1', '2A.c');
    }).choose(to('2A.n'));
    expect(attacks(t).map(([, weapon]) => weapon)).toEqual(['sword']);
    const { weapons } = side('brigand-green');
    expect([weapons.sword?.slot, weapons.knife?.slot]).toEqual(['main', 'off']);
  });

  test('SS-SCRL-14 a single weapon is both', () => {
    const { state } = sit({}, made => {
      enemy(made, 'gremlin-green-1', '2A.c');
    });
    const [gremlin] = state.enemies;
    if (gremlin === undefined) throw new Error('no gremlin');
    for (const hand of ['main', 'off']) expect(weaponOf(gremlin, gremlin.id, hand).source).toBe('claws');
  });
});

describe('enemies named in the rulebook', () => {
  test('SS-NENM-01, SS-NENM-02 Gang Up: claws score one more hit where the enemies control the gremlin’s zone', () => {
    const gang = (others: number) => {
      const t = enemiesAct(
        'N',
        state => {
          if (others === 1) stand(state, 'laegon', '1A.k');
          enemy(state, 'gremlin-green-1', '2A.c');
          for (let i = 0; i < others; i++)
            enemy(state, 'brigand-green-1', '2A.c').bodies[0]?.conditions.push('stunned');
        },
        [blue('gremlin'), blue('block')],
      );
      return heard(t, 'hits')[0]?.hits.parts.map(({ source }) => source);
    };
    expect(gang(1)).toEqual(['automatic', 'gang-up-1', 'superiority']);
    expect(gang(0)).toEqual(['automatic']);
    expect(side('gremlin-green').powers['gang-up-1']?.name.en).toBe('Gang Up I');
  });

  test('SS-NENM-03, SS-NENM-06, SS-NENM-08 behaviours as they are printed', () => {
    const lines = (id: ScrollId) =>
      side(id).behaviours.map(({ range, sentences }) => [range, sentences.map(({ do: what }) => what)]);
    expect(lines('gremlin-blue').slice(0, 2)).toEqual([
      [[0], ['attack']],
      [
        [1, 2, 3],
        ['melee', 'attack'],
      ],
    ]);
    expect([side('gremlin-blue').target, side('brigand-blue').target]).toEqual(['richest', 'most-wounded']);
    expect(lines('brigand-blue')).toEqual([
      [
        [0, 1],
        ['melee', 'attack', 'if'],
      ],
      [
        [2, 3, 4],
        ['attack', 'move'],
      ],
      ['+', ['move', 'attack']],
    ]);
    expect(side('orc-warrior-blue').target).toEqual({ style: 'might' });
    expect(lines('orc-warrior-blue')[0]).toEqual([
      [0, 1],
      ['melee', 'attack', 'use'],
    ]);
  });

  test('SS-NENM-04, SS-NENM-05, SS-NENM-09, SS-NENM-10 values of cards as they are printed', () => {
    expect(CARDS['gremlin-red-1']).toMatchObject({ guard: { armour: 1, dice: 2, resist: ['sharp'] }, health: [6, 9] });
    expect(CARDS['brigand-green-1'].guard).toEqual({ armour: 1, shields: 0, dice: 0, resist: ['pointed'] });
    expect(CARDS['orc-warrior-red-1'].guard).toEqual({ armour: 2, shields: 0, dice: 2, vulnerable: ['magical'] });
    expect(CARDS['orc-shaman-green-1']).toMatchObject({ guard: { armour: 0, shields: 2, dice: 0 }, health: 4 });
  });

  test('SS-NENM-07 Vigilant II: a hero who moves into its zone saves, or is met by the Sword', () => {
    const enters = (die: number, ...blow: number[]) =>
      sit({ passing: ['react'] }, state => {
        stand(state, 'laegon', '1A.k');
        stand(state, 'ecarus', '2A.c');
        enemy(state, 'brigand-red-1', '2A.o');
      }).choose(to('2A.o'), [die, ...blow]);
    const saved = enters(blue('block'));
    expect([heard(saved, 'save')[0]?.made, attacks(saved)]).toEqual([true, []]);
    const met = enters(blue('hit'), red('gremlin'), blue('block'), blue('gremlin'));
    // 3 hits less a block, then Twin Strike: 2 hits and poison.
    expect(attacks(met).map(([, weapon]) => weapon)).toEqual(['sword', 'knife']);
    expect(hero(met, 'ecarus')).toMatchObject({ wounds: 2 + 2, conditions: ['poisoned-1'] });
  });

  test('SS-NENM-11 the red shaman resists magic, and retreats from whoever is near', () => {
    const t = sit({ heroes: ['white-mage', 'archer'], passing: ['react'] }, state => {
      stand(state, 'laegon', '1A.k');
      learn(state, 'auriel', 'arcane-bolt');
      enemy(state, 'orc-shaman-red-1', '2A.o');
    }).choose('power:arcane-bolt,1,orc-shaman-red-1', [blue('gremlin')]);
    expect(heard(t, 'defended')).toMatchObject([
      {
        hits: 2,
        parts: [
          { what: 'resistant', n: 1 },
          { what: 'shields', n: 1 },
        ],
        wounds: 0,
      },
    ]);
  });

  test('SS-NENM-11, SS-NENM-14 Resurrection brings back the last one slain, twice at most', () => {
    const raises = (charges: number) => {
      const t = enemiesAct(
        'D',
        state => {
          stand(state, 'laegon', '1A.k');
          heroOf(state, 'ecarus').shields = 40;
          const shaman = enemy(state, 'orc-shaman-red-1', '2A.c');
          if (shaman.bodies[0]) shaman.bodies[0].wounds = 1;
          shaman.charges['raise-the-fallen'] = charges;
          shaman.bodies[0]?.came.push(zone('2A.o'));
          state.supplies.enemy = { ...newSupply<CardId>([]), out: ['brigand-green-1', 'gremlin-green-1'] };
          state.supplies.power = newSupply<EnemyPowerId>([]);
        },
        [],
      );
      return [t.state.enemies.map(({ id }) => id).slice(1), t.state.enemies[0]?.charges['raise-the-fallen']];
    };
    expect(SCROLLS['orc-shaman-red'].sides[0].powers['raise-the-fallen']?.charges).toBe(2);
    expect([raises(2), raises(0)]).toEqual([
      [['gremlin-green-1'], 1],
      [[], 0],
    ]);
  });
});
