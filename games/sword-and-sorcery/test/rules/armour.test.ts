import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, to } from '../laid.ts';
import { blue, enemy, give, hero, red, type Sitting, sit, stand } from '../positions.ts';

/** Leaves the zone of a blue orc warrior, whose axe scores two hits and what its red die shows; these are then the dice of the defence. */
const chopped = (own: 'white-rose' | 'white-mage', dice: readonly number[], arrange: (state: State) => void): Sitting =>
  sit({ heroes: [own, 'archer'], passing: ['react'] }, state => {
    stand(state, 'laegon', '1A.t');
    enemy(state, 'orc-warrior-blue-1', '2A.c');
    arrange(state);
  }).choose(to('2A.n'), dice);

const parts = (t: Sitting) => t.happened().flatMap(event => (event.kind === 'defended' ? [event.parts] : []))[0];
const count = (t: Sitting) =>
  t.happened().flatMap(event => (event.kind === 'rolled' && event.what === 'defence' ? [event.dice.length] : []))[0];
const blow = [red('hit+hit')];

describe('armour', () => {
  test('SS-ARM-01 one armour, in its place', () => {
    const t = sit({}, state => {
      guard(state);
      for (const item of ['chain', 'troll-hide'] as const) give(state, 'ecarus', 'pack', item);
    }).choose('change');
    expect(t.offered('wear')).toEqual(['wear:chain,armour', 'wear:troll-hide,armour']);
    t.choose('wear:chain,armour');
    expect(hero(t, 'ecarus').armour?.id).toBe('chain');
    expect(t.offered('wear')).toEqual([]);
  });

  test('SS-ARM-02 armour, shields, dice and properties count only while it is worn', () => {
    // Four hits: armour stops one, a shield the next, two dice are rolled.
    const worn = chopped('white-rose', [...blow, blue('block'), blue('gremlin')], state =>
      give(state, 'ecarus', 'armour', 'scale-armour', 1),
    );
    expect(parts(worn)).toEqual([
      { what: 'armour', n: 1 },
      { what: 'shields', n: 1 },
      { what: 'blocks', n: 1 },
    ]);
    expect(count(worn)).toBe(2);
    const carried = chopped('white-rose', [...blow, blue('gremlin')], state =>
      give(state, 'ecarus', 'pack', 'scale-armour', 1),
    );
    expect(parts(carried)).toEqual([]);
    expect([count(carried), hero(carried, 'ecarus').wounds]).toEqual([1, 4]);
  });

  test('SS-ARM-03 without armour one blue die', () => {
    const t = chopped('white-rose', [...blow, blue('block')], () => {});
    expect([count(t), hero(t, 'ecarus').wounds]).toEqual([1, 3]);
    expect(t.leftover).toEqual([]);
  });

  test('SS-ARM-05 an amulet looks at the category: it helps with light armour, not with heavy', () => {
    const wearing = (armour: 'chain' | 'troll-hide', dice: number) =>
      parts(
        chopped('white-rose', [...blow, ...Array(dice).fill(blue('gremlin'))], state => {
          give(state, 'ecarus', 'armour', armour);
          give(state, 'ecarus', 'artefact', 'amulet-of-stone');
        }),
      );
    expect(wearing('chain', 2)).toEqual([{ what: 'armour', n: 1 }]);
    expect(wearing('troll-hide', 2)).toEqual([{ what: 'armour', n: 2 }]);
  });
});

describe('magic shields', () => {
  test('SS-MSH-01 an armour brings as many as are printed on it', () => {
    const t = sit({ heroes: ['white-mage', 'archer'] }, state => {
      guard(state);
      give(state, 'auriel', 'armour', 'silk-robe', 1);
    });
    expect(hero(t, 'auriel').shields).toBe(2);
  });

  test('SS-MSH-02 they go before dice are rolled, whether the hero likes it or not', () => {
    const t = chopped('white-mage', [red('gremlin')], state => give(state, 'auriel', 'armour', 'silk-robe', 1));
    expect(parts(t)).toEqual([{ what: 'shields', n: 2 }]);
    expect(hero(t, 'auriel').shields).toBe(0);
    expect(t.leftover).toEqual([]);
  });

  test('SS-MSH-03 in the time phase they are refreshed to what is printed', () => {
    const spent = sit({ heroes: ['white-mage', 'archer'], passing: ['react'] }, state => {
      lastTurn(state);
      give(state, 'auriel', 'armour', 'silk-robe', 1);
      // More than it has: what a power gave does not last.
      heroOf(state, 'auriel').shields = 5;
    }).choose('end');
    expect([spent.state.round, hero(spent, 'auriel').shields]).toEqual([2, 2]);
    const used = chopped('white-mage', [red('gremlin')], state => {
      give(state, 'auriel', 'armour', 'silk-robe', 1);
      state.events.up.push('quiet-hour');
      for (const { id } of state.heroes) if (id !== 'auriel') heroOf(state, id).acted = true;
      state.supplies.activation.pile.rest = ['A'];
    });
    expect(hero(used, 'auriel').shields).toBe(0);
    used.choose('end');
    expect([used.state.round, hero(used, 'auriel').shields]).toEqual([2, 2]);
  });

  test('SS-MSH-04 shields of several items are one pool', () => {
    const t = sit({}, state => {
      guard(state);
      give(state, 'ecarus', 'armour', 'scale-armour', 1);
      give(state, 'ecarus', 'off', 'tower-shield', 1);
    });
    expect(hero(t, 'ecarus').shields).toBe(2);
  });

  test('SS-MSH-05, SS-ARM-02 what is taken off takes its shields with it; what is put on has them from the next time phase on', () => {
    const t = sit({ rank: 3, passing: ['react'] }, state => {
      lastTurn(state);
      give(state, 'ecarus', 'armour', 'scale-armour', 1);
      give(state, 'ecarus', 'off', 'tower-shield', 1);
    });
    t.choose('change').choose('stow:scale-armour,armour,back').choose('done');
    expect(hero(t, 'ecarus').shields).toBe(1);
    t.choose('change').choose('wear:scale-armour,armour,back').choose('done');
    expect(hero(t, 'ecarus').shields).toBe(1);
    t.choose('end');
    expect(hero(t, 'ecarus').shields).toBe(2);
  });
});
