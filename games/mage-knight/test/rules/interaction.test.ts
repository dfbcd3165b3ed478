import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/cards.ts';
import type { SiteKind } from '../../content/sites.ts';
import type { Colour } from '../../content/words.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type Site, type State, turnOf } from '../../state.ts';
import { army, crystals, hexOn, hold, layMap, me, type Sitting, sit, stand, tokens, turn } from '../positions.ts';

const C = hexOn(1, 0, 0);

/** Seat 0 stands at such a site, with these cards, before its action. */
function at(
  kind: SiteKind,
  cards: readonly CardId[] = [],
  site: Partial<Site> = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    state.map.sites[C] = { ...newSite(kind), ...site };
    state.offers.units = [];
    hold(state, 0, ...cards, 'rage');
    stand(state, 0, C);
    arrange(state);
  });
}

const city = (colour: Colour, cards: readonly CardId[], arrange?: (state: State) => void): Sitting =>
  at('city', cards, { colour, conquered: true, shields: [1], leader: 1 }, arrange);

const promises = (n: number): CardId[] => Array.from({ length: n }, () => 'promise');

/** Plays so many Promises for 2 influence each. */
function talk(t: Sitting, n: number): Sitting {
  t.choose('interact');
  for (let i = 0; i < n; i++) t.choose('play:promise,basic');
  return t;
}

