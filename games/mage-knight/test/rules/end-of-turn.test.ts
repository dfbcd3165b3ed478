import { describe, expect, test } from 'vitest';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import {
  army,
  crystals,
  deck,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  source,
  stand,
  tokens,
} from '../positions.ts';

const C = hexOn(1, 0, 0);
const SE = hexOn(1, 0, 3);
const SW = hexOn(1, 0, 4);
const W = hexOn(1, 0, 5);

/** The turn of seat 0 is about to end on the centre of tile 3; something was played. */
function ending(arrange: (state: State) => void = () => {}): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    stand(state, 0, C);
    // The other player goes on: the round does not end.
    hold(state, 1, 'rage');
    deck(state, 1, 'march');
    turnOf(state).stage = 'after';
    turnOf(state).cards = 1;
    arrange(state);
  });
}

/** Ends the turn and discards nothing. */
const end = (t: Sitting): Sitting => t.choose('end').chooseWhile('discard', 'done');

describe('the end of a turn', () => {
  test('MK-END-01 MK-ABIL-26 dice, withdrawal, clearing, the site, rewards, levels, cards: in this order', () => {
    const t = ending(state => {
      source(state, 'red');
      const [die] = state.source;
      if (die) die.by = 0;
      stand(state, 1, C);
      turnOf(state).path = [SE, C];
      turnOf(state).owed = [{ reward: 'crystal', colour: 'blue' }];
      heroOf(state, 0).fame = 8;
      heroOf(state, 0).skillPile = [];
      state.offers.actions = [];
      state.piles.actions.rest = [];
      deck(state, 0, 'march', 'march', 'march', 'march', 'march', 'march');
      hold(state, 0);
    });
    t.choose('end').chooseWhile('discard', 'done');
    const kinds = t.events(0).map(({ kind }) => kind);
    const order = [
      'source-rolled',
      'withdrew',
      'wounded',
      'crystal-gained',
      'crystal-gained',
      'level',
      'level',
      'drew',
      'turn-over',
    ];
    expect(kinds.filter(kind => order.includes(kind))).toEqual(order);
    expect(t.events().flatMap(e => (e.kind === 'crystal-gained' ? [e.colour] : []))).toEqual(['white', 'blue']);
    expect(me(t).hand).toEqual(['march', 'march', 'march', 'march', 'wound']);
  });

  test('MK-END-02 MK-END-03 MK-END-04 who is not safe goes back along the own way, a wound for each space', () => {
    const t = ending(state => {
      stand(state, 1, C);
      stand(state, 0, C);
      state.map.sites[W] = { ...newSite('keep'), conquered: true, shields: [1] };
      turnOf(state).path = [SE, SW, W, C];
    });
    end(t);
    // Past the keep of somebody else to the village: two spaces.
    expect([me(t).at, me(t).hand]).toEqual([SW, ['wound', 'wound']]);
    expect(t.events().flatMap(e => (e.kind === 'withdrew' ? [e.to] : []))).toEqual([W, SW]);
  });

  test('MK-END-02 who is safe stays', () => {
    const t = ending(state => {
      turnOf(state).path = [SE, SW, C];
    });
    end(t);
    expect([me(t).at, me(t).hand]).toEqual([C, []]);
  });

  test('MK-END-05 mana tokens go back to the bank, crystals stay', () => {
    const t = ending(state => {
      tokens(state, 0, 'red', 'gold', 'black');
      crystals(state, 0, 'blue');
    });
    end(t);
    expect(me(t).tokens).toEqual({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
    expect(me(t).crystals).toEqual({ red: 0, blue: 1, green: 0, white: 0 });
  });

  test('MK-END-06 played cards go to the discard pile, thrown-away ones out of the game', () => {
    const t = ending(state => {
      heroOf(state, 0).played = [
        { card: 'rage', as: 'strong', goes: 'discard' },
        { card: 'march', as: 'sideways', goes: 'discard' },
        { card: 'horn-of-wrath', as: 'strong', goes: 'away' },
      ];
    });
    end(t);
    expect([me(t).discard, me(t).played]).toEqual([['march', 'rage'], []]);
  });

  test('MK-END-06 cards that go elsewhere by their own effect do so: hand, top or bottom of the deck, aside', () => {
    const t = ending(state => {
      hold(state, 0, 'wound', 'wound', 'wound', 'wound', 'wound');
      heroOf(state, 0).played = [
        { card: 'rage', as: 'strong', goes: 'hand' },
        { card: 'march', as: 'basic', goes: 'top' },
        { card: 'stamina', as: 'basic', goes: 'bottom' },
        { card: 'promise', as: 'basic', goes: 'aside' },
      ];
    });
    end(t);
    expect(me(t).hand.filter(card => card !== 'wound')).toEqual(['rage']);
    expect([me(t).deck.top, me(t).deck.bottom, me(t).aside, me(t).discard]).toEqual([
      ['march'],
      ['stamina'],
      ['promise'],
      [],
    ]);
  });

  test('MK-MEET-07 who ends the turn on the portal leaves the map; elsewhere nobody does', () => {
    const portal = ending(state => stand(state, 0, hexOn(0, 0, 0)));
    end(portal);
    expect(me(portal).at).toBeNull();
    const village = ending(state => stand(state, 0, SW));
    end(village);
    expect(me(village).at).toBe(SW);
  });

  test('MK-END-06 effects of the turn end with it, those of the round stay', () => {
    const t = ending(state => {
      for (const until of ['turn-end', 'round-end'] as const)
        state.lasting.push({
          source: 'test',
          key: until,
          on: 'seat-0',
          by: 'seat-0',
          until,
          what: { do: 'rule', rule: 'no-provoking' },
          left: null,
          unit: null,
          colours: [],
        });
    });
    end(t);
    expect(t.state.lasting.map(({ key }) => key)).toEqual(['round-end']);
  });

  test('MK-END-07 a glade takes one wound from hand or discard pile, none from a unit', () => {
    const glade = () =>
      ending(state => {
        state.map.sites[C] = newSite('magical-glade');
        hold(state, 0, 'wound', 'wound');
        heroOf(state, 0).discard = ['march', 'wound'];
        army(state, 0, 'peasants');
        for (const unit of heroOf(state, 0).units) unit.wounds = 1;
      });
    const hand = glade();
    hand.choose('end');
    expect(hand.offered()).toEqual(['throw-away:wound,hand', 'throw-away:wound,discard', 'pass']);
    hand.choose('throw-away:wound,hand');
    expect([me(hand).hand, me(hand).discard, me(hand).units[0]?.wounds]).toEqual([['wound'], ['march', 'wound'], 1]);
    const pile = glade();
    pile.choose('end').choose('throw-away:wound,discard');
    expect([me(pile).hand, me(pile).discard]).toEqual([['wound', 'wound'], ['march']]);
    const none = glade();
    none.choose('end').choose('pass');
    expect([me(none).hand.length, me(none).discard.length]).toEqual([2, 2]);
  });

  test('MK-END-08 a mine gives a crystal of its colour, and nothing to whoever has three', () => {
    const mine = (has: number) => {
      const t = ending(state => {
        stand(state, 0, SE);
        heroOf(state, 0).crystals.white = has;
      });
      end(t);
      return me(t).crystals.white;
    };
    expect([mine(0), mine(2), mine(3)]).toEqual([1, 3, 3]);
  });

  test('MK-FIX-06 the fourth crystal of a mine is no mana token either', () => {
    const t = ending(state => {
      stand(state, 0, SE);
      heroOf(state, 0).crystals.white = 3;
    });
    end(t);
    expect(me(t).tokens.white).toBe(0);
    expect(t.events().filter(({ kind }) => kind === 'mana-gained' || kind === 'crystal-gained')).toEqual([]);
  });

  test('MK-FIX-05 a turn that begins on a mine gains nothing; one on a glade gains mana (MK-SITE-07)', () => {
    const next = (kind: 'mine' | 'magical-glade', night: boolean) => {
      const t = sit({ night }, state => {
        layMap(state, ['country-3']);
        state.map.sites[SW] = newSite(kind, kind === 'mine' ? 'red' : null);
        stand(state, 0, C);
        stand(state, 1, SW);
        hold(state, 1, 'rage');
        turnOf(state).stage = 'after';
        turnOf(state).cards = 1;
      });
      end(t);
      t.chooseWhile('before-turn', 'pass');
      return t.state.heroes[1]?.tokens;
    };
    const none = { red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 };
    expect(next('mine', false)).toEqual(none);
    expect(next('magical-glade', false)).toEqual({ ...none, gold: 1 });
    expect(next('magical-glade', true)).toEqual({ ...none, black: 1 });
  });
});
