import { describe, expect, test } from 'vitest';
import { capacityOf, healthOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { playing } from '../cards.ts';
import { lastTurn, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, red } from '../positions.ts';

describe('talents', () => {
  test('Lucky Child: a failed save roll may be rolled again, every time', () => {
    const t = playing(
      'cleric',
      1,
      ['lucky-child'],
      state => {
        heroOf(state, 'thorgar').conditions = ['blinded'];
      },
      [],
    ).choose('dash', [blue('hit')]);
    // Divine Favour would do it too, but only once a round.
    expect(t.offered()).toEqual(['use:thorgar,lucky-child,1', 'use:thorgar,divine-favour,1', 'pass']);
    t.choose('use:thorgar,lucky-child,1', [blue('hit+magic')]);
    expect([told(t, 'save'), t.state.turn?.standard]).toMatchObject([[{ made: true }], 0]);
    // A roll that succeeds needs no luck.
    const made = playing(
      'rogue',
      1,
      ['lucky-child'],
      state => {
        heroOf(state, 'shae').conditions = ['blinded'];
      },
      [],
    ).choose('dash', [blue('block')]);
    expect(made.kind).toBe('turn');
    // And the rolls of others are theirs.
    const other = playing(
      'rogue',
      1,
      ['lucky-child'],
      state => {
        begin(state, 'laegon');
        heroOf(state, 'laegon').conditions = ['blinded'];
      },
      [],
    ).choose('dash', [blue('block')]);
    expect(other.kind).toBe('turn');
  });

  test('SS-NCRD-09 Sorcery: once a round an attack roll has 1 magic more, at level IV 2, at level VI 3', () => {
    for (const [rank, n] of [
      [1, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 3],
    ] as const) {
      const t = playing(
        'black-mage',
        rank,
        ['sorcery', 'thunder-god'],
        state => {
          enemy(state, 'brigand-red-1', '2A.n');
        },
        [],
      ).choose('power:thunder-god,1,brigand-red-1', [red('hit+energy'), blue('hit')]);
      expect(t.offered()).toEqual(['use:auriel,sorcery,1', 'pass']);
      t.choose('use:auriel,sorcery,1');
      expect(t.state.attacks[0]?.added.magic).toBe(n);
      // Energy and magic for Knock Down; two magic for the area.
      expect(t.offered()).toEqual(n === 1 ? ['property:0', 'done'] : ['property:0', 'property:1', 'done']);
      t.choose('property:0');
      expect(t.kind === 'attack-properties' ? t.offered() : []).toEqual(n === 3 ? ['property:1', 'done'] : []);
      expect(t.state.used.round).toEqual(['auriel/sorcery']);
    }
  });

  test('Sorcery: not a second time in the round', () => {
    const t = playing(
      'black-mage',
      6,
      ['sorcery', 'thunder-god', 'soul-drain'],
      state => {
        enemy(state, 'brigand-red-1', '2A.n');
      },
      [],
    ).choose('power:thunder-god,1,brigand-red-1', [red('hit'), blue('hit')]);
    t.choose('use:auriel,sorcery,1').choose('done', [blue('gremlin'), blue('gremlin')]);
    t.choose('power:soul-drain,1,brigand-red-1', [red('gremlin'), blue('block'), blue('block')]);
    expect([t.kind, t.state.turn?.combat]).toEqual(['turn', 0]);
  });

  test('Sorcery: only for attacks of her own', () => {
    for (const rank of [1, 4, 6]) {
      const t = playing(
        'black-mage',
        rank,
        ['sorcery'],
        state => {
          begin(state, 'laegon');
          enemy(state, 'gremlin-green-1', '1A.t');
        },
        [],
      ).choose('attack:unarmed,gremlin-green-1', [blue('hit')]);
      expect(t.kind).toBe('turn');
    }
  });

  test('Tough: 1 more health, from rank V 2', () => {
    const health = (rank: number, tough: boolean) =>
      healthOf(playing('white-rose', rank, tough ? ['tough'] : []).state, 'ecarus');
    expect([health(1, false), health(1, true), health(4, true), health(5, false), health(5, true)]).toEqual([
      8, 9, 12, 12, 14,
    ]);
    const alive = playing('white-rose', 1, ['tough'], state => {
      lastTurn(state);
      Object.assign(heroOf(state, 'ecarus'), { wounds: 7, fire: [1] });
    }).choose('end');
    expect(hero(alive, 'ecarus')).toMatchObject({ wounds: 8, ghost: false });
  });

  test('Fleet: dash gives 2 movement points', () => {
    const points = (fleet: boolean) =>
      playing('white-rose', 1, fleet ? ['fleet'] : [])
        .choose('dash')
        .choose(to('2A.n')).state.turn?.points;
    expect([points(false), points(true)]).toEqual([3, 4]);
    expect(playing('white-rose', 1, ['fleet']).choose(to('2A.n')).choose('dash').state.turn?.points).toBe(4);
  });

  test('Steady Hand: an attack with focus may re-roll a die, no other', () => {
    const attacks = (focus: boolean) => {
      const t = playing(
        'white-rose',
        1,
        ['steady-hand'],
        state => {
          give(state, 'ecarus', 'main', 'longsword');
          enemy(state, 'gremlin-green-1', '2A.c');
        },
        [],
      );
      if (focus) t.choose('focus');
      return t.choose('attack:main,gremlin-green-1', [red('gremlin'), blue('block'), blue('block')]);
    };
    expect(attacks(false).kind).toBe('turn');
    const t = attacks(true)
      .choose('use:ecarus,steady-hand,1')
      .choose('reroll:0', [red('hit')]);
    expect([t.kind, body(t, 'gremlin-green-1').wounds]).toEqual(['turn', 2]);
    const other = playing(
      'white-rose',
      1,
      ['steady-hand'],
      state => {
        begin(state, 'laegon');
        enemy(state, 'gremlin-green-1', '1A.t');
      },
      [],
    ).choose('focus');
    expect(other.choose('attack:unarmed,gremlin-green-1', [blue('block')]).kind).toBe('turn');
  });

  test('Quartermaster: 2 more cards in the inventory, and changing equipment is a free action', () => {
    const t = playing('white-rose', 1, ['quartermaster'], state => give(state, 'ecarus', 'pack', 'longsword'));
    expect(capacityOf(t.state, heroOf(t.state, 'ecarus'))).toBe(6);
    t.choose('change').choose('wear:longsword,main');
    expect([t.state.turn?.standard, hero(t, 'ecarus').main?.id]).toEqual([1, 'longsword']);
    const plain = playing('white-rose', 1, [], state => give(state, 'ecarus', 'pack', 'longsword'));
    expect(capacityOf(plain.state, heroOf(plain.state, 'ecarus'))).toBe(4);
    plain.choose('change').choose('wear:longsword,main');
    expect(plain.state.turn?.standard).toBe(0);
  });

  test('Iron Will: a save roll against each condition that comes, from rank V twice if need be', () => {
    const struck = (rank: number, dice: readonly number[]) =>
      playing('white-rose', rank, ['iron-will'], state => {
        enemy(state, 'orc-warrior-green-1', '2A.c');
        state.lasting.push({
          source: 'club',
          key: 'club',
          on: 'orc-warrior-green-1',
          by: 'orc-warrior-green-1',
          until: 'turn-end',
          what: { do: 'property', cost: {}, effects: [{ do: 'condition', condition: 'slowed' }] },
          next: 'attack',
          fits: null,
        });
      }).choose(to('2A.n'), [red('gremlin'), ...dice, blue('block')]);
    expect(hero(struck(1, [blue('block')]), 'ecarus').conditions).toEqual([]);
    expect(hero(struck(1, [blue('hit')]), 'ecarus').conditions).toEqual(['slowed']);
    // One roll is all below rank V: the next die is for the defence.
    expect(hero(struck(4, [blue('hit'), blue('block')]), 'ecarus').conditions).toEqual(['slowed']);
    expect(hero(struck(5, [blue('hit'), blue('block')]), 'ecarus').conditions).toEqual([]);
    expect(hero(struck(5, [blue('hit'), blue('hit')]), 'ecarus').conditions).toEqual(['slowed']);
    // Conditions of others are none of his.
    for (const rank of [1, 5]) {
      const other = playing('white-rose', rank, ['iron-will'], state => {
        give(state, 'ecarus', 'main', 'war-hammer');
        enemy(state, 'brigand-red-1', '2A.c');
      }).choose('attack:main,brigand-red-1', [red('energy+energy'), blue('block'), blue('block')]);
      other.choose('property:0');
      expect([body(other, 'brigand-red-1').conditions, told(other, 'save')]).toEqual([['stunned'], []]);
    }
  });
});