describe('whom one can deal with', () => {
  test('MK-INT-01 villages, monasteries, own keeps, conquered mage towers and cities; it is the action', () => {
    const offered = (kind: SiteKind, site: Partial<Site> = {}) => at(kind, [], site).offered('interact').length > 0;
    expect([offered('village'), offered('monastery'), offered('mine'), offered('dungeon')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(offered('monastery', { gone: true })).toBe(false);
    expect(offered('keep', { conquered: true, shields: [0] })).toBe(true);
    expect(offered('mage-tower', { conquered: true, shields: [1] })).toBe(true);
    expect(offered('city', { conquered: true, colour: 'red', shields: [1] })).toBe(true);
    const t = at('village', ['promise']);
    t.choose('interact');
    expect(turn(t).acted).toBe(true);
    t.choose('done');
    expect(t.offered().filter(name => name !== 'end')).toEqual([]);
  });

  test('MK-INT-01 a keep of somebody else has nobody to deal with', () => {
    const t = at('keep', [], { conquered: true, shields: [1] });
    expect(t.offered('interact')).toEqual([]);
  });

  test('MK-INT-05 on the X of the track nobody talks to a hero', () => {
    const t = at('village', [], {}, state => {
      heroOf(state, 0).reputation = -7;
    });
    expect(t.offered('interact')).toEqual([]);
  });
});

describe('influence', () => {
  test('MK-INT-03 MK-FIX-02 the modifier of the reputation track is received once at the start, as influence', () => {
    const start = (reputation: number) => {
      const t = at('village', [], {}, state => {
        heroOf(state, 0).reputation = reputation;
      });
      t.choose('interact');
      expect(me(t).reputation).toBe(reputation);
      return turn(t).influence;
    };
    expect([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map(start)).toEqual([
      -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5,
    ]);
  });

  test('MK-INT-04 later changes of the reputation do not change it', () => {
    const t = at('village', ['threaten'], {}, state => {
      heroOf(state, 0).reputation = 2;
      tokens(state, 0, 'red');
    });
    t.choose('interact').choose('play:threaten,strong');
    expect([turn(t).influence, me(t).reputation]).toEqual([6, 1]);
  });

  test('MK-INT-02 MK-INT-06 cards, units and sideways cards give influence, as often as one likes', () => {
    const t = at('village', ['promise', 'march', 'wound'], {}, state => {
      army(state, 0, 'peasants');
      tokens(state, 0, 'white');
    });
    t.choose('interact');
    expect(t.offered('play')).toEqual([
      'play:march,influence',
      'play:promise,basic',
      'play:promise,strong',
      'play:promise,influence',
      'play:rage,influence',
    ]);
    t.choose('play:promise,strong').choose('play:march,influence').choose('unit:0,peasants,1');
    expect(turn(t).influence).toBe(4 + 1 + 2);
  });

  test('MK-INT-07 special and healing effects are free meanwhile', () => {
    const t = at('village', ['tranquility', 'concentration', 'wound']);
    t.choose('interact').choose('play:concentration,basic').choose('colour:red');
    expect(me(t).tokens.red).toBe(1);
    t.choose('play:tranquility,basic').chooseWhile('option', 'option:0').choose('heal:-,-');
    expect(me(t).hand).toEqual(['rage']);
  });

  test('MK-INT-08 MK-INT-09 MK-INT-21 each own shield in a conquered city adds 1, once', () => {
    const t = at('city', [], { colour: 'white', conquered: true, shields: [0, 1, 0], leader: 0 }, state => {
      heroOf(state, 0).reputation = 5;
      state.offers.units = ['peasants', 'peasants'];
      heroOf(state, 0).level = 3;
    });
    t.choose('interact');
    expect(turn(t).influence).toBe(2 + 2);
    // Bought without any influence effect.
    t.choose('recruit:peasants');
    expect([me(t).units.length, turn(t).influence]).toEqual([1, 0]);
    expect(t.offered('recruit')).toEqual([]);
  });
});

describe('what can be bought', () => {
  test('MK-INT-10 MK-INT-11 units of the site for the price on their card', () => {
    const t = at('village', promises(3), {}, state => {
      state.offers.units = ['peasants', 'utem-swordsmen', 'herbalists', 'northern-monks'];
    });
    talk(t, 1);
    expect(t.offered('recruit')).toEqual([]);
    t.choose('play:promise,basic');
    expect(t.offered('recruit')).toEqual(['recruit:peasants', 'recruit:herbalists']);
    t.choose('recruit:herbalists');
    expect([turn(t).influence, me(t).units.map(({ unit }) => unit)]).toEqual([1, ['herbalists']]);
    expect(t.state.offers.units).toEqual(['peasants', 'utem-swordsmen', 'northern-monks']);
  });

  test('MK-INT-11 in a keep, a mage tower and a monastery those of their symbol', () => {
    const offered = (kind: SiteKind) =>
      talk(
        at(kind, promises(5), { conquered: true, shields: [0] }, state => {
          state.offers.units = ['peasants', 'utem-swordsmen', 'fire-mages', 'northern-monks', 'altem-guardians'];
        }),
        5,
      ).offered('recruit');
    expect(offered('keep')).toEqual(['recruit:utem-swordsmen']);
    expect(offered('mage-tower')).toEqual(['recruit:fire-mages']);
    expect(offered('monastery')).toEqual(['recruit:fire-mages', 'recruit:northern-monks']);
  });

  test('MK-INT-12 a new unit can be used at once, but not to pay for itself', () => {
    const t = at('village', promises(2), {}, state => {
      state.offers.units = ['peasants'];
    });
    talk(t, 1);
    // 2 influence and the 2 of the peasants would be their price.
    expect(t.offered('recruit')).toEqual([]);
    t.choose('play:promise,basic').choose('recruit:peasants').choose('unit:0,peasants,1');
    expect(turn(t).influence).toBe(2);
  });

  test('MK-INT-13 healing: 3 influence a point in a village, 2 in a monastery', () => {
    for (const [kind, left] of [
      ['village', 1],
      ['monastery', 2],
    ] as const) {
      const t = talk(at(kind, [...promises(2), 'wound']), 2);
      t.choose('buy:healing').choose('heal:-,-');
      expect([me(t).hand, turn(t).influence]).toEqual([['rage'], left]);
    }
  });

  test('MK-INT-14 a monastery teaches an action of the unit offer for 6; it is not replaced', () => {
    const t = at('monastery', promises(3), {}, state => {
      state.offers.monastery = ['march', 'stamina'];
      state.offers.actions = ['rage'];
    });
    talk(t, 2);
    expect(t.offered('learn')).toEqual([]);
    t.choose('play:promise,basic');
    expect(t.offered('learn')).toEqual(['learn:march,monastery', 'learn:stamina,monastery']);
    t.choose('learn:stamina,monastery');
    expect([me(t).deck.top, t.state.offers.monastery, turn(t).influence]).toEqual([['stamina'], ['march'], 0]);
  });

  test('MK-INT-15 a conquered mage tower teaches spells for 7 and a mana of their colour; the offer is refilled', () => {
    const t = at('mage-tower', promises(4), { conquered: true, shields: [1] }, state => {
      state.offers.spells = ['fireball', 'chill', 'tremor'];
      state.piles.spells.rest = ['expose'];
      crystals(state, 0, 'red');
    });
    talk(t, 3);
    expect(t.offered('learn')).toEqual([]);
    t.choose('play:promise,basic');
    expect(t.offered('learn')).toEqual(['learn:fireball,spells']);
    t.choose('learn:fireball,spells');
    expect([me(t).deck.top, me(t).crystals.red, turn(t).influence]).toEqual([['fireball'], 0, 1]);
    expect(t.state.offers.spells).toEqual(['chill', 'tremor', 'expose']);
  });

  test('MK-INT-16 the red city sells artifacts for 12, drawn at the end of the turn', () => {
    const t = talk(city('red', promises(6)), 5);
    expect(t.offered('buy')).toEqual([]);
    t.choose('play:promise,basic').choose('buy:artifact');
    expect(turn(t).owed).toEqual([{ reward: 'artifact', n: 1 }]);
    expect([me(t).deck.top, turn(t).influence]).toEqual([[], 0]);
  });

  test('MK-INT-17 the blue city sells spells as a mage tower does', () => {
    const t = talk(
      city('blue', promises(4), state => {
        state.offers.spells = ['fireball', 'chill'];
        tokens(state, 0, 'blue');
      }),
      4,
    );
    expect(t.offered('learn')).toEqual(['learn:chill,spells']);
  });

  test('MK-INT-18 the white city has units of all kinds and adds an elite unit for 2', () => {
    const t = talk(
      city('white', promises(4), state => {
        state.offers.units = ['peasants', 'utem-swordsmen', 'northern-monks'];
        state.piles.elite.rest = ['catapults'];
      }),
      4,
    );
    expect(t.offered('recruit')).toEqual(['recruit:peasants', 'recruit:utem-swordsmen', 'recruit:northern-monks']);
    t.choose('buy:elite');
    expect(t.state.offers.units).toEqual(['peasants', 'utem-swordsmen', 'northern-monks', 'catapults']);
    expect(turn(t).influence).toBe(6);
    // None is left to be added.
    expect(t.offered('buy')).toEqual([]);
  });

  test('MK-INT-19 MK-FIX-03 the green city teaches actions of the offer or the top of their deck for 6', () => {
    const green = () =>
      talk(
        city('green', promises(6), state => {
          state.offers.actions = ['march', 'stamina', 'swiftness'];
          state.piles.actions.rest = ['promise', 'rage'];
          state.piles.actions.top = ['determination'];
        }),
        3,
      );
    const t = green();
    expect(t.offered('learn')).toEqual([
      'learn:march,actions',
      'learn:stamina,actions',
      'learn:swiftness,actions',
      'learn:-,deck',
    ]);
    t.choose('learn:stamina,actions');
    expect([me(t).deck.top, turn(t).influence]).toEqual([['stamina'], 0]);
    expect(t.state.offers.actions).toEqual(['march', 'swiftness', 'determination']);
    const blind = green();
    blind.choose('learn:-,deck');
    expect([me(blind).deck.top, blind.state.offers.actions.length]).toEqual([['determination'], 3]);
  });

  test('MK-SITE-09 other cities sell units with the city symbol only', () => {
    const t = talk(
      city('red', promises(6), state => {
        state.offers.units = ['peasants', 'catapults', 'northern-monks'];
      }),
      6,
    );
    expect(t.offered('recruit')).toEqual(['recruit:catapults']);
  });

  test('MK-INT-20 any number of things, as long as the influence lasts', () => {
    const t = talk(
      at('village', [...promises(5), 'wound', 'wound'], {}, state => {
        state.offers.units = ['herbalists'];
      }),
      5,
    );
    t.choose('recruit:herbalists').choose('buy:healing').choose('buy:healing');
    expect(turn(t)).toMatchObject({ influence: 1, heal: 2 });
  });

  test('MK-INT-21 the modifier is not received again in the same turn', () => {
    const t = at('village', promises(2), {}, state => {
      heroOf(state, 0).reputation = 7;
    });
    talk(t, 1);
    expect(turn(t).influence).toBe(7);
    t.choose('buy:healing');
    expect(turn(t).influence).toBe(4);
    t.choose('done');
    expect(turnOf(t.state).influence).toBe(0);
    expect(t.offered('interact')).toEqual([]);
  });
});
