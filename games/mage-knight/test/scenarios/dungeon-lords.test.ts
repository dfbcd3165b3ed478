import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import type { TileId } from '../../content/tiles.ts';
import { isNextTo, slotAt } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import {
  army,
  combat,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';
import { closing, endTurn, own, scored } from './scored.ts';

const C = hexOn(1, 0, 0);
const E = hexOn(1, 0, 2);
const W = hexOn(1, 0, 5);
const NW = hexOn(1, 0, 6);

const lord = (arrange: (state: State) => void, scenario: ScenarioId = 'dungeon-lords'): Sitting =>
  closing(scenario, 2, state => {
    layMap(state, ['country-3']);
    state.map.sites = {};
    stand(state, 0, C);
    turnOf(state).move = 10;
    arrange(state);
  });

/** Seat 0 reveals a tile beside an otherwise empty map. */
const revealing = (country: State['tiles']['country']): Sitting => {
  const t = closing('dungeon-lords', 2, state => {
    layMap(state, ['country-1', 'country-2']);
    state.map.sites = {};
    Object.assign(state.tiles, { country, core: [] });
    stand(state, 0, NW);
    turnOf(state).move = 2;
  });
  return t.choose(`explore:${slotAt(1, 1)}`);
};

describe('Dungeon Lords', () => {
  /** The village of tile 3 touches six spaces, three of them on the tiles below and to the left. */
  const AROUND = [hexOn(1, 1, 3), hexOn(1, 0, 6), hexOn(0, 1, 2), hexOn(0, 1, 1), hexOn(1, 1, 5), hexOn(1, 1, 0)];
  /** Seat 0 reveals tile 3; beside it lie these tiles, on the right and on the left. */
  const beside = (right: TileId, left: TileId, arrange: (state: State) => void = () => {}): Sitting =>
    closing('dungeon-lords', 2, state => {
      layMap(state, [right, left]);
      state.map.sites = {};
      Object.assign(state.tiles, { country: ['country-3'], core: [] });
      stand(state, 0, hexOn(1, 0, 1));
      turnOf(state).move = 2;
      arrange(state);
    }).choose(`explore:${slotAt(1, 1)}`);
  const offered = (t: Sitting): number[] => t.offered('space').map(id => Number(id.split(':')[1]));

  test('MK-S09-03 beside a village revealed the player hides a dungeon, on this tile or the next', () => {
    // On the left a village in plains and a glade in a forest are printed; here they are bare ground.
    const t = beside('country-3', 'country-2');
    expect([t.seat, t.kind]).toEqual([0, 'space']);
    // All but the mine of the tile itself.
    expect(offered(t).toSorted()).toEqual(AROUND.slice(1).toSorted());
    t.choose(`space:${hexOn(0, 1, 2)}`);
    expect(t.state.map.sites[hexOn(0, 1, 2)]).toMatchObject({
      kind: 'dungeon',
      conquered: false,
      tokens: [{ colour: 'brown', token: null }],
    });
    expect(t.happened()).toContainEqual({
      kind: 'entrance-hidden',
      at: hexOn(0, 1, 2),
      site: 'dungeon',
      rule: 'MK-S09-03',
    });
  });

  test('MK-S09-03 not in a swamp, on inaccessible ground or where a site is', () => {
    // Mountains and a lake: tile 4 has a mountain in the east, tile 1 a lake in the north-east.
    expect(offered(beside('country-3', 'country-4'))).not.toContain(hexOn(0, 1, 2));
    expect(offered(beside('country-3', 'country-4'))).toContain(hexOn(0, 1, 1));
    expect(offered(beside('country-3', 'country-1'))).not.toContain(hexOn(0, 1, 1));
    expect(offered(beside('country-3', 'country-1'))).toContain(hexOn(0, 1, 2));
    // Swamps in the east and the north-east.
    expect(offered(beside('country-3', 'core-5')).filter(hex => AROUND.slice(2, 4).includes(hex))).toEqual([]);
    const sites = (state: State) => {
      state.map.sites[hexOn(0, 1, 2)] = newSite('keep');
      state.map.sites[hexOn(1, 0, 6)] = newSite('magical-glade');
    };
    expect(offered(beside('country-3', 'country-2', sites)).toSorted()).toEqual(
      [hexOn(0, 1, 1), hexOn(1, 1, 5), hexOn(1, 1, 0)].toSorted(),
    );
  });

  test('MK-S09-16 the villages of the first tiles get theirs with the first tile that is revealed', () => {
    const t = closing('dungeon-lords', 2, state => {
      layMap(state, ['country-1', 'country-2']);
      Object.assign(state.tiles, { country: ['country-3', 'country-2'], core: [] });
      stand(state, 0, NW);
      turnOf(state).move = 4;
    });
    // Nothing was hidden before.
    expect(Object.keys(t.state.notes)).toEqual([]);
    t.choose(`explore:${slotAt(1, 1)}`);
    while (t.kind === 'space') {
      expect(t.seat).toBe(0);
      t.choose(t.offered('space')[0] ?? '');
    }
    // The villages of the first tiles and that of the new one.
    const hidden = t.events().flatMap(e => (e.kind === 'entrance-hidden' ? [e.at] : []));
    const villages = [hexOn(1, 0, 2), hexOn(0, 1, 2), hexOn(1, 1, 4)];
    expect(villages.map(hex => t.state.map.sites[hex]?.kind)).toEqual(['village', 'village', 'village']);
    expect([hidden.length, villages.map(hex => hidden.some(at => isNextTo(hex, at)))]).toEqual([3, [true, true, true]]);
    expect(hidden.map(at => t.state.map.sites[at]?.kind)).toEqual(['dungeon', 'dungeon', 'dungeon']);
  });

  test('MK-S09-05 beside a monastery a tomb, guarded by a red enemy', () => {
    const t = revealing(['country-7']);
    const [first = ''] = t.offered('space');
    t.choose(first);
    expect(t.state.map.sites[Number(first.split(':')[1])]).toMatchObject({
      kind: 'tomb',
      tokens: [{ colour: 'red', token: null }],
    });
  });

  const failing = (hex: number, kind: 'dungeon' | 'tomb') => {
    const t = lord(state => {
      if (kind === 'tomb') layMap(state, ['country-7']);
      state.map.sites[hex] = newSite(kind);
      stand(state, 0, hex);
      tokensOn(state, hex, 'minotaur');
      fight(state, ['minotaur'], { phase: 'attack', why: 'adventure', site: hex, from: 'drawn' });
    });
    t.choose('done');
    return [t.state.map.sites[hex]?.tokens, t.state.tokens.brown.discard];
  };

  test('MK-S09-04 MK-S09-06 after a failure a secret entrance gets a new guard', () => {
    expect(failing(E, 'dungeon')).toEqual([[{ colour: 'brown', token: null }], ['minotaur']]);
    expect(failing(hexOn(1, 0, 4), 'tomb')).toEqual([[{ colour: 'red', token: null }], ['minotaur']]);
  });

  /** Seat 0 stands on a secret entrance behind which this enemy waits, with a unit and four strong Rages. */
  const entering = (kind: 'dungeon' | 'tomb', guard: 'minotaur' | 'ice-dragon') =>
    lord(state => {
      state.map.sites[E] = newSite(kind);
      const colour = kind === 'dungeon' ? 'brown' : 'red';
      state.map.sites[E].tokens = [{ colour, token: null }];
      state.tokens[colour] = { pile: [guard], discard: [], unseen: 1 };
      stand(state, 0, E);
      army(state, 0, 'peasants');
      hold(state, 0, 'rage', 'rage', 'rage', 'rage', 'march');
      tokens(state, 0, 'red', 'red', 'red', 'red');
    }).choose('enter');

  test.each([
    ['MK-S09-04', 'dungeon', 'minotaur'],
    ['MK-S09-06', 'tomb', 'ice-dragon'],
  ] as const)(
    '%s a secret %s is entered as an action: its guard is fought alone and by the rules of the night',
    (_, kind, guard) => {
      const t = entering(kind, guard);
      expect(combat(t)).toMatchObject({ site: E, why: 'adventure', night: true, units: 'loyal' });
      // The guard that lay there, and no other.
      expect(combat(t).foes.map(({ token, from }) => [token, from])).toEqual([[guard, 'drawn']]);
      expect(t.offered('unit')).toEqual([]);
    },
  );

  const winning = (kind: 'dungeon' | 'tomb', guard: 'minotaur' | 'ice-dragon', rages: number) => {
    const t = lord(state => {
      state.map.sites[E] = newSite(kind);
      stand(state, 0, E);
      tokensOn(state, E, guard);
      hold(state, 0, ...Array.from({ length: rages }, () => 'rage' as const), 'march');
      for (let i = 0; i < rages; i++) tokens(state, 0, 'red');
      fight(state, [guard], { phase: 'attack', why: 'adventure', site: E, from: 'drawn', night: true });
    }).choose('target:0');
    for (let i = 0; i < rages; i++) t.choose('play:rage,strong');
    return t.choose('strike');
  };

  test('MK-S09-04 who conquers a secret dungeon marks it and has the reward of a dungeon', () => {
    const t = winning('dungeon', 'minotaur', 2);
    expect(t.state.map.sites[E]).toMatchObject({ conquered: true, shields: [0], tokens: [] });
    expect([turn(t).owed, me(t).fame]).toEqual([[{ reward: 'dungeon' }], 4]);
  });

  test('MK-S09-06 who conquers a secret tomb marks it and has a spell and an artifact, as of any tomb', () => {
    // Armor 7: four times 4, halved by its resistance.
    const t = winning('tomb', 'ice-dragon', 4);
    expect(t.state.map.sites[E]).toMatchObject({ conquered: true, shields: [0], tokens: [] });
    expect([turn(t).owed, me(t).fame]).toEqual([[{ reward: 'spell' }, { reward: 'artifact', n: 1 }], 8]);
  });

  test('MK-S09-07 what is conquered is not entered again', () => {
    const enter = (conquered: boolean, scenario: ScenarioId) =>
      lord(state => own(state, C, 'dungeon', { shields: [0], conquered }), scenario).offered('enter');
    expect([enter(true, 'dungeon-lords'), enter(false, 'dungeon-lords'), enter(true, 'full-conquest')]).toEqual([
      [],
      ['enter'],
      ['enter'],
    ]);
  });

  test('MK-S09-08 MK-S09-09 conquered depths are connected: 2 move points and 1 for each space', () => {
    const t = lord(state => {
      own(state, W, 'dungeon', { shields: [1] });
      own(state, E, 'tomb', { shields: [0] });
      own(state, NW, 'tomb', { conquered: false });
      stand(state, 0, W);
    });
    expect(t.offered('tunnel').length).toBe(1);
    t.choose(t.offered('tunnel')[0] ?? '');
    // Two spaces away.
    expect([me(t).at, turn(t).move]).toEqual([E, 6]);
    const poor = lord(state => {
      own(state, W, 'dungeon', { shields: [1] });
      own(state, E, 'tomb', { shields: [0] });
      stand(state, 0, W);
      turnOf(state).move = 3;
    });
    expect(poor.offered('tunnel')).toEqual([]);
  });

  test('MK-S09-10 the way is measured around lakes and swamps; without one there is no tunnel', () => {
    const t = lord(state => {
      // Tile 11 has lakes on the right and the lower left: from the centre nothing but its left side is near.
      layMap(state, ['country-11']);
      state.map.sites = {};
      own(state, hexOn(1, 0, 3), 'dungeon', { shields: [0] });
      own(state, NW, 'dungeon', { shields: [0] });
      state.map.laid = { [slotAt(1, 0)]: { tile: 'country-11', turn: 0 } };
      stand(state, 0, hexOn(1, 0, 3));
    });
    t.choose(t.offered('tunnel')[0] ?? '');
    // Over the centre: two spaces.
    expect([me(t).at, turn(t).move]).toEqual([NW, 6]);
    const island = lord(state => {
      layMap(state, ['country-7']);
      state.map.laid = { [slotAt(1, 0)]: { tile: 'core-2', turn: 0 } };
      state.map.sites = {};
      own(state, W, 'dungeon', { shields: [0] });
      own(state, E, 'dungeon', { shields: [0] });
      stand(state, 0, W);
    });
    // Lakes in the middle and above, swamps below and on the right.
    expect(island.offered('tunnel')).toEqual([]);
  });

  test('MK-S09-11 all tiles revealed and all depths conquered: everybody has one last turn', () => {
    const ended = (conquered: boolean, country: State['tiles']['country'] = []) =>
      endTurn(
        lord(state => {
          Object.assign(state.tiles, { country, core: [] });
          own(state, E, 'tomb', { shields: [0], conquered });
        }),
      ).state.ending;
    expect(ended(true)).toEqual({ why: 'scenario', left: [0] });
    expect([ended(false), ended(true, ['country-6'])]).toEqual([null, null]);
  });

  test('MK-S09-12 MK-S09-13 MK-S09-14 depths score 4, the greatest dungeon crawler has 5, those tied 2', () => {
    const result = (...owners: readonly number[]) =>
      scored('dungeon-lords', 2, state => {
        own(state, E, 'tomb', { shields: [owners[0] ?? 0] });
        own(state, W, 'dungeon', { shields: [owners[1] ?? 0] });
        own(state, C, 'monster-den', { shields: [0] });
        heroOf(state, 1).fame = 3;
      });
    expect(result(0, 0)).toMatchObject({ winners: [0], scores: [4 + 4 + 2 + 5, 3] });
    expect(result(1, 1)).toMatchObject({ winners: [1], scores: [2, 3 + 8 + 5] });
    const tied = scored('dungeon-lords', 2, state => {
      own(state, E, 'tomb', { shields: [0] });
      own(state, W, 'dungeon', { shields: [1] });
    });
    expect(tied?.scores).toEqual([6, 6]);
  });
});
