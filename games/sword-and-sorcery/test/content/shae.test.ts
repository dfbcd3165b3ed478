import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { dice, playing } from '../cards.ts';
import { criticals, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';
import { glasses } from '../wolf.ts';

const dagger = (state: State): void => give(state, 'shae', 'main', 'long-dagger');

describe('powers of Shae', () => {
  test('SS-NCRD-06 Cunning Attack: hidden, or in control of the target’s zone, 1 hit more per soul rank/2 and Critical Hit; cooldown 2', () => {
    const stabs = (rank: number, hidden: boolean, helped: boolean) => {
      const t = playing('assassin', rank, ['cunning-attack'], state => {
        dagger(state);
        criticals(state, 'wound', 'wound');
        heroOf(state, 'shae').hidden = hidden;
        if (helped) stand(state, 'laegon', '2A.c');
        enemy(state, 'orc-warrior-red-1', '2A.c');
        enemy(state, 'brigand-blue-1', '2A.n');
      }).choose('power:cunning-attack,1,-');
      expect([glasses(t, 'cunning-attack'), t.state.turn?.standard]).toEqual([2, rank === 1 ? 1 : 2]);
      t.choose('attack:main,orc-warrior-red-1', [red('hit'), blue('block')]);
      return t;
    };
    const hidden = stabs(3, true, false);
    expect(hidden.offered()).toEqual(['property:1', 'done']);
    hidden.choose('property:1', [blue('gremlin'), blue('gremlin')]);
    // 1 + 2 hits against armour 2, and the token's wound.
    expect(body(hidden, 'orc-warrior-red-1').wounds).toBe(2);
    const helped = stabs(1, false, true);
    // 2 : 1 dominates as well: 1 + 1 + 1.
    expect(told(helped.choose('done', [blue('gremlin')]), 'hits')).toMatchObject([
      {
        hits: {
          base: 1,
          parts: [
            { source: 'cunning-attack', amount: 1 },
            { source: 'superiority', amount: 1 },
          ],
        },
      },
    ]);
    const alone = stabs(3, false, false);
    expect([alone.kind, body(alone, 'orc-warrior-red-1').wounds]).toEqual(['turn', 0]);
  });

  test('Cunning Attack: control of the zone of the target is enough, wherever she stands', () => {
    const shoots = (heroes: boolean) => {
      const t = sit({ heroes: ['rogue', 'archer', 'white-rose'], passing: ['react'] }, state => {
        give(state, 'shae', 'off', 'throwing-knives');
        learn(state, 'shae', 'cunning-attack');
        criticals(state, 'wound');
        stand(state, 'laegon', '2A.n');
        stand(state, 'ecarus', heroes ? '2A.n' : '2A.w');
        enemy(state, 'brigand-red-1', '2A.n');
      }).choose('power:cunning-attack,1,-');
      t.choose('attack:off,brigand-red-1', [blue('hit'), blue('block')]);
      return t.kind === 'attack-properties' ? t.offered() : [];
    };
    expect([shoots(true), shoots(false)]).toEqual([['property:1', 'done'], []]);
  });

  test('SS-NCRD-07 Hide: nobody can choose her; a standard action, cooldown 3, from rank IV 2', () => {
    const t = playing('rogue', 1, ['hide'], state => {
      enemy(state, 'gremlin-green-1', '2A.n');
      state.supplies.activation.pile.rest = ['K'];
    }).choose('power:hide,1,-');
    expect([hero(t, 'shae').hidden, glasses(t, 'hide'), t.state.turn?.standard]).toEqual([true, 3, 0]);
    expect(t.offered('power')).toEqual([]);
    t.choose('end', [blue('block'), blue('block')]);
    // The gremlin runs past her to Laegon.
    expect(t.events().filter(({ kind }) => kind === 'activated')).toMatchObject([{ target: 'laegon' }]);
    expect(hero(t, 'shae').hidden).toBe(true);
    const fourth = playing('rogue', 4, ['hide']).choose('power:hide,4,-');
    expect(glasses(fourth, 'hide')).toBe(2);
  });

  test('SS-NCRD-07 Hide: any action of hers ends it, leaving a fight and reactions too', () => {
    const hides = (arrange: (state: State) => void = () => {}, passing: string[] = ['react']) =>
      playing(
        'rogue',
        2,
        ['disarm'],
        state => {
          heroOf(state, 'shae').hidden = true;
          arrange(state);
        },
        passing,
      );
    expect(hero(hides().choose('dash'), 'shae').hidden).toBe(false);
    expect(hero(hides().choose(to('2A.n')), 'shae').hidden).toBe(false);
    const left = hides(state => {
      enemy(state, 'gremlin-green-1', '2A.c');
    }).choose(to('2A.n'), [blue('block'), blue('block')]);
    expect(hero(left, 'shae').hidden).toBe(false);
    const reacted = hides(state => {
      begin(state, 'laegon');
      stand(state, 'laegon', '1A.s');
      stand(state, 'shae', '1A.t');
      state.supplies.trap.pile.rest = ['flames'];
    }, []).choose('open:1A.h|1A.s');
    expect(hero(reacted, 'shae').hidden).toBe(true);
    reacted.choose('use:shae,disarm,1');
    expect(hero(reacted, 'shae').hidden).toBe(false);
  });

  test('Fan of Knives: from rank III 1 + 1 red + 2 blue, pointed, on all enemies of a zone within one, cooldown 3; level VI a red die more', () => {
    const throws = (rank: number) =>
      playing('rogue', rank, ['fan-of-knives'], state => {
        enemy(state, 'gremlin-blue-1', '2A.s');
        enemy(state, 'brigand-blue-1', '2A.s');
        enemy(state, 'gremlin-green-1', '4B.a');
        enemy(state, 'gremlin-green-2', '1A.t');
      });
    const t = throws(3);
    expect(t.offered('power')).toEqual([
      'power:fan-of-knives,3,gremlin-blue-1',
      'power:fan-of-knives,3,brigand-blue-1',
    ]);
    t.choose('power:fan-of-knives,3,gremlin-blue-1', [
      red('hit'),
      blue('hit'),
      blue('block'),
      blue('gremlin'),
      blue('gremlin'),
    ]);
    // 3 hits; brigands are resistant to pointed weapons and wear armour 1.
    expect([body(t, 'gremlin-blue-1').wounds, body(t, 'brigand-blue-1').wounds]).toEqual([3, 1]);
    expect([dice(t), glasses(t, 'fan-of-knives'), t.state.turn?.combat]).toEqual(['1 red 2 blue', 3, 0]);
    expect(body(t, 'gremlin-green-1').wounds).toBe(0);
    const sixth = throws(6).choose('power:fan-of-knives,6,gremlin-blue-1', [
      red('hit'),
      red('gremlin'),
      blue('block'),
      blue('block'),
      blue('block'),
      blue('gremlin'),
    ]);
    // 2 hits: one blocked by the gremlin, one stopped by the resistance and one by the armour of the brigand.
    expect([body(sixth, 'gremlin-blue-1').wounds, body(sixth, 'brigand-blue-1').wounds]).toEqual([1, 0]);
    expect([dice(sixth), glasses(sixth, 'fan-of-knives'), told(sixth, 'defended').length]).toEqual([
      '2 red 2 blue',
      3,
      2,
    ]);
    expect(throws(2).offered('power')).toEqual([]);
  });

  test('Disarm: a reaction that makes a trap within one zone harmless, from rank III within two; cooldown 2', () => {
    const opens = (rank: number, at: string) =>
      playing(
        'rogue',
        rank,
        ['disarm'],
        state => {
          begin(state, 'laegon');
          stand(state, 'laegon', '1A.s');
          stand(state, 'shae', at);
          state.supplies.trap.pile.rest = ['flames'];
        },
        [],
      ).choose('open:1A.h|1A.s', [blue('hit'), blue('hit')]);
    const t = opens(1, '1A.t');
    expect([t.kind, t.offered()]).toEqual(['react', ['use:shae,disarm,1', 'pass']]);
    t.choose('use:shae,disarm,1');
    expect([hero(t, 'laegon').fire, glasses(t, 'disarm'), told(t, 'save')]).toEqual([[], 2, []]);
    const far = opens(1, '2A.w');
    expect([far.kind, hero(far, 'laegon').fire]).toEqual(['turn', [1]]);
    const third = opens(3, '2A.w');
    expect(third.offered()).toEqual(['use:shae,disarm,3', 'pass']);
    third.choose('use:shae,disarm,3');
    expect([hero(third, 'laegon').fire, glasses(third, 'disarm')]).toEqual([[], 2]);
    expect(opens(3, '2A.c').kind).toBe('turn');
  });

  test('Distract: a standard action, an enemy within two zones is slowed, at level V blinded too; cooldown 3', () => {
    const distracts = (rank: number) =>
      playing('rogue', rank, ['distract'], state => {
        enemy(state, 'brigand-red-1', '4B.a');
        enemy(state, 'gremlin-green-1', '1A.y');
      });
    const t = distracts(1);
    expect(t.offered('power')).toEqual(['power:distract,1,brigand-red-1']);
    t.choose('power:distract,1,brigand-red-1');
    expect([body(t, 'brigand-red-1').conditions, glasses(t, 'distract')]).toEqual([['slowed'], 3]);
    expect(t.state.turn).toMatchObject({ standard: 0, combat: 1 });
    const fifth = distracts(5).choose('power:distract,5,brigand-red-1');
    expect([body(fifth, 'brigand-red-1').conditions, glasses(fifth, 'distract')]).toEqual([['slowed', 'blinded'], 3]);
  });

  test('Venom: the next attack with a dagger has Poison I, at level IV Poison II; a free action, cooldown 2 and 3', () => {
    for (const [level, poison, cooldown] of [
      [1, 'poisoned-1', 2],
      [4, 'poisoned-2', 3],
    ] as const) {
      const t = playing('assassin', level, ['venom'], state => {
        dagger(state);
        enemy(state, 'orc-warrior-red-1', '2A.c');
      }).choose(`power:venom,${level},-`);
      expect([glasses(t, 'venom'), t.state.turn?.standard]).toEqual([cooldown, level === 1 ? 1 : 2]);
      t.choose('attack:main,orc-warrior-red-1', [red('hit'), blue('block')]).choose('property:1');
      expect(body(t, 'orc-warrior-red-1')).toMatchObject({ wounds: 0, conditions: [poison] });
    }
    for (const level of [1, 4]) {
      const fist = playing('assassin', 4, ['venom'], state => {
        enemy(state, 'orc-warrior-red-1', '2A.c');
      }).choose(`power:venom,${level},-`);
      fist.choose('attack:unarmed,orc-warrior-red-1', [blue('block')]);
      expect([fist.kind, fist.state.lasting.length]).toEqual(['turn', 1]);
    }
  });

  test('Heartseeker: from rank IV an attack with a dagger in the main hand, all hits lethal; cooldown 4', () => {
    const seeks = (rank: number, item: 'long-dagger' | 'short-sword') =>
      playing('assassin', rank, ['heartseeker'], state => {
        give(state, 'shae', 'main', item);
        enemy(state, 'orc-warrior-red-1', '2A.c');
      });
    const t = seeks(4, 'long-dagger').choose('power:heartseeker,4,orc-warrior-red-1', [red('hit+hit'), blue('hit')]);
    // Armour 2 and two dice stop nothing.
    expect([body(t, 'orc-warrior-red-1').wounds, glasses(t, 'heartseeker'), t.leftover]).toEqual([3, 4, []]);
    expect(t.state.turn?.combat).toBe(0);
    expect(seeks(4, 'short-sword').offered('power')).toEqual([]);
    expect(seeks(3, 'long-dagger').offered('power')).toEqual([]);
    expect(zone('2A.c')).toBe(hero(t, 'shae').zone);
  });
});
