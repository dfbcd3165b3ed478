import { describe, expect, test } from 'vitest';
import { ACHIEVEMENTS, type Achievement, achievement, bestOf, standardScore, titleBonus } from '../../rules/score.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State } from '../../state.ts';
import { army, crystals, deck, hexOn, hold, sit } from '../positions.ts';

const A = hexOn(1, 0, 0);
const B = hexOn(1, 0, 1);
const D = hexOn(1, 0, 2);

const laid = (arrange: (state: State) => void, seats = 3): State => sit({ seats }, arrange).state;

const of = (which: Achievement, arrange: (state: State) => void): number => achievement(laid(arrange), 0, which);

/** Seats with so many wounds in hand, and titles of all. */
const titles = (which: Achievement, arrange: (state: State) => void): number[] => {
  const state = laid(arrange);
  return state.heroes.map((_, seat) => titleBonus(state, seat, which));
};

describe('achievements', () => {
  test('MK-SCORE-01 the greatest knowledge: 2 for a spell, 1 for an advanced action, wherever they lie', () => {
    const worth = of('knowledge', state => {
      hold(state, 0, 'fireball', 'march');
      deck(state, 0, 'snowstorm', 'rage');
      Object.assign(heroOf(state, 0), {
        discard: ['blood-rage'],
        played: [{ card: 'ice-bolt', as: 'basic', goes: 'discard' }],
        aside: ['fire-bolt'],
      });
      const { tactic } = heroOf(state, 0);
      if (tactic) tactic.under = ['swift-bolt'];
    });
    expect(worth).toBe(2 + 2 + 1 + 1 + 1 + 1);
  });

  test('MK-SCORE-02 the greatest loot: 2 for an artifact in the deck or on a unit, 1 for two crystals', () => {
    const worth = of('loot', state => {
      hold(state, 0, 'endless-bag-of-gold');
      deck(state, 0, 'sword-of-justice');
      army(state, 0, 'peasants', 'foresters');
      const [unit] = heroOf(state, 0).units;
      if (unit) unit.banner = 'banner-of-glory';
      crystals(state, 0, 'red', 'red', 'red', 'blue', 'white');
    });
    expect(worth).toBe(2 + 2 + 2 + 2);
  });

  test('MK-SCORE-03 MK-SCORE-EX1 the greatest leader: the levels of all units, half of it for a wounded one, rounded down', () => {
    const wounded = (...units: Parameters<typeof army>[2][]) =>
      of('leader', state => {
        army(state, 0, ...units);
        const [first] = heroOf(state, 0).units;
        if (first) first.wounds = 1;
      });
    expect([wounded('peasants'), wounded('illusionists'), wounded('catapults'), wounded('altem-mages')]).toEqual([
      0, 1, 1, 2,
    ]);
    expect(of('leader', state => army(state, 0, 'peasants', 'illusionists', 'altem-mages'))).toBe(1 + 2 + 4);
  });

  test('MK-SCORE-04 the greatest conqueror: 2 for an own shield on a keep, mage tower or monastery', () => {
    const worth = (...kinds: readonly ('keep' | 'mage-tower' | 'monastery' | 'city' | 'dungeon')[]) =>
      of('conqueror', state => {
        for (const [i, kind] of kinds.entries())
          state.map.sites[[A, B, D][i] as number] = { ...newSite(kind), shields: [i === 2 ? 1 : 0], conquered: true };
      });
    expect([worth('keep'), worth('mage-tower'), worth('monastery'), worth('city'), worth('dungeon')]).toEqual([
      2, 2, 2, 0, 0,
    ]);
    // The third shield is somebody else's.
    expect(worth('keep', 'mage-tower', 'keep')).toBe(4);
  });

  test('MK-SCORE-05 the greatest adventurer: 2 for an own shield on an adventure site', () => {
    const worth = (kind: 'dungeon' | 'tomb' | 'monster-den' | 'spawning-grounds' | 'ancient-ruins' | 'maze' | 'keep') =>
      of('adventurer', state => {
        state.map.sites[A] = { ...newSite(kind), shields: [0], conquered: true };
        state.map.sites[B] = { ...newSite(kind), shields: [1], conquered: true };
      });
    expect(
      (['dungeon', 'tomb', 'monster-den', 'spawning-grounds', 'ancient-ruins', 'maze', 'keep'] as const).map(worth),
    ).toEqual([2, 2, 2, 2, 2, 2, 0]);
  });

  test('MK-SCORE-06 the greatest beating: 2 less for each wound among the cards; those of units do not count', () => {
    const worth = of('beating', state => {
      hold(state, 0, 'wound', 'march');
      deck(state, 0, 'wound');
      heroOf(state, 0).discard = ['wound'];
      army(state, 0, 'peasants');
      const [unit] = heroOf(state, 0).units;
      if (unit) unit.wounds = 2;
    });
    expect(worth).toBe(-6);
  });

  test('MK-SCORE-07 the best of a category has 3 more', () => {
    expect(
      titles('knowledge', state => {
        hold(state, 0, 'fireball');
        hold(state, 1, 'blood-rage');
      }),
    ).toEqual([3, 0, 0]);
    expect(titles('leader', state => army(state, 2, 'peasants'))).toEqual([0, 0, 3]);
  });

  test('MK-SCORE-08 those tied have 1 more each, provided they scored', () => {
    expect(
      titles('knowledge', state => {
        hold(state, 0, 'fireball');
        hold(state, 2, 'blood-rage', 'ice-bolt');
      }),
    ).toEqual([1, 0, 1]);
    expect(titles('knowledge', () => {})).toEqual([0, 0, 0]);
  });

  test('MK-SCORE-09 who lost most loses 3 more, those tied 1 each; without wounds nobody does', () => {
    expect(
      titles('beating', state => {
        hold(state, 0, 'wound', 'wound');
        hold(state, 1, 'wound');
      }),
    ).toEqual([-3, 0, 0]);
    expect(
      titles('beating', state => {
        hold(state, 0, 'wound');
        hold(state, 1, 'wound');
      }),
    ).toEqual([-1, -1, 0]);
    expect(titles('beating', () => {}).map(Math.abs)).toEqual([0, 0, 0]);
  });

  test('MK-SCORE-10 six categories on top of the fame, with titles or without', () => {
    expect(ACHIEVEMENTS).toEqual(['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating']);
    const state = laid(now => {
      heroOf(now, 0).fame = 20;
      hold(now, 0, 'fireball', 'sword-of-justice', 'wound');
      army(now, 0, 'illusionists');
      now.map.sites[A] = { ...newSite('keep'), shields: [0], conquered: true };
      now.map.sites[B] = { ...newSite('tomb'), shields: [0], conquered: true };
    });
    expect(standardScore(state, 0, false)).toBe(20 + 2 + 2 + 2 + 2 + 2 - 2);
    expect(standardScore(state, 0, true)).toBe(28 + 5 * 3 - 3);
    expect(bestOf([28, 30, 30])).toEqual([1, 2]);
  });
});
