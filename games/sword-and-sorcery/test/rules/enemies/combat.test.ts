import { describe, expect, test } from 'vitest';
import { heroOf } from '../../../state.ts';
import { activations, attacks, enemiesAct, heard, way, zones } from '../../enemy-turns.ts';
import { criticals } from '../../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand } from '../../positions.ts';

const hits = (t: ReturnType<typeof sit>) =>
  heard(t, 'hits').map(({ target, hits: { base, parts } }) => [
    target,
    base,
    Object.fromEntries(parts.map(({ source, amount }) => [source, amount])),
  ]);

describe('enemies in combat', () => {
  test('SS-ECMB-01 attacks by the rules of combat, with the values of the scroll', () => {
    const t = enemiesAct(
      'B',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'brigand-green-1', '2A.c');
      },
      [blue('hit'), blue('hit+magic'), blue('block')],
    );
    expect(heard(t, 'attack')).toMatchObject([
      { source: 'sword', damage: 'sharp', red: { base: 0 }, blue: { base: 2 } },
    ]);
    expect(hits(t)).toEqual([['ecarus', 2, { automatic: 1 }]]);
    expect(hero(t, 'ecarus').wounds).toBe(3 - 1);
    expect(t.leftover).toEqual([]);
  });

  test('SS-ECMB-02 melee in the same zone, ranged otherwise: Savage counts for melee only', () => {
    const savage = (at: string) =>
      hits(
        enemiesAct(
          'B',
          state => {
            stand(state, 'laegon', '1A.k');
            enemy(state, 'orc-shaman-green-1', at).powers.push('savage');
          },
          [blue('gremlin'), blue('gremlin')],
        ),
      );
    expect(savage('2A.c')).toEqual([['ecarus', 0, { automatic: 1, savage: 1 }]]);
    expect(savage('2A.o')).toEqual([['ecarus', 0, { automatic: 1 }]]);
  });

  test('SS-ECMB-03 a property that can be paid must be used: nobody is asked', () => {
    const claws = (...dice: number[]) => {
      const t = enemiesAct(
        'C',
        state => {
          stand(state, 'laegon', '1A.k');
          heroOf(state, 'ecarus').coins = [1, 1, 0];
          enemy(state, 'gremlin-blue-1', '2A.c');
        },
        [...dice, blue('block')],
      );
      return [hero(t, 'ecarus').coins, heard(t, 'property').length];
    };
    expect(claws(blue('energy'), blue('gremlin'))).toEqual([[0, 1, 0], 1]);
    expect(claws(blue('gremlin'), blue('gremlin'))).toEqual([[1, 1, 0], 0]);
  });

  test('SS-ECMB-04, SS-CRIT-15 the dearest first, then what is left; none with energy after that critical hit', () => {
    const troll = (criticals: 'no-energy'[], ...dice: number[]) => {
      const t = enemiesAct(
        'E',
        state => {
          stand(state, 'laegon', '1A.k');
          state.threat = { hero: 'ecarus', level: 1 };
          enemy(state, 'the-troll', '2A.c').bodies[0]?.criticals.push(...criticals);
          heroOf(state, 'ecarus').shields = 20;
          heroOf(state, 'ecarus').came.push(...zones('2A.n'));
        },
        dice,
      );
      return heard(t, 'property').map(({ pays, property }) => [pays.energy, property.effects[0]?.do]);
    };
    // Lethal for one energy, a push for two.
    expect(troll([], red('energy+energy'), red('hit'))).toEqual([[2, 'push']]);
    expect(troll([], red('energy+energy'), red('hit+energy'))).toEqual([
      [1, 'lethal'],
      [2, 'push'],
    ]);
    expect(troll([], red('hit'), red('hit+energy'))).toEqual([[1, 'lethal']]);
    expect(troll(['no-energy'], red('energy+energy'), red('hit+energy'))).toEqual([]);
  });

  /** The red shaman activates; Thorgar and Laegon are two zones away, Ecarus farther. */
  const shaman = (dice: readonly number[]) =>
    enemiesAct(
      'D',
      state => {
        stand(state, 'ecarus', '3A.d');
        enemy(state, 'orc-shaman-red-1', '1A.t');
      },
      dice,
      { heroes: ['white-rose', 'archer', 'cleric'] },
    );

  test('SS-ECMB-EX1 the red shaman: Curse II is saved against, and two magic must pay for the area, not for fire', () => {
    const t = shaman([
      blue('block+magic'),
      ...[red('hit+magic'), blue('hit'), blue('block+magic'), blue('block'), blue('energy')],
      ...[blue('gremlin'), blue('gremlin')],
    ]);
    expect(activations(t)).toEqual([['orc-shaman-red-1', 2, 'thorgar']]);
    expect(heard(t, 'save')).toMatchObject([{ figure: 'thorgar', against: 'curse-2', symbol: 'magic', made: true }]);
    expect(t.state.lasting).toEqual([]);
    expect(heard(t, 'attack')).toMatchObject([{ source: 'magma-sceptre', red: { base: 1 }, blue: { base: 4 } }]);
    expect(heard(t, 'property').map(({ pays }) => pays)).toEqual([{ magic: 2 }]);
    // 2 automatic and 2 rolled, on everybody in the zone.
    expect(hits(t)).toEqual([
      ['thorgar', 2, { automatic: 2 }],
      ['laegon', 2, { automatic: 2 }],
    ]);
    expect([hero(t, 'thorgar').wounds, hero(t, 'laegon').wounds, hero(t, 'thorgar').fire]).toEqual([4, 4, []]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-ECMB-EX1 with three magic both properties; without the save the curse lasts until the time phase', () => {
    const t = shaman([
      blue('hit'),
      ...[red('hit+magic'), blue('hit+magic'), blue('block+magic'), blue('block'), blue('block')],
      ...[blue('gremlin'), blue('gremlin')],
    ]);
    expect(heard(t, 'property').map(({ pays }) => pays)).toEqual([{ magic: 2 }, { magic: 1 }]);
    expect([hero(t, 'thorgar').fire, hero(t, 'laegon').fire]).toEqual([[2], [2]]);
    expect(
      t.state.lasting.map(({ on, until, what }) => [on, until, 'value' in what && what.value, 'n' in what && what.n]),
    ).toEqual([
      ['thorgar', 'time', 'hits', -2],
      ['thorgar', 'time', 'armour', -2],
    ]);
  });

  test('SS-ECMB-EX2, SS-NENM-07 the red brigand: blinding Sword, Twin Strike, poisoned Knife, no charge, no Vigilance', () => {
    const t = enemiesAct(
      'D',
      state => {
        stand(state, 'laegon', '1A.k');
        give(state, 'ecarus', 'armour', 'scale-armour', 1);
        const captain = enemy(state, 'brigand-red-1', '3A.a');
        captain.charges = { 'captain-potion': 0 };
        if (captain.bodies[0]) captain.bodies[0].wounds = 2;
      },
      [red('hit+energy'), blue('energy'), blue('gremlin')],
    );
    expect(way(t, 'brigand-red-1')).toEqual(zones('2A.o', '2A.c'));
    expect(hits(t)).toEqual([['ecarus', 1, { automatic: 3 }]]);
    // Armour and shield leave two hits: two dice, both rolled again for the energy.
    t.choose('property:0')
      .choose('reroll:0', [blue('block')])
      .choose('reroll:1', [blue('hit'), blue('energy')]);
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 1, shields: 0 });
    expect(heard(t, 'defended')).toMatchObject([{ hits: 4, wounds: 1 }]);
    expect(t.events().flatMap(event => (event.kind === 'attack' ? [event.source] : []))).toEqual(['sword', 'knife']);
    t.choose('property:0').choose('reroll:0', [blue('block')]);
    expect(heard(t, 'defended')).toMatchObject([{ hits: 2, wounds: 0 }]);
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 1, conditions: ['blinded', 'poisoned-1'] });
    const used = t.events().flatMap(event => (event.kind === 'used' ? [event.ability] : []));
    expect(used).toEqual(['twin-strike', 'supreme-commander']);
    expect(body(t, 'brigand-red-1').wounds).toBe(2);
    expect(t.leftover).toEqual([]);
  });

  test('SS-BEHV-05, SS-LOS-01 what a weapon no longer reaches is not attacked: pushed away, or out of a blinded enemy’s sight', () => {
    // The first figure of the mob pushes him out of the zone: the second has nobody to strike.
    const pushed = enemiesAct(
      'C',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'puppet-mob-1', '2A.c');
        heroOf(state, 'ecarus').came.push(...zones('2A.n'));
      },
      [blue('energy'), blue('gremlin')],
    );
    expect(attacks(pushed)).toEqual([['puppet-mob-1.1', 'fists', 'ecarus']]);
    // Felled and pushed by a critical hit: Berserker is used, but the axe does not reach.
    const felled = enemiesAct(
      'C',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'orc-warrior-blue-1', '2A.c');
        heroOf(state, 'ecarus').came.push(...zones('2A.n'));
        criticals(state, 'felled');
      },
      [red('energy+energy'), blue('gremlin')],
    );
    expect([attacks(felled).length, heard(felled, 'used').map(({ ability }) => ability)]).toEqual([1, ['berserker-1']]);
    // Blinded by what answers its Sword: Twin Strike finds nobody for the Knife.
    const dazzled = enemiesAct(
      'D',
      state => {
        stand(state, 'laegon', '1A.k');
        enemy(state, 'brigand-red-1', '2A.c');
        state.lasting.push({
          source: 'dazzle',
          key: 'dazzle',
          on: 'ecarus',
          by: 'ecarus',
          until: 'adventure',
          what: {
            do: 'on',
            at: 'attack-done',
            if: { is: 'about', who: 'enemy' },
            aim: { who: 'that', range: 0 },
            effects: [{ do: 'condition', condition: 'blinded' }],
          },
          next: null,
          fits: null,
        });
      },
      [red('gremlin'), blue('gremlin')],
    );
    expect([attacks(dazzled).map(([, weapon]) => weapon), hero(dazzled, 'ecarus').wounds]).toEqual([['sword'], 3]);
  });

  test('SS-ECMB-05 by command an enemy strikes another, who defends; the commanding hero has slain it', () => {
    const t = sit({ heroes: ['cleric', 'archer'], passing: ['react'] }, state => {
      learn(state, 'thorgar', 'command');
      stand(state, 'laegon', '1A.k');
      enemy(state, 'orc-warrior-green-1', '2A.o');
      const victim = enemy(state, 'gremlin-blue-1', '2A.o');
      victim.powers.push('death-curse');
      if (victim.bodies[0]) victim.bodies[0].wounds = 2;
    }).choose('power:command,1,orc-warrior-green-1', [red('hit+hit'), blue('gremlin'), blue('hit')]);
    expect(attacks(t)).toEqual([['orc-warrior-green-1', 'axe', 'gremlin-blue-1']]);
    expect(heard(t, 'defended')).toMatchObject([{ figure: 'gremlin-blue-1', hits: 3 }]);
    expect(heard(t, 'killed')).toMatchObject([{ figure: 'gremlin-blue-1', by: 'thorgar' }]);
    // The curse falls on the one who commanded.
    expect(hero(t, 'thorgar').conditions).toEqual(['slowed']);
  });
});
