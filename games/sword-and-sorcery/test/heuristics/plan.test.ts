import { describe, expect, test } from 'vitest';
import { type ItemId, itemOf } from '../../content/items/index.ts';
import { blowOn } from '../../heuristics/blows.ts';
import { plan } from '../../heuristics/plan.ts';
import { useWorth } from '../../heuristics/uses.ts';
import { value } from '../../heuristics/value.ts';
import { optionId } from '../../option-id.ts';
import { weaponProfile } from '../../rules/attack/strikes.ts';
import { heroOf, type State } from '../../state.ts';
import { begin, enemy, give, learn, type Sitting, sit, stand, zone } from '../positions.ts';

/** What the bot does now. */
function planned(t: Sitting): string | null {
  const { ask, state } = t.match;
  if (ask === null) throw new Error('Nobody is asked.');
  const line = plan({ seat: ask.seat, ask, view: state }, 'thorough')?.line;
  const [first] = line ?? [];
  return first === undefined ? null : typeof first === 'string' ? first : optionId(first);
}

describe('what a blow will come to', () => {
  test('hits of the dice against armour, shields and blocks', () => {
    const t = sit({}, state => {
      enemy(state, 'gremlin-green-1', '2A.c');
      give(state, 'ecarus', 'main', 'war-hammer');
    });
    const hammer = { ...weaponProfile(heroOf(t.state, 'ecarus'), 'main'), properties: [] };
    const profile = { ...hammer, by: 'ecarus', source: 'x', range: 0, damage: null, tags: [] };
    // Two heroes against one: superiority adds a hit. A green gremlin has three health and no defence.
    const one = blowOn(t.state, { ...profile, values: { red: 1 } }, 'gremlin-green-1');
    // A red die shows no hit on three faces, one on five, two on two.
    expect(one.wounds).toBeCloseTo(0.3 * 1 + 0.5 * 2 + 0.2 * 3, 10);
    expect(one.kill).toBeCloseTo(0.2, 10);
    const focused = blowOn(t.state, { ...profile, values: { red: 1 } }, 'gremlin-green-1', 1);
    expect(focused.kill).toBeCloseTo(0.7, 10);
  });
});

describe('turns of a bot', () => {
  test('focus comes before the attack, and the attack before the end', () => {
    const t = sit({}, state => {
      enemy(state, 'brigand-green-1', '2A.c');
      give(state, 'ecarus', 'main', 'longsword');
    });
    expect(planned(t)).toBe('focus');
    t.choose('focus');
    expect(planned(t)).toBe('attack:main,brigand-green-1');
  });

  test('of two enemies the one that can be finished is attacked', () => {
    const t = sit({}, state => {
      enemy(state, 'gremlin-green-1', '2A.c').bodies.forEach(body => {
        body.wounds = 0;
      });
      enemy(state, 'gremlin-green-2', '2A.c').bodies.forEach(body => {
        body.wounds = 2;
      });
      give(state, 'ecarus', 'main', 'longsword');
    });
    t.choose('focus');
    expect(planned(t)).toBe('attack:main,gremlin-green-2');
  });

  test('who has nobody to fight goes towards the enemies', () => {
    const t = sit({}, state => {
      enemy(state, 'gremlin-green-1', '3A.a');
      give(state, 'ecarus', 'main', 'longsword');
    });
    expect(planned(t)).toMatch(/^(step|dash)/);
  });

  test('an archer stays out of the fight he can reach', () => {
    const t = sit({ heroes: ['archer', 'white-rose'] }, state => {
      stand(state, 'laegon', '2A.w');
      stand(state, 'ecarus', '2A.w');
      enemy(state, 'brigand-green-1', '2A.c');
      give(state, 'laegon', 'main', 'longbow');
      begin(state, 'laegon');
    });
    expect(planned(t)).toMatch(/^(focus|attack:main|step)/);
    expect(planned(t)).not.toBe(`step:${zone('2A.c')}`);
  });

  test('a hero near death is healed before anything else', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      learn(state, 'thorgar', 'heal-wounds');
      heroOf(state, 'ecarus').wounds = 7;
      enemy(state, 'gremlin-green-1', '3A.a');
    });
    expect(planned(t)).toBe('power:heal-wounds,1,ecarus');
  });

  test('nobody drops things or changes clothes for no reason', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      give(state, 'ecarus', 'pack', 'bandage');
      state.waypoints = [];
    });
    expect(planned(t)).not.toMatch(/^(drop|change|exchange)/);
  });
});

describe('what a position is worth', () => {
  test('wounds, ghosts and enemies lower it, shards and ranks raise it', () => {
    const t = sit({});
    const before = value(t.state, 0);
    const ecarus = heroOf(t.state, 'ecarus');
    ecarus.wounds = 4;
    const wounded = value(t.state, 0);
    expect(wounded).toBeLessThan(before);
    ecarus.ghost = true;
    expect(value(t.state, 0)).toBeLessThan(wounded);
    ecarus.ghost = false;
    ecarus.wounds = 0;
    t.state.shards = 3;
    expect(value(t.state, 0)).toBeGreaterThan(before);
    t.state.shards = 0;
    enemy(t.state, 'orc-warrior-red-1', '2A.n');
    expect(value(t.state, 0)).toBeLessThan(before);
  });
});

describe('what a use is worth', () => {
  const worth = (own: 'auriel' | 'laegon', item: ItemId, arrange: (state: State) => void = () => {}) => {
    const t = sit({ heroes: ['white-mage', 'archer'] }, state => {
      enemy(state, 'brigand-green-1', '2A.c');
      give(state, 'laegon', 'main', 'longbow');
      give(state, own, itemOf(item).slot === 'pack' ? 'pack' : 'artefact', item);
      arrange(state);
    });
    return useWorth(t.state, heroOf(t.state, own), item, null, null, true);
  };

  test('arrows and charges are cheaper than what is gone when it is used', () => {
    expect(worth('laegon', 'arrows')).toBeCloseTo(0.9 - 0.2, 10);
    expect(worth('laegon', 'ring-of-steps')).toBeCloseTo(0.25 - 0.2, 10);
    expect(worth('laegon', 'smoke')).toBeCloseTo(0.5 - 0.7, 10);
  });

  test('a return from the dead is for ghosts', () => {
    expect(worth('auriel', 'scroll-of-return')).toBeCloseTo(-1 - 0.7, 10);
    const fallen = (state: State) => {
      heroOf(state, 'laegon').ghost = true;
    };
    expect(worth('auriel', 'scroll-of-return', fallen)).toBeCloseTo(3 - 0.7, 10);
  });

  test('powers are hastened that have more than their last hourglass', () => {
    const waiting = (glasses: number) =>
      worth('laegon', 'hourglass', state => {
        for (const id of ['hide', 'leafwalk'] as const) learn(state, 'laegon', id);
        for (const power of heroOf(state, 'laegon').powers) power.glasses = glasses;
      });
    expect(waiting(1)).toBeCloseTo(-0.2, 10);
    expect(waiting(2)).toBeCloseTo(2 * 0.45 - 0.2, 10);
  });
});
