import { describe, expect, test } from 'vitest';
import { prospectsWorth } from '../../heuristics/prospects.ts';
import { turnsThisRound } from '../../heuristics/time.ts';
import { parts, value } from '../../heuristics/value.ts';
import type { State } from '../../index.ts';
import { slotAt } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import { view } from '../../view.ts';
import { army, begin, crystals, deck, hexOn, hold, layAt, layMap, sit, skill, stand, tokensOn } from '../positions.ts';

const PARTS = {
  hero: 'fame, units, crystals and skills',
  cards: 'cards and wounds',
  shields: 'what you have conquered',
  way: 'goals within reach',
  rivals: 'what the others have',
} as const;
const LEVELS = 'levels';
const FUTURE = 'what will pay off later';

const partOf = (state: State, name: string): number =>
  parts(view(state, 0), 0).find(part => part.name.en === name)?.worth ?? Number.NaN;

const has =
  (seat: number, what: { readonly fame?: number; readonly reputation?: number }) =>
  (state: State): void => {
    Object.assign(heroOf(state, seat), what);
  };

/** By how much each part of the value differs once this is so. */
function differs(change: (state: State) => void, before: (state: State) => void = () => {}): Record<string, number> {
  const worths = (arrange: (state: State) => void): Map<string, number> =>
    new Map(parts(view(sit({}, arrange).state, 0), 0).map(({ name, worth }) => [name.en, worth]));
  const [was, is] = [
    worths(before),
    worths(state => {
      before(state);
      change(state);
    }),
  ];
  const found: Record<string, number> = {};
  for (const [key, name] of Object.entries(PARTS)) {
    const by = (is.get(name) ?? 0) - (was.get(name) ?? 0);
    if (Math.abs(by) > 1e-9) found[key] = Math.round(by * 100) / 100;
  }
  return found;
}

