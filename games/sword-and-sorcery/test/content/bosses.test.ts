import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../content/enemy-powers.ts';
import type { Effect } from '../../effects/effect.ts';
import type { State } from '../../index.ts';
import { newSupply } from '../../rules/supplies.ts';
import { heroOf } from '../../state.ts';
import { activations, attacks, enemiesAct, heard, way, zones } from '../enemy-turns.ts';
import { criticals, nextAttack } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, type Sitting, sit, stand, zone } from '../positions.ts';

type Boss = 'the-troll' | 'the-orc-king';

/** A boss on one of its sides; Ecarus threatens it, Laegon is far away. */
const boss = (state: State, card: Boss, at: string, side: 0 | 1, own = 0) => {
  stand(state, 'laegon', '1A.k');
  state.threat ??= { hero: 'ecarus', level: 1 };
  const made = enemy(state, card, at);
  made.side = side;
  const [one] = made.bodies;
  if (one) one.wounds = own;
  return made;
};
const acts = (
  card: Boss,
  at: string,
  side: 0 | 1,
  dice: readonly number[] = [],
  arrange: (state: State) => void = () => {},
) =>
  enemiesAct(
    'E',
    state => {
      boss(state, card, at, side);
      arrange(state);
    },
    dice,
  );
const follows = (card: Boss, at: string, side: 0 | 1) => {
  const t = acts(card, at, side, [], state => {
    for (const one of state.heroes) one.shields = 90;
    state.supplies.enemy = newSupply<CardId>([]);
  });
  return [activations(t)[0]?.[1], way(t, card), attacks(t).map(([, weapon]) => weapon)];
};
/** Ecarus, or whoever begins, strikes it with bare hands. */
const struck = (
  card: Boss,
  side: 0 | 1,
  dice: readonly number[],
  more: number,
  arrange: (state: State) => void = () => {},
  ...effects: Effect[]
): Sitting =>
  sit({ passing: ['react'] }, state => {
    boss(state, card, '2A.c', side);
    nextAttack(state, 'ecarus', { do: 'hits', n: more }, ...effects);
    arrange(state);
  }).choose(`attack:unarmed,${card}`, dice);
const flips = (t: Sitting) => heard(t, 'flipped').map(({ side }) => side);

