import { newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import type { TileId } from '../../content/tiles.ts';
import { mageKnight } from '../../index.ts';
import { layTile } from '../../rules/exploring.ts';
import { EAST, slotAt } from '../../rules/lattice.ts';
import { terrainAt } from '../../rules/map.ts';
import { newSite } from '../../rules/sites.ts';
import type { Site, State } from '../../state.ts';
import { LEFT, RIGHT } from '../megalopolis.ts';
import { hexOn, layMap, sit } from '../positions.ts';

type Settings = Readonly<Record<string, string | number | boolean>>;
const begun = (scenario: ScenarioId, seats: number, settings: Settings) =>
  table(mageKnight, { config: { scenario, seats, settings }, seed: 'megalopolis' });
const levels = (scenario: ScenarioId, seats: number, settings: Settings): number[] =>
  begun(scenario, seats, settings).state.cityLevels;

/** A game in which the last city is still to come. */
const before = (level: number, settings: Settings = {}) =>
  sit({ settings: { megalopolis: 'last', 'megalopolis-level': level, ...settings } }, state => {
    layMap(state, ['country-3', 'country-3']);
    state.cityLevels = [level];
  });
/** The city tile is revealed between the first tiles. */
const reveal = (state: State, tile: TileId, seed = 'a', slot = slotAt(1, 1)): Site => {
  layTile(state, { chance: newChance(seed) }, tile, slot, 0);
  return state.map.sites[slot] as Site;
};
const colours = ({ tokens }: Site): string[] => tokens.map(({ colour }) => colour).toSorted();

describe('what is agreed on', () => {
  test('MK-MEGA-02 MK-MEGA-19 with up to three cities that can be conquered, by scenario and players', () => {
    const possible = mageKnight.scenarios.flatMap(({ id, seats, settings }) =>
      settings
        .filter(setting => setting.id === 'megalopolis')
        .map(({ fits }) => [id, seats.filter(count => fits?.('last', count) ?? true)]),
    );
    expect(Object.fromEntries(possible)).toEqual({
      'full-conquest': [1, 2, 3],
      'blitz-conquest': [1, 2, 3],
      'solo-conquest': [1],
      'full-cooperation': [1, 2],
      'blitz-cooperation': [1, 2, 3],
      'one-to-return': [1, 2, 3, 4],
    });
    expect(() => begun('full-conquest', 4, { megalopolis: 'last' })).toThrow('can be none with 4 seats');
    expect(() => begun('mines-liberation', 2, { megalopolis: 'last' })).toThrow('has no setting "megalopolis"');
    // The epic version brings a fourth city.
    expect(levels('one-to-return', 4, { megalopolis: 'last' })).toEqual([3, 3, 12]);
    expect(() => begun('one-to-return', 4, { megalopolis: 'last', epic: true })).toThrow('up to 3 cities, not with 4');
  });

  test('MK-MEGA-03 MK-MEGA-18 its level is agreed on between 2 and 22; 23 and 24 are more than two cities have', () => {
    const level = (n: number) => levels('solo-conquest', 1, { megalopolis: 'last', 'megalopolis-level': n });
    expect([level(2), level(7), level(22)]).toEqual([
      [5, 2],
      [5, 7],
      [5, 22],
    ]);
    for (const n of [1, 23, 24]) expect(() => level(n)).toThrow('"megalopolis-level" can be 2,');
    // As even as possible: an odd level leaves the second city one below the first.
    const halves = (n: number) => {
      const { state } = before(n);
      const { level: left } = reveal(state, 'core-6');
      return [left, state.map.sites[RIGHT]?.level];
    };
    expect([halves(7), halves(16), halves(22)]).toEqual([
      [4, 3],
      [8, 8],
      [11, 11],
    ]);
    expect(levels('solo-conquest', 1, { 'megalopolis-level': 22 })).toEqual([5, 8]);
  });

  test('MK-MEGA-04 it is the last city of the game, those before it are like any other', () => {
    expect(levels('full-cooperation', 2, { megalopolis: 'last', 'megalopolis-level': 16 })).toEqual([5, 5, 16]);
    const { state } = before(16);
    state.cityLevels = [5, 16];
    expect(reveal(state, 'core-7', 'a', slotAt(2, 0))).toMatchObject({ level: 5, colour: 'white' });
    expect(Object.values(state.map.sites).filter(({ kind }) => kind === 'city').length).toBe(1);
    expect(reveal(state, 'core-6')).toMatchObject({ level: 8, colour: 'blue', wing: RIGHT });
    expect(state.map.sites[RIGHT]).toMatchObject({ kind: 'city', level: 8, main: LEFT });
  });
});

describe('how it is set up', () => {
  test('MK-MEGA-05 a random city of those left stands to the right; terrain and symbol under it do not count', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { state } = before(10);
      state.map.sites[0] = newSite('city', 'white');
      // Orcs in a swamp are printed there.
      reveal(state, 'core-5', `wing ${i}`);
      const wing = state.map.sites[RIGHT];
      expect(wing).toMatchObject({ kind: 'city', main: LEFT, tokens: [], shields: [] });
      expect(terrainAt(state, RIGHT)).toBe('plains');
      drawn.add(String(wing?.colour));
    }
    expect([...drawn].toSorted()).toEqual(['blue', 'red']);
  });

  test('MK-MEGA-05 MK-MEGA-19 on a turned tile too it stands to the right as the map lies', () => {
    const { state } = before(10, { 'random-orientation': true });
    layTile(state, { chance: newChance('a') }, 'core-5', LEFT, 0, 2);
    expect(state.map.sites[RIGHT]).toMatchObject({ kind: 'city', main: LEFT });
    // The orcs of the right space lie in the south-west now.
    expect(state.map.sites[hexOn(1, 1, 4)]?.kind).toBe('marauding-orcs');
  });

  test.each([
    [2, 1, 1],
    [7, 4, 3],
    [12, 6, 6],
    [21, 11, 10],
    [22, 11, 11],
  ])('MK-MEGA-06 of level %i its cities have %i and %i', (level, left, right) => {
    const { state } = before(level);
    expect([reveal(state, 'core-6').level, state.map.sites[RIGHT]?.level]).toEqual([left, right]);
  });

  test('MK-MEGA-07 both garrisons are one', () => {
    const { state } = before(7);
    state.map.sites[0] = newSite('city', 'white');
    state.map.sites[1] = newSite('city', 'green');
    const city = reveal(state, 'core-6');
    // Blue of level 4 and red of level 3.
    expect(colours(city)).toEqual(['brown', 'grey', 'violet', 'white', 'white']);
    expect(city.tokens.every(({ token }) => token === null)).toBe(true);
    expect(state.map.sites[RIGHT]).toMatchObject({ colour: 'red', level: 3, tokens: [] });
  });

  test('MK-MEGA-17 two of them: a random city beside the first, the other two on the second tile', () => {
    expect(levels('full-conquest', 2, { megalopolis: 'both', 'megalopolis-level': 14 })).toEqual([14, 14]);
    expect(() => begun('full-conquest', 3, { megalopolis: 'both' })).toThrow('can be none or last with 3 seats');
    const pairs = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const t = sit({ settings: { megalopolis: 'both', 'megalopolis-level': 9 } }, state => {
        layMap(state, ['country-3', 'country-3']);
      });
      const { state } = t;
      const parts = [
        reveal(state, 'core-7', `first ${i}`).colour,
        state.map.sites[RIGHT]?.colour,
        reveal(state, 'core-8', `second ${i}`, slotAt(2, 0)).colour,
        state.map.sites[slotAt(2, 0) + EAST]?.colour,
      ];
      expect([parts[0], parts.toSorted()]).toEqual(['white', ['blue', 'green', 'red', 'white']]);
      // The red city stands on its own tile, unless it is the one beside the white city.
      expect(parts[1] === 'red' || parts[2] === 'red').toBe(true);
      pairs.add(parts.join(' '));
    }
    expect([...pairs].toSorted()).toEqual([
      'white blue red green',
      'white green red blue',
      'white red blue green',
      'white red green blue',
    ]);
  });

  test('MK-MEGA-05 MK-MEGA-07 it is told, and drawn as one city on two spaces', () => {
    const state = before(7).state;
    const heard: string[] = [];
    layTile(state, { chance: newChance('a'), tell: e => heard.push(e.kind) }, 'core-6', LEFT, 0);
    expect(heard.filter(kind => kind === 'megalopolis' || kind === 'garrison-drawn')).toEqual([
      'garrison-drawn',
      'megalopolis',
      'garrison-drawn',
    ]);
    const lines = mageKnight.draw(mageKnight.view(state, 0), { lang: 'en', plain: true, seat: String });
    expect(lines.filter(line => line.includes('one megalopolis with')).length).toBe(1);
  });
});
