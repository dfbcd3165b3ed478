import { describe, expect, test } from 'vitest';
import { parts, value } from '../../heuristics/value.ts';
import type { State } from '../../index.ts';
import { slotAt } from '../../rules/lattice.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf } from '../../state.ts';
import { view } from '../../view.ts';
import { army, begin, crystals, deck, hexOn, hold, layAt, layMap, sit, skill, stand } from '../positions.ts';

const PARTS = {
  hero: 'fame, units, crystals and skills',
  cards: 'cards and wounds',
  shields: 'what you have conquered',
  way: 'the way to the next goal',
  rivals: 'what the others have',
} as const;

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
    expect(all.map(({ name }) => name.en)).toEqual(Object.values(PARTS));
    expect(new Set(all.map(({ name }) => name.de)).size).toBe(5);
    expect(value(seen, 0)).toBeCloseTo(
      all.reduce((sum, { worth }) => sum + worth, 0),
      9,
    );
  });

  test('fame, reputation, crystals and skills', () => {
    expect(differs(has(0, { fame: 3 }))).toEqual({ hero: 30 });
    expect(differs(has(0, { reputation: 2 }))).toEqual({ hero: 5 });
    expect(differs(state => crystals(state, 0, 'red', 'blue'))).toEqual({ hero: 8 });
    expect(differs(state => skill(state, 0, 'double-time'))).toEqual({ hero: 12 });
  });

  test('nobody talks to the infamous', () => {
    expect(differs(has(0, { reputation: -4 }))).toEqual({ hero: -10 });
    expect(differs(has(0, { reputation: -5 }))).toEqual({ hero: -20.5 });
  });

  test('units by their level, less while they are spent, less still while they are wounded', () => {
    const recruits = (state: State): void => army(state, 0, 'utem-guardsmen');
    const unit = (state: State) => heroOf(state, 0).units[0];
    expect(differs(recruits)).toEqual({ hero: 18 });
    expect(differs(state => Object.assign(unit(state) ?? {}, { spent: true }), recruits)).toEqual({ hero: -5 });
    expect(differs(state => Object.assign(unit(state) ?? {}, { wounds: 1 }), recruits)).toEqual({ hero: -10 });
    expect(differs(state => Object.assign(unit(state) ?? {}, { wounds: 2 }), recruits)).toEqual({ hero: -20 });
  });

  test('cards wherever they lie: gained ones are good, wounds are bad and worse in the hand', () => {
    expect(differs(state => deck(state, 0, 'fire-bolt'))).toEqual({ cards: 7 });
    expect(differs(state => deck(state, 0, 'fireball'))).toEqual({ cards: 14 });
    expect(differs(state => deck(state, 0, 'ruby-ring'))).toEqual({ cards: 16 });
    expect(differs(state => deck(state, 0, 'rage'))).toEqual({});
    expect(differs(state => heroOf(state, 0).discard.push('wound'))).toEqual({ cards: -9 });
    expect(differs(state => hold(state, 0, 'wound'))).toEqual({ cards: -14 });
    expect(differs(state => hold(state, 0, 'rage', 'rage'))).toEqual({ cards: 2.4 });
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
    expect(differs(state => layAt(state, 'country-6', slotAt(1, 1))).shields).toBe(6);
  });

  test('the way to the nearest goal, by spaces', () => {
    const alone = (state: State): void => {
      layMap(state, ['country-1', 'country-2']);
      state.map.sites = { [hexOn(1, 0, 1)]: newSite('keep') };
      stand(state, 0, hexOn(1, 0, 0));
    };
    expect(differs(state => stand(state, 0, hexOn(1, 0, 1)), alone)).toEqual({ way: 1.6 });
    expect(differs(state => stand(state, 0, hexOn(1, 0, 4)), alone)).toEqual({ way: -1.6 });
    const taken = (state: State): void => {
      state.map.sites = { [hexOn(1, 0, 1)]: { ...newSite('keep'), conquered: true } };
    };
    expect(differs(taken, alone)).toEqual({ way: -11.2 });
  });

  test('the best of the others counts half against it, whoever plays with it does not', () => {
    expect(differs(has(1, { fame: 3 }))).toEqual({ rivals: -15 });
    const seen = view(sit({ scenario: 'solo-conquest', seats: 1 }).state, 0);
    expect(parts(seen, 0).map(({ name }) => name.en)).not.toContain(PARTS.rivals);
  });
});