describe('The Troll of Fangrock', () => {
  test('The Troll of Fangrock: Hungry, claws of 2 and two red dice within one zone, lethal for an energy, a push for two', () => {
    const t = acts('the-troll', '2A.o', 0, [red('hit+energy'), red('hit'), blue('block')]);
    expect(heard(t, 'hits')).toMatchObject([{ lethal: 1 }]);
    expect(hero(t, 'ecarus').wounds).toBe(4 - 1);
    const pushed = acts('the-troll', '2A.c', 0, [red('energy+energy'), red('gremlin'), blue('block')], state =>
      heroOf(state, 'ecarus').came.push(...zones('2A.n')),
    );
    expect(hero(pushed, 'ecarus')).toMatchObject({ wounds: 1, zone: zone('2A.n') });
    expect(follows('the-troll', '2A.o', 0)).toEqual([1, zones('2A.c'), ['sharp-claws']]);
  });

  test('The Troll of Fangrock: Hungry, a fist of 2, a red and a blue die within three zones, knocking down for an energy; else two zones', () => {
    const t = acts('the-troll', '3A.a', 0, [red('hit+energy'), blue('hit'), blue('gremlin')]);
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 4, conditions: ['knocked-down'] });
    expect(follows('the-troll', '3A.a', 0)).toEqual([2, zones('2A.o', '2A.c'), ['fist']]);
    expect(follows('the-troll', '3A.b', 0)).toEqual([3, zones('3A.a', '2A.o'), []]);
    expect(CARDS['the-troll']).toMatchObject({ health: [16, 24], loot: { treasure: 2 }, shards: 8, unique: true });
  });

  test('The Troll of Fangrock: Regrow, heals 1 when it activates, unless it burns or was scorched by magic since', () => {
    const healed = (arrange: (state: State) => void) => {
      const t = enemiesAct('E', state => {
        boss(state, 'the-troll', '1A.h', 0, 3);
        arrange(state);
      });
      return body(t, 'the-troll').wounds;
    };
    expect(healed(() => {})).toBe(2);
    expect(healed(state => state.enemies[0]?.bodies[0]?.fire.push(2))).toBe(3);
    const scorched = sit({ heroes: ['white-mage', 'archer'], passing: ['react'] }, state => {
      state.threat = { hero: 'auriel', level: 1 };
      boss(state, 'the-troll', '2A.o', 0, 3);
      learn(state, 'auriel', 'arcane-bolt');
      heroOf(state, 'auriel').shields = 40;
      state.supplies.activation = newSupply(['E' as const]);
    }).choose('power:arcane-bolt,1,the-troll', [blue('gremlin'), blue('gremlin')]);
    expect(body(scorched, 'the-troll').wounds).toBe(5);
    scorched.choose('end');
    expect(body(scorched, 'the-troll').wounds).toBe(5);
    // The next time it grows back.
    scorched.choose('end');
    expect(body(scorched, 'the-troll').wounds).toBe(4);
  });

  test('The Troll of Fangrock: Rage, with half its health in wounds it turns over when it activates, and acts as Raging', () => {
    const t = (own: number) =>
      enemiesAct('E', state => {
        boss(state, 'the-troll', '2A.o', 0, own);
        for (const one of state.heroes) one.shields = 90;
      });
    // Regrow comes first: nine wounds are eight then, half of sixteen.
    expect([flips(t(8)), flips(t(9))]).toEqual([[], [1]]);
    expect(attacks(t(9)).map(([, weapon]) => weapon)).toEqual(['sharp-claws', 'fist']);
  });

  test('The Troll of Fangrock: Raging, claws of 1 and two red dice on everybody in the zone, then a fist of 1, a red and a blue die', () => {
    const t = acts(
      'the-troll',
      '2A.o',
      1,
      [red('hit'), red('hit+hit'), blue('gremlin'), blue('gremlin'), red('hit'), blue('energy'), blue('gremlin')],
      state => {
        stand(state, 'laegon', '2A.c');
        heroOf(state, 'ecarus').wounds = 1;
      },
    );
    // Blind Fury: 4 hits each; the fist 2 on the more wounded one, who falls.
    expect([hero(t, 'ecarus').wounds, hero(t, 'laegon').wounds]).toEqual([1 + 4 + 2, 4]);
    expect(hero(t, 'ecarus').conditions).toEqual(['knocked-down']);
    expect(follows('the-troll', '3A.a', 1)).toEqual([1, zones('2A.o', '2A.c'), ['sharp-claws', 'fist']]);
    // Out of sight: three zones, and the fist if it ends in melee.
    expect(follows('the-troll', '3A.b', 1)).toEqual([2, zones('3A.a', '2A.o', '2A.c'), ['fist']]);
  });

  test('The Troll of Fangrock: Raging it is vulnerable to pointed weapons too', () => {
    const shot = (side: 0 | 1) => {
      const t = sit({ heroes: ['archer', 'white-rose'], passing: ['react'] }, state => {
        state.threat = { hero: 'laegon', level: 1 };
        boss(state, 'the-troll', '2A.o', side);
        stand(state, 'laegon', '2A.c');
        stand(state, 'ecarus', '1A.k');
        give(state, 'laegon', 'main', 'longbow');
      }).choose('attack:main,the-troll', [
        red('hit+hit'),
        blue('hit'),
        blue('block'),
        blue('gremlin'),
        blue('gremlin'),
      ]);
      return body(t, 'the-troll').wounds;
    };
    expect([shot(0), shot(1)]).toEqual([2, 3]);
  });

  test('The Troll of Fangrock: Tire Out, after the third activation it turns back', () => {
    const t = enemiesAct('E', state => {
      boss(state, 'the-troll', '1A.h', 1).notes = { raged: 1 };
    });
    expect([flips(t), t.state.enemies[0]?.side]).toEqual([[], 1]);
    t.choose('end');
    expect([flips(t), t.state.enemies[0]?.side]).toEqual([[0], 0]);
  });
});