describe('what a view is worth, in tenths of fame', () => {
  test('the value is the sum of its parts, each with a name in both languages', () => {
    const seen = view(sit({}, state => hold(state, 0, 'rage', 'wound')).state, 0);
    const all = parts(seen, 0);
    const { hero, rivals, ...others } = PARTS;
    const [cards, shields, way] = Object.values(others);
    expect(all.map(({ name }) => name.en)).toEqual([hero, LEVELS, cards, shields, way, FUTURE, rivals]);
    expect(new Set(all.map(({ name }) => name.de)).size).toBe(7);
    expect(value(seen, 0)).toBeCloseTo(
      all.reduce((sum, { worth }) => sum + worth, 0),
      9,
    );
  });

  test('fame, reputation, crystals and skills', () => {
    expect(differs(has(0, { fame: 3 })).hero).toBe(30);
    expect(differs(has(0, { reputation: 2 })).hero).toBe(5);
    expect(differs(state => crystals(state, 0, 'red', 'blue')).hero).toBe(8);
    expect(differs(state => skill(state, 0, 'double-time')).hero).toBe(12);
  });

  test('nobody talks to the infamous', () => {
    expect(differs(has(0, { reputation: -4 })).hero).toBe(-10);
    expect(differs(has(0, { reputation: -5 })).hero).toBe(-20.5);
  });

  test('units by their level, less while they are spent, less still while they are wounded', () => {
    const recruits = (state: State): void => army(state, 0, 'utem-guardsmen');
    const unit = (state: State) => heroOf(state, 0).units[0];
    expect(differs(recruits).hero).toBe(18);
    expect(differs(state => Object.assign(unit(state) ?? {}, { spent: true }), recruits).hero).toBe(-5);
    expect(differs(state => Object.assign(unit(state) ?? {}, { wounds: 1 }), recruits).hero).toBe(-10);
    expect(differs(state => Object.assign(unit(state) ?? {}, { wounds: 2 }), recruits).hero).toBe(-20);
  });

  test('cards wherever they lie: gained ones are good, wounds are bad and worse in the hand', () => {
    expect(differs(state => deck(state, 0, 'fire-bolt'))).toEqual({ cards: 7 });
    expect(differs(state => deck(state, 0, 'fireball'))).toEqual({ cards: 14 });
    expect(differs(state => deck(state, 0, 'ruby-ring'))).toEqual({ cards: 16 });
    expect(differs(state => deck(state, 0, 'rage'))).toEqual({});
    expect(differs(state => heroOf(state, 0).discard.push('wound'))).toEqual({ cards: -9 });
    expect(differs(state => hold(state, 0, 'wound'))).toEqual({ cards: -14 });
    // In the last turn of a round cards in hand are worth nothing; they are while the round outlasts the deck, and more so.
    expect(differs(state => hold(state, 0, 'rage', 'rage'))).toEqual({});
    const goesOn = (state: State): void => deck(state, 0, ...Array.from({ length: 8 }, () => 'march' as const));
    expect(differs(state => hold(state, 0, 'rage', 'rage'), goesOn)).toMatchObject({ cards: 2.4 });
    const few = (state: State): void => deck(state, 0, 'march', 'march', 'march');
    expect(differs(state => hold(state, 0, 'rage', 'rage'), few)).toMatchObject({ cards: 6.8 });
  });

  test('what is left of a round goes by the cards that make turns: a wound in hand makes none, a single card no whole one', () => {
    const left = (...cards: Parameters<typeof hold>[2][]): number =>
      turnsThisRound(
        view(
          sit({}, state => {
            deck(state, 0, 'march', 'march', 'march', 'march');
            hold(state, 0, ...cards);
          }).state,
          0,
        ),
        0,
      );
    expect([left(), left('wound', 'wound'), left('rage'), left('rage', 'rage')]).toEqual([1, 1, 1.25, 1.5]);
  });

  test('a card in play is still there, unless it is thrown away', () => {
    const lies = (goes: 'discard' | 'away') => (state: State) =>
      void heroOf(state, 0).played.push({ card: 'ruby-ring', as: 'strong', goes });
    expect(differs(lies('discard'))).toEqual({ cards: 16 });
    expect(differs(lies('away'))).toEqual({});
  });

  test('rewards that are owed count as good as had', () => {
    const owed = (state: State) => (state.turns[0] ?? begin(state, 0)).owed;
    expect(differs(state => owed(state).push({ reward: 'artifact', n: 2 }))).toEqual({ hero: 32 });
    expect(differs(state => owed(state).push({ reward: 'spell' }))).toEqual({ hero: 14 });
  });

  test('own shields: keeps more than adventures, a city by its shields, its fall and its leader', () => {
    const hex = hexOn(1, 0, 1);
    const lay =
      (kind: 'keep' | 'dungeon' | 'city', shields: number[], more: object = {}) =>
      (state: State): void => {
        state.map.sites[hex] = { ...newSite(kind), shields, conquered: true, ...more };
      };
    const bare = lay('dungeon', []);
    expect(differs(lay('keep', [0]), bare)).toEqual({ shields: 26 });
    expect(differs(lay('keep', [1]), bare)).toEqual({});
    expect(differs(lay('dungeon', [0]), bare)).toEqual({ shields: 20 });
    expect(differs(lay('city', [0, 0, 1], { leader: 0 }), bare)).toEqual({ shields: 120 });
    expect(differs(lay('city', [0, 1, 1], { leader: 1 }), bare)).toEqual({ shields: 70 });
  });

  test('a land that is known', () => {
    expect(differs(state => layAt(state, 'country-6', slotAt(1, 1))).shields).toBe(4);
  });

  test('levels reached by fame; an even one that is due brings a skill and a card', () => {
    const at = (fame: number, level: number): number =>
      partOf(sit({}, state => void Object.assign(heroOf(state, 0), { fame, level })).state, LEVELS);
    expect([at(0, 1), at(2, 1), at(3, 2), at(3, 1), at(8, 2)]).toEqual([0, 0, 14, 33, 28]);
  });

  test('wounds get in each other’s way', () => {
    const wounded = (n: number): number =>
      partOf(
        sit({}, state => void heroOf(state, 0).discard.push(...Array.from({ length: n }, () => 'wound' as const)))
          .state,
        FUTURE,
      );
    const [none, one, two, four] = [0, 1, 2, 4].map(wounded) as [number, number, number, number];
    expect(one).toBeLessThan(none);
    expect(two - one).toBeLessThan(one - none);
    expect((four - two) / 2).toBeLessThan(two - one);
  });

  test('an army and a good deck pay off for as long as the game lasts', () => {
    const worth = (round: number): number => {
      const at = (arrange: (state: State) => void): number =>
        partOf(
          sit({}, state => {
            state.round = round;
            arrange(state);
          }).state,
          FUTURE,
        );
      return at(state => army(state, 0, 'utem-guardsmen')) - at(() => {});
    };
    expect(worth(1)).toBeGreaterThan(worth(4));
    expect(worth(4)).toBeGreaterThan(worth(6));
  });

  test('skills, units and cards of one kind differ by what they do', () => {
    const worth = (arrange: (state: State) => void): number => partOf(sit({}, arrange).state, FUTURE);
    expect(worth(state => skill(state, 0, 'cold-swordsmanship'))).toBeGreaterThan(
      worth(state => skill(state, 0, 'resistance-break')),
    );
    expect(worth(state => army(state, 0, 'catapults'))).toBeGreaterThan(worth(state => army(state, 0, 'fire-golems')));
    expect(worth(state => deck(state, 0, 'fireball'))).toBeGreaterThan(worth(state => deck(state, 0, 'whirlwind')));
  });

  test('a site at the edge of the map that is no goal does not hide the edge', () => {
    const { state } = sit({ scenario: 'solo-conquest', seats: 1 }, now => {
      now.map.sites = { [hexOn(1, 0, 6)]: newSite('village') };
      now.tiles.country = ['country-3', 'country-4'];
      stand(now, 0, hexOn(1, 0, 2));
    });
    const seen = view(state, 0);
    const drawn = (without: readonly number[]): number =>
      seen.heroes[0] ? prospectsWorth(seen, 0, seen.heroes[0], { without: new Set(without), mettle: new Map() }) : 0;
    expect(drawn([hexOn(1, 0, 6)])).toBeGreaterThan(0);
  });

  describe('goals within reach', () => {
    const alone = (state: State): void => {
      layMap(state, ['country-1', 'country-2']);
      state.tiles.country = [];
      state.tiles.core = [];
      state.map.sites = { [hexOn(1, 0, 2)]: { ...newSite('keep'), tokens: [{ colour: 'grey', token: null }] } };
      heroOf(state, 0).fame = 60;
      stand(state, 0, hexOn(1, 0, 3));
    };
    const way = (arrange: (state: State) => void): number =>
      partOf(
        sit({}, state => {
          alone(state);
          arrange(state);
        }).state,
        PARTS.way,
      );

    test('nearer is better, by move points and not by spaces', () => {
      const [beside, near, far] = [3, 4, 5].map(position => way(state => stand(state, 0, hexOn(1, 0, position))));
      expect(beside).toBeGreaterThan(near as number);
      expect(near).toBeGreaterThan(far as number);
    });

    test('what is conquered is no goal any more', () => {
      const taken = way(state =>
        Object.assign(state.map.sites[hexOn(1, 0, 2)] ?? {}, { conquered: true, shields: [1] }),
      );
      expect(taken).toBe(0);
    });

    test('what is too hard draws nobody; an army makes it easier', () => {
      const guarded = (state: State): void => {
        heroOf(state, 0).fame = 0;
        state.map.sites = { [hexOn(1, 0, 2)]: newSite('draconum') };
        tokensOn(state, hexOn(1, 0, 2), 'fire-dragon');
      };
      expect(way(guarded)).toBeLessThan(1);
      const led = way(state => {
        guarded(state);
        army(state, 0, 'altem-guardians', 'altem-guardians', 'altem-mages');
      });
      expect(led).toBeGreaterThan(5);
    });

    test('a unit that could be recruited is worth there what it would be worth to lead it', () => {
      const village = (...units: State['offers']['units']) =>
        way(state => {
          state.map.sites = { [hexOn(1, 0, 3)]: newSite('village') };
          state.offers.units = units;
        });
      expect(village()).toBe(0);
      expect(village('peasants')).toBeGreaterThan(0);
      expect(village('utem-guardsmen')).toBeGreaterThan(village('peasants'));
    });

    test('a hidden city draws more from the fourth round on', () => {
      const edge = (round: number, tile: 'core-5' | 'core-1'): number =>
        partOf(
          sit({ scenario: 'solo-conquest', seats: 1 }, state => {
            layMap(state, ['country-1', 'country-2', 'country-3', 'country-4']);
            state.map.sites = {};
            state.tiles = { country: [], core: [tile], leftCountry: [], leftCore: [] };
            state.round = round;
            stand(state, 0, hexOn(1, 1, 0));
          }).state,
          PARTS.way,
        );
      expect(edge(4, 'core-5') - edge(4, 'core-1')).toBeGreaterThan(edge(3, 'core-5') - edge(3, 'core-1'));
    });

    test('tiles that can be revealed are a goal', () => {
      const open = (state: State): void => {
        state.map.sites = {};
        state.tiles.country = ['country-3', 'country-4'];
      };
      expect(way(open)).toBeGreaterThan(0);
      expect(way(state => Object.assign(state.map, { sites: {} }))).toBe(0);
    });
  });

  test('the best of the others counts half against it, whoever plays with it does not', () => {
    expect(differs(has(1, { fame: 3 }))).toEqual({ rivals: -15 });
    const seen = view(sit({ scenario: 'solo-conquest', seats: 1 }).state, 0);
    expect(parts(seen, 0).map(({ name }) => name.en)).not.toContain(PARTS.rivals);
  });
});
