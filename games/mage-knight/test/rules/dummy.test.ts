import { newPile, pileCards, pileSize } from '@tafelrunde/engine';
import { type Table, table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../content/cards.ts';
import { HEROES } from '../../content/heroes.ts';
import { TACTICS, type TacticId } from '../../content/tactics.ts';
import { tileOf } from '../../content/tiles.ts';
import { type MageKnight, mageKnight } from '../../index.ts';
import { freeHeroes, startingDeck } from '../../rules/heroes.ts';
import { DUMMY, type Dummy, heroOf, type State } from '../../state.ts';
import { deck, hold, type Sitting, sit, source } from '../positions.ts';

const NONE = { red: 0, blue: 0, green: 0, white: 0 };

/** A dummy of Goldyx with these cards, the last one uppermost. */
const dummyWith = (cards: readonly CardId[], change: Partial<Dummy> = {}): Dummy => ({
  hero: 'goldyx',
  deck: { top: [...cards], rest: [], bottom: [] },
  discard: [],
  crystals: { ...NONE },
  tactic: 'great-start',
  skillPile: [],
  ...change,
});

/** The turn of seat 0 of a solo game ends with `end`; the dummy's follows. */
function beforeDummy(dummy: Dummy, arrange: (state: State) => void = () => {}): Sitting {
  return sit({ scenario: 'solo-conquest', seats: 1 }, state => {
    state.order = [0, DUMMY];
    state.next = 1;
    state.dummy = dummy;
    hold(state, 0, 'march');
    deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    arrange(state);
  });
}

const ended = (dummy: Dummy): Sitting => beforeDummy(dummy).choose('end').choose('discard:march');
const turned = (t: Sitting) => t.events().flatMap(e => (e.kind === 'dummy-turned' ? [[e.cards, e.more]] : []));

const solo = (): Table<MageKnight> =>
  table(mageKnight, { config: { scenario: 'solo-conquest', seats: 1, settings: {} } });

describe('the dummy player', () => {
  test('MK-DUM-01 solo and cooperative scenarios have one, competitive ones have none', () => {
    const chosen = (scenario: string, seats: number) => {
      const t = table(mageKnight, { config: { scenario, seats, settings: {} } });
      while (t.kind === 'hero') t.choose(t.offered()[0] ?? '');
      return t.state.dummy !== null;
    };
    expect([chosen('solo-conquest', 1), chosen('full-cooperation', 2), chosen('blitz-cooperation', 3)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([chosen('full-conquest', 2), chosen('one-to-return', 2)]).toEqual([false, false]);
  });

  test('MK-DUM-02 MK-DUM-03 MK-DUM-04 it takes a hero nobody has, with 16 cards nobody knows the order of and a crystal for each dot', () => {
    const t = solo().choose('hero:tovak');
    const { dummy, order } = t.state;
    if (dummy === null) throw new Error('There is no dummy.');
    expect(freeHeroes(t.state)).toContain(dummy.hero);
    expect(dummy.hero).not.toBe('tovak');
    expect(order).toEqual([0, DUMMY]);
    expect([dummy.deck.top, dummy.deck.rest.toSorted(), dummy.deck.bottom]).toEqual([
      [],
      startingDeck(dummy.hero).toSorted(),
      [],
    ]);
    expect(pileSize(dummy.deck)).toBe(16);
    const dots = { ...NONE };
    for (const dot of HEROES[dummy.hero].dots) dots[dot]++;
    expect(dummy.crystals).toEqual(dots);
    expect(t.state.heroes[0]?.crystals).toEqual(NONE);
  });

  test('MK-DUM-EX1 Goldyx as the dummy has 2 green crystals and a blue one', () => {
    const seeds = Array.from({ length: 20 }, (_, i) => `dummy-${i}`);
    const found = seeds
      .map(seed =>
        table(mageKnight, { config: { scenario: 'solo-conquest', seats: 1, settings: {} }, seed }).choose('hero:tovak'),
      )
      .find(t => t.state.dummy?.hero === 'goldyx');
    expect(found?.state.dummy?.crystals).toEqual({ red: 0, blue: 1, green: 2, white: 0 });
  });

  test('MK-DUM-05 it does not count for dice and units', () => {
    const t = solo().choose('hero:tovak');
    expect([t.state.source.length, t.state.offers.units.length]).toEqual([3, 3]);
  });

  test('MK-DUM-06 alone it draws one of the tactics the player has left', () => {
    const t = solo().choose('hero:tovak').choose('tactic:planning');
    const { dummy } = t.state;
    expect(dummy?.tactic).not.toBe('planning');
    expect(t.events().filter(({ kind }) => kind === 'tactic-taken')).toMatchObject([
      { seat: 0, tactic: 'planning' },
      { seat: DUMMY, tactic: dummy?.tactic },
    ]);
  });

  test('MK-DUM-06 any of them, at random', () => {
    const drawn = Array.from({ length: 40 }, (_, i) => {
      const t = table(mageKnight, { config: { scenario: 'solo-conquest', seats: 1 }, seed: `tactics ${i}` });
      return t.choose('hero:tovak').choose('tactic:planning').state.dummy?.tactic;
    });
    expect([...new Set(drawn)].toSorted()).toEqual([
      'early-bird',
      'great-start',
      'mana-steal',
      'rethink',
      'the-right-moment',
    ]);
  });

  /** The player takes one of two tactics, the dummy the other one. */
  const taking = (mine: TacticId, its: TacticId): Sitting =>
    sit({ scenario: 'solo-conquest', seats: 1, begun: false, night: TACTICS[its].time === 'night' }, state => {
      state.stage = 'tactics';
      state.order = [0, DUMMY];
      state.tactics = [mine, its];
      heroOf(state, 0).tactic = null;
      hold(state, 0, 'march', 'rage');
      deck(state, 0, 'stamina', 'stamina', 'stamina');
      source(state, 'gold', 'red', 'blue');
      state.dummy = dummyWith(['rage', 'rage', 'rage', 'march', 'march', 'march'], {
        tactic: null,
        crystals: { ...NONE, red: 1 },
      });
    }).choose(`tactic:${mine}`);

  test.each(Object.keys(TACTICS) as TacticId[])('MK-DUM-07 of %s it has nothing but the number', its => {
    const others = (Object.keys(TACTICS) as TacticId[]).filter(
      id => id !== its && TACTICS[id].time === TACTICS[its].time && !('taken' in TACTICS[id]),
    );
    // One of the others that do nothing when they are taken, before and after it where there are any.
    for (const mine of others) {
      const t = taking(mine, its);
      const first = TACTICS[its].number < TACTICS[mine].number;
      const { dummy, source: dice, heroes, order } = t.state;
      expect([mine, dummy?.tactic, order]).toEqual([mine, its, first ? [DUMMY, 0] : [0, DUMMY]]);
      // It has turned three cards if it was first, and nothing else has happened.
      expect(turned(t)).toEqual(first ? [[['march', 'march', 'march'], 0]] : []);
      expect([pileSize(dummy?.deck ?? newPile<CardId>([])), dummy?.discard.length]).toEqual(first ? [3, 3] : [6, 0]);
      expect(dummy?.crystals).toEqual({ ...NONE, red: 1 });
      expect(dice.map(({ colour, by, kept }) => [colour, by, kept])).toEqual([
        ['gold', null, null],
        ['red', null, null],
        ['blue', null, null],
      ]);
      expect([heroes[0]?.hand, heroes[0]?.deck.rest.length]).toEqual([['march', 'rage'], 3]);
      const after = t.events().slice(t.events().findIndex(e => e.kind === 'tactic-taken' && e.seat === DUMMY) + 1);
      expect(after.map(({ kind }) => kind).filter(kind => kind !== 'dummy-turned' && kind !== 'turn')).toEqual(
        heroes[0]?.at === null ? [] : ['moved'],
      );
      expect(t.seat).toBe(0);
    }
  });

  test('MK-DUM-16 with four in cooperation it takes a further hero, of whatever box there is one', () => {
    const four = (settings: Readonly<Record<string, boolean>>, seed = 'four') => {
      const t = table(mageKnight, { config: { scenario: 'full-cooperation', seats: 4, settings }, seed });
      for (const hero of ['tovak', 'goldyx', 'arythea', 'norowas']) t.choose(`hero:${hero}`);
      return t;
    };
    const heroes = (settings: Readonly<Record<string, boolean>>) => {
      const found = Array.from({ length: 30 }, (_, i) => four(settings, `four ${i}`).state.dummy?.hero ?? '');
      return [...new Set(found)].toSorted();
    };
    expect([heroes({}), heroes({ krang: true })]).toEqual([['braevalar', 'krang', 'wolfhawk'], ['krang']]);
    const { dummy, order, source: dice } = four({}).state;
    expect([pileSize(dummy?.deck ?? newPile<CardId>([])), order.length, dice.length]).toEqual([16, 5, 6]);
    expect(() => table(mageKnight, { config: { scenario: 'full-cooperation', seats: 5 } })).toThrow('not for 5');
  });

  test('MK-DUM-16 MK-DUM-17 the numbers for four', () => {
    const laid = (scenario: string, boxes: boolean) => {
      const { state } = table(mageKnight, { config: { scenario, seats: 4, settings: { 'lost-legion': boxes } } });
      const { tiles, map, cityLevels } = state;
      const kinds = [...tiles.country, ...tiles.core, ...Object.values(map.laid).map(({ tile }) => tile)].map(
        tile => tileOf(tile).kind,
      );
      const count = (kind: string): number => kinds.filter(one => one === kind).length;
      return [count('countryside'), count('core'), count('city'), cityLevels];
    };
    expect(laid('full-cooperation', true)).toEqual([12, 4, 4, [5, 5, 5, 11]]);
    expect(laid('full-cooperation', false)).toEqual([11, 4, 4, [5, 5, 5, 11]]);
    expect(laid('blitz-cooperation', true)).toEqual([9, 3, 4, [5, 8, 11, 11]]);
  });

  test('MK-DUM-17 a tactic leaves the game only if one stays for everybody', () => {
    const asked = (seats: number, gone: readonly TacticId[]) =>
      sit({ scenario: 'full-cooperation', seats, begun: false }, state => {
        Object.assign(state, { round: 3, tacticsGone: [...gone], ending: { why: 'round', left: [] } });
        state.order.push(DUMMY);
        state.dummy = dummyWith(['rage']);
      }).kind;
    // A day of four players and the dummy needs five of six.
    expect([asked(4, []), asked(4, ['rethink'])]).toEqual(['remove-tactic', 'tactic']);
    expect([asked(3, ['rethink']), asked(3, ['rethink', 'planning'])]).toEqual(['remove-tactic', 'tactic']);
  });

  test('MK-DUM-08 with an empty deck it announces the end of the round: the player has one last turn', () => {
    const t = ended(dummyWith([]));
    expect(t.state.ending).toEqual({ why: 'round', left: [] });
    expect([t.seat, t.kind]).toEqual([0, 'turn']);
    expect(turned(t)).toEqual([]);
  });

  test('MK-DUM-09 MK-DUM-10 it turns 3 cards; without a crystal of the last colour that is all', () => {
    const t = ended(
      dummyWith(['rage', 'march', 'stamina', 'swiftness', 'march'], { crystals: { ...NONE, green: 3, white: 2 } }),
    );
    expect(turned(t)).toEqual([[['march', 'swiftness', 'stamina'], 0]]);
    expect([t.state.dummy?.discard, pileCards(t.state.dummy?.deck ?? newPile<CardId>([]))]).toEqual([
      ['march', 'stamina', 'swiftness'],
      ['march', 'rage'],
    ]);
  });

  test('MK-DUM-11 MK-DUM-15 as many more as it has crystals of the last colour, whatever their colours', () => {
    const cards: CardId[] = ['rage', 'rage', 'stamina', 'stamina', 'stamina', 'rage', 'stamina', 'march', 'march'];
    const t = ended(dummyWith(cards, { crystals: { red: 3, blue: 4, green: 1, white: 0 } }));
    // The third card is blue: four more, the last of which is blue again.
    expect(turned(t)).toEqual([[['march', 'march', 'stamina'], 4]]);
    expect(pileSize(t.state.dummy?.deck ?? newPile<CardId>([]))).toBe(2);
  });

  test('MK-DUM-12 of a deck that runs out it turns what there is, and announces the end in its next turn', () => {
    const t = ended(dummyWith(['rage', 'march'], { crystals: { red: 3, blue: 3, green: 3, white: 3 } }));
    expect(turned(t)).toEqual([[['march', 'rage'], 0]]);
    expect(t.state.ending).toBeNull();
    const four = ended(dummyWith(['rage', 'rage', 'march', 'march'], { crystals: { ...NONE, red: 3 } }));
    expect(turned(four)).toEqual([[['march', 'march', 'rage'], 1]]);
    expect(pileSize(four.state.dummy?.deck ?? newPile<CardId>([]))).toBe(0);
  });

  test('MK-DUM-13 MK-DUM-14 between rounds it takes the lowest action and a crystal of the lowest spell', () => {
    const t = sit({ scenario: 'solo-conquest', seats: 1, begun: false }, state => {
      state.order = [0, DUMMY];
      state.stage = 'prepare';
      state.dummy = dummyWith(['rage'], { discard: ['march', 'stamina'], crystals: { ...NONE, red: 3 } });
      deck(state, 0, 'rage');
      state.offers.actions = ['blood-rage', 'ice-bolt', 'fire-bolt'];
      state.offers.spells = ['fireball', 'snowstorm', 'restoration'];
      state.offers.monastery = [];
      state.piles.actions = newPile(['swift-bolt']);
      state.piles.spells = newPile(['mana-bolt']);
    });
    const { dummy, offers, piles } = t.state;
    expect(dummy?.deck).toEqual({ top: [], rest: ['blood-rage', 'march', 'rage', 'stamina'], bottom: [] });
    expect([dummy?.discard, dummy?.crystals, dummy?.tactic]).toEqual([[], { ...NONE, red: 4 }, null]);
    expect([offers.actions, offers.spells]).toEqual([
      ['ice-bolt', 'fire-bolt', 'swift-bolt'],
      ['snowstorm', 'restoration', 'mana-bolt'],
    ]);
    // The spell goes under its deck, the action does not.
    expect([pileCards(piles.actions), pileCards(piles.spells)]).toEqual([[], ['fireball']]);
  });
});