describe('The Orc King', () => {
  test('The Orc King: Warlord, the Fang of 2, a red and a blue die, lethal for an energy, critical for sorcery; then a Muster', () => {
    const t = acts(
      'the-orc-king',
      '2A.o',
      0,
      [red('hit+energy'), blue('block+sorcery'), blue('block'), blue('hit')],
      state => {
        criticals(state, 'wound');
        state.supplies.enemy = newSupply<CardId>(['gremlin-green-1', 'orc-warrior-green-1']);
        state.supplies.power = newSupply<EnemyPowerId>([]);
      },
    );
    expect(heard(t, 'property').map(({ pays }) => pays)).toEqual([{ energy: 1 }, { sorcery: 1 }]);
    // 3 hits, one lethal, one blocked, and the critical wound.
    expect(hero(t, 'ecarus').wounds).toBe(2 + 1);
    expect(heard(t, 'appeared')).toMatchObject([{ enemy: 'orc-warrior-green-1', zone: zone('3A.b') }]);
    expect(t.state.enemies[0]?.charges).toEqual({ muster: 2 });
  });

  test('The Orc King: Warlord, a thrown axe of 2 and a red die within four zones and two zones nearer; else two zones and a Muster', () => {
    const t = acts('the-orc-king', '3A.a', 0, [red('hit+hit'), blue('block')]);
    expect([attacks(t), hero(t, 'ecarus').wounds, way(t, 'the-orc-king')]).toEqual([
      [['the-orc-king', 'thrown-axe', 'ecarus']],
      3,
      zones('2A.o', '2A.c'),
    ]);
    expect(follows('the-orc-king', '3A.a', 0)).toEqual([2, zones('2A.o', '2A.c'), ['thrown-axe']]);
    expect(follows('the-orc-king', '3A.b', 0)).toEqual([3, zones('3A.a', '2A.o'), []]);
    const muster = acts('the-orc-king', '3A.b', 0, [], state => {
      state.supplies.enemy = newSupply<CardId>(['orc-shaman-green-1']);
    });
    expect(heard(muster, 'appeared')).toMatchObject([{ enemy: 'orc-shaman-green-1' }]);
    expect(CARDS['the-orc-king']).toMatchObject({
      health: [18, 30],
      loot: { treasure: 2, crowns: 50 },
      shards: 10,
      unique: true,
    });
  });

  test('The Orc King: Iron Crown, a hit less while an orc stands with him', () => {
    const left = (guard: CardId | null) =>
      body(
        struck('the-orc-king', 0, [blue('hit'), blue('gremlin'), blue('gremlin')], 4, state => {
          if (guard) enemy(state, guard, '2A.c');
        }),
        'the-orc-king',
      ).wounds;
    // Five hits, armour 2, a shield.
    expect([left(null), left('orc-shaman-green-1'), left('gremlin-green-1')]).toEqual([2, 1, 2]);
  });

  test('The Orc King: To Single Combat, he turns over with half his health in wounds, or when he is alone without charges', () => {
    const hit = struck('the-orc-king', 0, [blue('hit'), blue('gremlin'), blue('gremlin')], 4, state => {
      const [own] = state.enemies[0]?.bodies ?? [];
      if (own) own.wounds = 7;
    });
    expect([body(hit, 'the-orc-king').wounds, flips(hit)]).toEqual([9, [1]]);
    const alone = (charges: number, others: boolean) =>
      flips(
        enemiesAct('E', state => {
          boss(state, 'the-orc-king', '1A.h', 0).charges = { muster: charges };
          if (others) enemy(state, 'gremlin-green-1', '1A.h');
        }),
      );
    expect([alone(0, false), alone(1, false), alone(0, true)]).toEqual([[1], [], []]);
  });

  test('The Orc King: Duellist, the Fang of 1, a red and a blue die twice within two zones, knocking down for energy and magic', () => {
    const t = acts('the-orc-king', '3A.a', 1, [
      ...[red('hit+energy'), blue('energy+magic'), blue('gremlin')],
      ...[red('hit'), blue('hit'), blue('block')],
    ]);
    // 2 hits, one lethal, and he falls: the king dominates the zone from then on. Then 3 and 1 hits, one blocked.
    expect(heard(t, 'property').map(({ pays }) => pays)).toEqual([{ energy: 1 }, { energy: 1, magic: 1 }]);
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 2 + 3, conditions: ['knocked-down'] });
    expect(follows('the-orc-king', '3A.a', 1)).toEqual([1, zones('2A.o', '2A.c'), ['fang', 'fang']]);
    expect(follows('the-orc-king', '3A.b', 1)).toEqual([2, zones('3A.a', '2A.o', '2A.c'), []]);
  });

  test('The Orc King: Challenge, only the threatening hero uses properties against the Duellist', () => {
    const asks = (holder: 'ecarus' | 'laegon', side: 0 | 1) =>
      struck(
        'the-orc-king',
        side,
        [blue('hit')],
        0,
        state => {
          state.threat = { hero: holder, level: 1 };
        },
        { do: 'property', cost: {}, effects: [{ do: 'lethal', n: 1 }] },
      ).kind;
    expect([asks('ecarus', 1), asks('laegon', 1), asks('laegon', 0)]).toEqual([
      'attack-properties',
      'turn',
      'attack-properties',
    ]);
  });

  test('The Orc King: Last Stand, a melee attack that wounds him on level II is answered with the Fang', () => {
    const answers = (level: 1 | 2, more: number) =>
      attacks(
        struck(
          'the-orc-king',
          1,
          [blue('hit'), blue('gremlin'), blue('gremlin'), red('gremlin'), blue('gremlin')],
          more,
          state => {
            state.threat = { hero: 'laegon', level };
            heroOf(state, 'ecarus').shields = 20;
          },
        ),
      ).map(([by, weapon]) => [by, weapon]);
    const blow = ['ecarus', 'unarmed'];
    const fang = ['the-orc-king', 'fang'];
    // The wound of another lowers the marker to level I before the king answers.
    expect(answers(2, 2)).toEqual([blow]);
    const own = (level: 1 | 2, more: number) =>
      attacks(
        struck(
          'the-orc-king',
          1,
          [blue('hit'), blue('gremlin'), blue('gremlin'), red('gremlin'), blue('gremlin')],
          more,
          state => {
            state.threat = { hero: 'ecarus', level };
            heroOf(state, 'ecarus').shields = 20;
          },
        ),
      ).map(([by, weapon]) => [by, weapon]);
    expect([own(2, 2), own(1, 2), own(2, 0)]).toEqual([[blow, fang], [blow, fang], [blow]]);
  });
});
