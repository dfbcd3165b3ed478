import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import { mettleOf } from '../../heuristics/assaults.ts';
import { solveCombat } from '../../heuristics/combat-solver.ts';
import { cityWorth, siegeWorth } from '../../heuristics/siege.ts';
import { besides } from '../../heuristics/turn-planner.ts';
import type { State } from '../../index.ts';
import { newSite } from '../../rules/sites.ts';
import { view } from '../../view.ts';
import { army, crystals, hexOn, hold, layMap, type Sitting, sit, source, stand, tokensOn } from '../positions.ts';

const CITY = hexOn(1, 0, 0);
const WEST = hexOn(1, 0, 5);

const city = ({ map }: State) => {
  const site = map.sites[CITY];
  if (site === undefined) throw new Error('There is no city.');
  return site;
};

function besieged(
  defenders: readonly EnemyId[],
  arrange: (state: State) => void = () => {},
  scenario: 'solo-conquest' | 'full-conquest' = 'solo-conquest',
): Sitting {
  return sit({ scenario, seats: scenario === 'solo-conquest' ? 1 : 2 }, state => {
    layMap(state, ['country-3']);
    Object.assign(state, { round: 5, rounds: 6 });
    state.map.sites[CITY] = { ...newSite('city', 'green'), level: 5 };
    tokensOn(state, CITY, ...defenders);
    stand(state, 0, WEST);
    arrange(state);
  });
}

/** Before the walls, with a hand and an army that suffice for three defenders if nothing is wasted. */
const assault = (): Sitting =>
  besieged(['freezers', 'werewolf', 'minotaur'], state => {
    hold(state, 0, 'march', 'crystallize', 'flame-wall', 'improvisation', 'stamina', 'stamina');
    army(state, 0, 'guardian-golems', 'catapults', 'utem-swordsmen');
    source(state, 'red', 'green', 'red');
    crystals(state, 0, 'red', 'red');
    Object.assign(state.heroes[0] ?? {}, { fame: 36, level: 6 });
  })
    .choose('play:march,basic')
    .choose(`step:${CITY}`);

describe('a combat that is too large to be looked through', () => {
  test('lines that are tried find what the first positions do not: the city falls in one assault, at the table too', () => {
    const t = assault();
    const before = structuredClone(t.state.map);
    const looked = solveCombat(t.state, 150, besides(t.state, 0));
    const tried = solveCombat(t.state, 150, besides(t.state, 0), undefined, 8_000);
    expect(looked === null ? 0 : city(looked.end).shields.length).toBe(1);
    expect(tried && city(tried.end)).toMatchObject({ conquered: true, shields: [0, 0, 0] });
    expect([tried?.proven, tried?.sure]).toEqual([false, null]);
    // Thinking leaves the map as it is, also where a combat ends without another question.
    expect(t.state.map).toEqual(before);
    for (const id of tried?.line ?? []) t.choose(id);
    expect(city(t.state)).toMatchObject({ conquered: true, shields: [0, 0, 0] });
  });

  test('the same position has the same line', () => {
    const lines = [0, 1].map(() => {
      const { state } = assault();
      return solveCombat(state, 150, besides(state, 0), undefined, 600)?.line;
    });
    expect(lines[0]).toEqual(lines[1]);
  });
});

describe('a hand that is too weak', () => {
  test('has a line all the same: what was begun and cannot be brought to an end is given up', () => {
    const { state } = besieged(['altem-mages', 'illusionists', 'monks'], now => {
      hold(now, 0, 'amulet-of-darkness', 'improvisation', 'mana-pull', 'march', 'swiftness', 'wound');
      army(now, 0, 'herbalists');
      source(now, 'red', 'red', 'black');
      crystals(now, 0, 'red', 'red', 'red');
    })
      .choose('play:march,basic')
      .choose(`step:${CITY}`);
    const solved = solveCombat(state, 1, besides(state, 0), undefined, 400);
    expect(solved?.fame).toBe(0);
    expect(solved?.gain).toBeLessThan(0);
  });
});

describe('what cities promise', () => {
  const promised = (t: Sitting, might: number, left: number): number =>
    cityWorth(view(t.state, 0), city(t.state), might, left);

  test('nothing to whoever could not defeat anybody there, more to the strong, and more while there is time for another assault', () => {
    const t = besieged(['freezers', 'werewolf', 'minotaur']);
    const [weak, fair, strong] = [4, 16, 30].map(might => promised(t, might, 6)) as [number, number, number];
    expect(weak).toBeLessThan(20);
    expect(fair).toBeGreaterThan(5 * weak);
    expect(strong).toBeGreaterThan(fair);
    expect(promised(t, 16, 8)).toBeGreaterThan(promised(t, 16, 2));
  });

  test('every defender counts where all win by their cities, and the fall of the city counts more', () => {
    const t = besieged(['werewolf']);
    const bare = siegeWorth(t.state);
    city(t.state).shields.push(0, 0);
    expect(siegeWorth(t.state) - bare).toBe(90);
    city(t.state).conquered = true;
    expect(siegeWorth(t.state) - bare).toBe(390);
  });

  test('an assault is tried out: whoever is stronger than the points say is drawn more, and the other way round', () => {
    const strong = besieged(['golems'], state => {
      hold(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
      crystals(state, 0, 'red', 'red', 'red');
      source(state, 'red', 'red', 'red');
      Object.assign(state.heroes[0] ?? {}, { fame: 36, level: 6 });
    });
    const weak = besieged(['golems'], state => {
      hold(state, 0, 'promise', 'promise', 'promise', 'promise', 'promise', 'promise');
      Object.assign(state.heroes[0] ?? {}, { fame: 36, level: 6 });
    });
    const [more, less] = [strong, weak].map(t => mettleOf(t.state, 0, besides(t.state, 0)).get(CITY) ?? 0);
    expect(more).toBeGreaterThan(less ?? 0);
    // Nobody thinks of cities before they have grown a little.
    const young = besieged(['golems'], state => hold(state, 0, 'fireball'));
    expect(mettleOf(young.state, 0, besides(young.state, 0)).size).toBe(0);
  });

  test('rivals are not told to besiege for the others', () => {
    const t = besieged(['werewolf'], state => city(state).shields.push(0, 1), 'full-conquest');
    expect(siegeWorth(t.state)).toBe(0);
  });
});
