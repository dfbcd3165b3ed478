import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/cards.ts';
import { handLimit } from '../../rules/draw-up.ts';
import { newSite } from '../../rules/sites.ts';
import { type Hex, heroOf, type State, turnOf } from '../../state.ts';
import { deck, hexOn, hold, layMap, me, type Sitting, sit, stand, tactic } from '../positions.ts';

const C = hexOn(1, 0, 0);
const NE = hexOn(1, 0, 1);
const E = hexOn(1, 0, 2);
const SW = hexOn(1, 0, 4);

const marches = (n: number): CardId[] => Array.from({ length: n }, () => 'march');

function ending(arrange: (state: State) => void = () => {}, night = false): Sitting {
  return sit({ night }, state => {
    layMap(state, ['country-3']);
    stand(state, 0, C);
    // The other player goes on: the round does not end.
    hold(state, 1, 'rage');
    deck(state, 1, 'march');
    turnOf(state).stage = 'after';
    turnOf(state).cards = 1;
    deck(state, 0, ...marches(12));
    arrange(state);
  });
}

describe('drawing new cards', () => {
  test('MK-DRAW-01 any number of cards may be discarded before, but no wounds', () => {
    const t = ending(state => {
      hold(state, 0, 'rage', 'rage', 'stamina', 'wound');
    });
    t.choose('end');
    expect(t.offered()).toEqual(['discard:rage', 'discard:stamina', 'done']);
    t.choose('discard:rage').choose('discard:stamina').choose('done');
    expect([me(t).hand, me(t).discard]).toEqual([
      ['march', 'march', 'march', 'rage', 'wound'],
      ['rage', 'stamina'],
    ]);
  });

  test('MK-DRAW-01 at least one if none was played or discarded in this turn', () => {
    const t = ending(state => {
      hold(state, 0, 'rage', 'stamina');
      turnOf(state).cards = 0;
    });
    t.choose('end');
    expect(t.offered()).toEqual(['discard:rage', 'discard:stamina']);
    t.choose('discard:rage');
    expect(t.offered()).toEqual(['discard:stamina', 'done']);
  });

  test('MK-DRAW-02 up to the hand limit of the level token', () => {
    const drawn = (level: number) => {
      const t = ending(state => {
        heroOf(state, 0).level = level;
        heroOf(state, 0).fame = [0, 0, 3, 8, 15, 24, 35, 48, 63, 80, 99][level] ?? 0;
        hold(state, 0, 'wound', 'wound');
      });
      t.choose('end').chooseWhile('discard', 'done');
      return me(t).hand.length;
    };
    expect([1, 4, 5, 8, 9, 10].map(drawn)).toEqual([5, 5, 6, 6, 7, 7]);
  });

  test('MK-DRAW-03 on or beside an own keep the limit rises by the number of own keeps', () => {
    const keeps = (at: Hex, ...owners: number[]) => {
      const t = ending(state => {
        stand(state, 0, at);
        state.map.sites[NE] = { ...newSite('keep'), conquered: true, shields: [owners[0] ?? 0] };
        owners.slice(1).forEach((owner, i) => {
          state.map.sites[hexOn(0, 0, 0) - 10 - i] = { ...newSite('keep'), conquered: true, shields: [owner] };
        });
      });
      return handLimit(t.state, 0);
    };
    expect([keeps(NE, 0), keeps(C, 0), keeps(SW, 0)]).toEqual([6, 6, 5]);
    expect([keeps(C, 0, 0, 0), keeps(C, 0, 1), keeps(C, 1, 0)]).toEqual([8, 6, 5]);
  });

  test('MK-DRAW-04 beside a conquered city an own shield is worth 1, to be its leader 2', () => {
    const near = (shields: number[], leader: number, conquered = true, at: Hex = C) => {
      const t = ending(state => {
        stand(state, 0, at);
        state.map.sites[NE] = { ...newSite('city', 'white'), conquered, shields, leader };
      });
      return handLimit(t.state, 0);
    };
    expect([near([1, 0, 1], 1), near([0, 1], 0), near([1], 1)]).toEqual([6, 7, 5]);
    expect([near([0], 0, false), near([0], 0, true, SW), near([0], 0, true, NE)]).toEqual([5, 5, 7]);
  });

  test('MK-DRAW-05 of keep and city only the higher bonus counts', () => {
    const both = (keeps: number) => {
      const t = ending(state => {
        state.map.sites[NE] = { ...newSite('city', 'white'), conquered: true, shields: [0], leader: 0 };
        state.map.sites[E] = { ...newSite('keep'), conquered: true, shields: [0] };
        for (let i = 1; i < keeps; i++)
          state.map.sites[hexOn(0, 0, 0) - 10 - i] = { ...newSite('keep'), conquered: true, shields: [0] };
      });
      return handLimit(t.state, 0);
    };
    expect([both(1), both(3)]).toEqual([7, 8]);
  });

  test('MK-DRAW-06 Planning raises the limit by 1 for whoever still holds two cards', () => {
    const planned = (...hand: CardId[]) => {
      const t = ending(state => {
        tactic(state, 0, 'planning');
        hold(state, 0, ...hand);
      });
      t.choose('end').chooseWhile('discard', 'done');
      return me(t).hand.length;
    };
    expect([planned('rage', 'rage'), planned('rage'), planned()]).toEqual([6, 5, 5]);
  });

  test('MK-DRAW-07 with more cards than the limit nothing is drawn and nothing discarded', () => {
    const t = ending(state => {
      hold(state, 0, ...Array.from({ length: 7 }, () => 'rage' as const));
    });
    t.choose('end').choose('done');
    expect(me(t).hand).toEqual(Array.from({ length: 7 }, () => 'rage'));
    expect(me(t).deck.rest).toHaveLength(12);
  });

  test('MK-DRAW-08 when the deck runs out drawing stops; the discard pile is not shuffled in', () => {
    const t = ending(state => {
      deck(state, 0, 'march', 'stamina');
      heroOf(state, 0).discard = ['rage', 'rage', 'rage'];
    });
    t.choose('end').chooseWhile('discard', 'done');
    expect([me(t).hand, me(t).discard]).toEqual([
      ['march', 'stamina'],
      ['rage', 'rage', 'rage'],
    ]);
  });

  test('MK-DRAW-09 Long Night can be used while drawing: 3 cards come back and drawing goes on', () => {
    const night = () =>
      ending(state => {
        tactic(state, 0, 'long-night');
        deck(state, 0, 'march');
        heroOf(state, 0).discard = ['rage', 'rage', 'rage', 'rage'];
      }, true);
    const t = night();
    t.choose('end').chooseWhile('discard', 'done');
    expect(t.offered()).toEqual(['pass', 'tactic:long-night']);
    t.choose('tactic:long-night');
    expect([me(t).hand, me(t).discard, me(t).tactic?.used]).toEqual([
      ['march', 'rage', 'rage', 'rage'],
      ['rage'],
      true,
    ]);
    const without = night();
    without.choose('end').chooseWhile('discard', 'done').choose('pass');
    expect([me(without).hand, me(without).discard.length]).toEqual([['march'], 4]);
  });

  test('MK-DRAW-02 cards just put on top are drawn first', () => {
    const t = ending(state => {
      hold(state, 0, 'rage', 'rage', 'rage', 'rage');
      turnOf(state).owed = [{ reward: 'spell' }];
      state.offers.spells = ['fireball', 'chill'];
      state.piles.spells.rest = [];
    });
    t.choose('end').choose('card:chill').choose('done');
    expect(me(t).hand).toEqual(['chill', 'rage', 'rage', 'rage', 'rage']);
  });
});
