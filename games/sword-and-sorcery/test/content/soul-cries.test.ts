import { totalOf } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { ClassId } from '../../content/heroes.ts';
import type { State } from '../../index.ts';
import { armourOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { playing, wounds } from '../cards.ts';
import { lastTurn, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, heroWith, red, stand, zone } from '../positions.ts';

/** The turn of a ghost of this class on the crossing; the living one stands two zones away. */
const haunts = (own: ClassId, arrange: (state: State) => void, passing: string[] = ['react']) =>
  playing(
    own,
    1,
    [],
    state => {
      heroOf(state, heroWith(own)).ghost = true;
      state.supplies.activation.pile.rest = ['A'];
      arrange(state);
    },
    passing,
  );

/** An orc in the zone of the ghost, and one elsewhere. */
const orcs = (state: State): void => {
  enemy(state, 'orc-warrior-green-1', '2A.c');
  enemy(state, 'orc-warrior-blue-1', '2A.n');
};

describe('soul cries', () => {
  test('Whisper: a hero within three zones, in sight, hastens a power', () => {
    const cries = (at: string, n: number) =>
      haunts('white-mage', state => {
        stand(state, 'laegon', at);
        heroOf(state, 'laegon').powers = [{ id: 'balm', glasses: n, from: null }];
      });
    const t = cries('1A.t', 2).choose('cry:laegon');
    expect([hero(t, 'laegon').powers[0]?.glasses, t.offered('cry')]).toEqual([1, []]);
    expect(cries('1A.y', 2).offered('cry')).toEqual(['cry:laegon']);
    // Too far, out of sight, or nothing to hasten.
    expect([cries('4B.e', 2), cries('3A.d', 2), cries('1A.t', 1)].map(one => one.offered('cry'))).toEqual([[], [], []]);
  });

  test('Ember: an enemy in her zone gets Fire I', () => {
    const t = haunts('black-mage', orcs);
    expect(t.offered('cry')).toEqual(['cry:orc-warrior-green-1']);
    t.choose('cry:orc-warrior-green-1');
    expect(body(t, 'orc-warrior-green-1').fire).toEqual([1]);
  });

  test('Spark: an enemy in his zone gets Fire I', () => {
    const t = haunts('runemaster', orcs);
    expect(t.offered('cry')).toEqual(['cry:orc-warrior-green-1']);
    t.choose('cry:orc-warrior-green-1');
    expect([body(t, 'orc-warrior-green-1').fire, body(t, 'orc-warrior-blue-1').fire]).toEqual([[1], []]);
  });

  test.each(['black-mage', 'runemaster', 'black-rose', 'archer', 'assassin'] as const)(
    'SS-GHOST-17 what a %s cries reaches no enemy next door',
    own => {
      const t = haunts(own, state => {
        enemy(state, 'orc-warrior-green-1', '2A.n');
      });
      expect(t.offered('cry')).toEqual([]);
    },
  );

  test('Stand Fast: a hero in his zone has 1 magic shield until the time phase', () => {
    expect(haunts('white-rose', state => stand(state, 'laegon', '2A.w')).offered('cry')).toEqual([]);
    const t = haunts('white-rose', state => {
      lastTurn(state);
      stand(state, 'laegon', '2A.c');
    }).choose('cry:laegon');
    expect(hero(t, 'laegon').shields).toBe(1);
    t.choose('end');
    expect([t.state.round, hero(t, 'laegon').shields]).toEqual([2, 0]);
  });

  test('Dread: an enemy in his zone has 1 armour less until the time phase', () => {
    const t = haunts('black-rose', state => {
      lastTurn(state);
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('cry:orc-warrior-red-1');
    expect(totalOf(armourOf(t.state, 'orc-warrior-red-1'))).toBe(1);
    t.choose('end');
    expect(totalOf(armourOf(t.state, 'orc-warrior-red-1'))).toBe(2);
  });

  test('Trail: a hero within three zones moves one zone freely, without opportunity attacks', () => {
    const t = haunts('ranger', state => {
      enemy(state, 'orc-warrior-green-1', '1A.t');
    }).choose('cry:ecarus');
    expect(t.offered()).toEqual(['1A.y', '1A.s', '1A.k', '2A.w'].map(name => `zone:${zone(name)}`).concat('done'));
    t.choose(`zone:${zone('2A.w')}`);
    expect([hero(t, 'ecarus').zone, told(t, 'attack')]).toEqual([zone('2A.w'), []]);
    const reached = (at: string) => haunts('ranger', state => stand(state, 'ecarus', at)).offered('cry').length;
    expect([reached('1A.y'), reached('4B.e')]).toEqual([1, 0]);
    // His own move is still to come.
    t.choose('end').choose(to('2A.c'));
    expect(t.state.turn).toMatchObject({ hero: 'ecarus', points: 2 });
  });

  test('Mark: attacks on an enemy in his zone score 1 hit more until the time phase', () => {
    const t = haunts('archer', state => {
      stand(state, 'ecarus', '2A.c');
      orcs(state);
    }).choose('cry:orc-warrior-green-1');
    t.choose('end').choose('attack:unarmed,orc-warrior-green-1', [blue('hit')]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [{ source: 'mark', amount: 1 }] } }]);
    expect(body(t, 'orc-warrior-green-1').wounds).toBe(1);
    const over = haunts('archer', state => {
      lastTurn(state);
      enemy(state, 'orc-warrior-green-1', '2A.c');
    }).choose('cry:orc-warrior-green-1');
    expect(over.choose('end').state.lasting).toEqual([]);
  });

  test('Luck: a hero within three zones may re-roll a die of one attack this round', () => {
    const t = haunts(
      'rogue',
      state => {
        give(state, 'laegon', 'main', 'short-sword');
        enemy(state, 'gremlin-blue-1', '1A.t');
      },
      [],
    ).choose('cry:laegon');
    t.choose('end').choose('attack:main,gremlin-blue-1', [red('gremlin'), blue('block')]);
    t.choose('use:laegon,luck,1').choose('reroll:0', [red('hit'), blue('gremlin')]);
    expect([body(t, 'gremlin-blue-1').wounds, t.state.used.round]).toEqual([1, ['laegon/luck']]);
    const reached = (at: string) => haunts('rogue', state => stand(state, 'laegon', at)).offered('cry').length;
    expect([reached('1A.y'), reached('4B.e')]).toEqual([1, 0]);
    const over = haunts('rogue', lastTurn).choose('cry:laegon');
    expect(over.state.lasting).toHaveLength(1);
    expect(over.choose('end').state.lasting).toEqual([]);
  });

  test('Chill: an enemy in her zone is slowed if a blue die shows energy', () => {
    const t = (face: string) => haunts('assassin', orcs).choose('cry:orc-warrior-green-1', [blue(face)]);
    expect(body(t('energy+magic'), 'orc-warrior-green-1').conditions).toEqual(['slowed']);
    expect(body(t('energy'), 'orc-warrior-green-1').conditions).toEqual(['slowed']);
    expect(body(t('hit+magic'), 'orc-warrior-green-1').conditions).toEqual([]);
  });

  test('Prayer: a hero within three zones, in sight, heals 1', () => {
    const t = haunts('cleric', state => wounds(state, 'laegon', 3)).choose('cry:laegon');
    expect(hero(t, 'laegon').wounds).toBe(2);
    expect(haunts('cleric', () => {}).offered('cry')).toEqual([]);
    const three = haunts('cleric', state => {
      wounds(state, 'laegon', 3);
      stand(state, 'laegon', '1A.y');
    });
    expect(three.offered('cry')).toEqual(['cry:laegon']);
    const far = haunts('cleric', state => {
      wounds(state, 'laegon', 3);
      stand(state, 'laegon', '4B.e');
    });
    expect(far.offered('cry')).toEqual([]);
  });
});
