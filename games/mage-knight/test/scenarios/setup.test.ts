import { type Table, table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { SCENARIO_DATA, type ScenarioId } from '../../content/scenarios/index.ts';
import { SKILLS } from '../../content/skills/index.ts';
import { type TileId, tileOf } from '../../content/tiles.ts';
import { UNITS, type UnitId } from '../../content/units.ts';
import { type MageKnight, mageKnight } from '../../index.ts';
import { skillsFor } from '../../rules/heroes.ts';
import { outcomeOf } from '../../rules/scenario.ts';
import type { State } from '../../state.ts';

const begin = (
  scenario: ScenarioId,
  seats: number,
  settings: Readonly<Record<string, string | number | boolean>> = {},
  seed = 'set-up',
): Table<MageKnight> => table(mageKnight, { config: { scenario, seats, settings }, seed });

const tilesOf = ({ tiles, map }: State, ...kinds: readonly string[]): TileId[] =>
  [...tiles.country, ...tiles.core, ...Object.values(map.laid).map(({ tile }) => tile)].filter(tile =>
    kinds.includes(tileOf(tile).kind),
  );

/** Rounds, shape, countryside, cities, core tiles without city, levels. */
function book(scenario: ScenarioId, seats: number, settings = {}): unknown[] {
  const { state } = begin(scenario, seats, settings);
  const count = (kind: string): number => tilesOf(state, kind).length;
  return [state.rounds, state.map.shape, count('countryside'), count('city'), count('core'), state.cityLevels];
}

const cityOf = (scenario: ScenarioId): (string | undefined)[] =>
  tilesOf(begin(scenario, 2).state, 'city').map(tile => tileOf(tile).hexes.find(({ site }) => site === 'city')?.colour);

describe('what the scenario book lays out', () => {
  test('MK-S01-01 MK-S01-09 First Reconnaissance', () => {
    expect(book('first-reconnaissance', 1)).toEqual([4, 'wedge-without-limits', 8, 1, 2, [1]]);
    expect(book('first-reconnaissance', 2)).toEqual([3, 'wedge-without-limits', 8, 1, 2, [1]]);
    expect(book('first-reconnaissance', 3)).toEqual([3, 'wedge-without-limits', 9, 1, 2, [1]]);
    expect(book('first-reconnaissance', 4)).toEqual([3, 'wedge-without-limits', 11, 1, 2, [1]]);
    const { state } = begin('first-reconnaissance', 2);
    expect(state.tiles.country).toEqual(['country-3', 'country-4', 'country-5', 'country-6', 'country-7', 'country-8']);
  });

  test('MK-S01-04 somebody in the first offer can be recruited in a village', () => {
    for (let i = 0; i < 30; i++) {
      const { units } = begin('first-reconnaissance', 1, {}, `village-${i}`).state.offers;
      expect(units.length).toBe(3);
      expect(units.some(unit => UNITS[unit].sites.includes('village'))).toBe(true);
    }
  });

  test('MK-S02-01 Full Conquest', () => {
    expect(book('full-conquest', 2)).toEqual([6, 'wedge', 8, 2, 1, [4, 4]]);
    expect(book('full-conquest', 3)).toEqual([6, 'wedge', 9, 3, 2, [4, 4, 4]]);
    expect(book('full-conquest', 4)).toEqual([6, 'open-5', 11, 4, 3, [4, 4, 4, 4]]);
  });

  test('MK-S03-01 Blitz Conquest', () => {
    expect(book('blitz-conquest', 2)).toEqual([4, 'wedge', 6, 2, 1, [3, 3]]);
    expect(book('blitz-conquest', 3)).toEqual([4, 'wedge', 7, 3, 2, [3, 3, 3]]);
    expect(book('blitz-conquest', 4)).toEqual([4, 'open-4', 9, 4, 3, [3, 3, 3, 3]]);
  });

  test('MK-S04-01 Solo Conquest', () => {
    expect(book('solo-conquest', 1)).toEqual([6, 'wedge', 7, 2, 2, [5, 8]]);
  });

  test('MK-S05-01 MK-S06-01 Full and Blitz Cooperation', () => {
    expect(book('full-cooperation', 2)).toEqual([6, 'open-5', 8, 3, 2, [5, 5, 8]]);
    expect(book('full-cooperation', 3)).toEqual([6, 'open-5', 10, 4, 3, [5, 5, 5, 11]]);
    expect(book('blitz-cooperation', 2)).toEqual([4, 'open-5', 7, 2, 1, [5, 8]]);
    expect(book('blitz-cooperation', 3)).toEqual([4, 'open-5', 8, 3, 2, [5, 8, 11]]);
  });

  test('MK-S07-01 Mines Liberation has all mines of the countryside, and the red city', () => {
    expect(book('mines-liberation', 2)).toEqual([4, 'wedge', 8, 1, 1, [1]]);
    expect(book('mines-liberation', 3)).toEqual([4, 'wedge', 9, 1, 2, [1]]);
    expect(book('mines-liberation', 4)).toEqual([4, 'open-4', 11, 1, 3, [1]]);
    expect(cityOf('mines-liberation')).toEqual(['red']);
    const { state } = begin('mines-liberation', 2);
    expect(tilesOf(state, 'countryside')).toEqual(
      expect.arrayContaining(['country-2', 'country-3', 'country-5', 'country-6']),
    );
    // The core tile without a mine stays out.
    expect(tilesOf(begin('mines-liberation', 4).state, 'core').toSorted()).toEqual(['core-2', 'core-3', 'core-4']);
  });

  test('MK-S08-01 MK-S08-14 Druid Nights has all glades, and the green city; the epic version all tiles', () => {
    expect(book('druid-nights', 2)).toEqual([4, 'wedge', 8, 1, 1, [1]]);
    expect(book('druid-nights', 4)).toEqual([4, 'open-4', 11, 1, 3, [1]]);
    expect(cityOf('druid-nights')).toEqual(['green']);
    expect(tilesOf(begin('druid-nights', 2).state, 'countryside')).toEqual(
      expect.arrayContaining(['country-1', 'country-2', 'country-5', 'country-7', 'country-8']),
    );
    expect(book('druid-nights', 2, { epic: true })).toEqual([6, 'wedge', 11, 1, 4, [1]]);
  });

  test('MK-S09-01 Dungeon Lords has all dungeons, the desert tile with the tomb, and the blue city', () => {
    expect(book('dungeon-lords', 2)).toEqual([5, 'wedge', 8, 1, 1, [1]]);
    expect(book('dungeon-lords', 3)).toEqual([5, 'wedge', 9, 1, 2, [1]]);
    expect(cityOf('dungeon-lords')).toEqual(['blue']);
    const { state } = begin('dungeon-lords', 2);
    expect(tilesOf(state, 'countryside')).toEqual(expect.arrayContaining(['country-7', 'country-9']));
    expect(tilesOf(state, 'core')).toEqual(['core-1']);
  });

  test('MK-S10-01 MK-S10-03 Conquer and Hold has all keeps and mage towers, the white city, and no units of level 4', () => {
    expect(book('conquer-and-hold', 2)).toEqual([6, 'fixed', 5, 1, 3, [1]]);
    expect(book('conquer-and-hold', 4)).toEqual([4, 'fixed', 5, 1, 3, [1]]);
    expect(cityOf('conquer-and-hold')).toEqual(['white']);
    const { state } = begin('conquer-and-hold', 2);
    expect(tilesOf(state, 'countryside').toSorted()).toEqual([
      'country-10',
      'country-11',
      'country-3',
      'country-4',
      'country-9',
    ]);
    expect(tilesOf(state, 'core').toSorted()).toEqual(['core-2', 'core-3', 'core-4']);
    const levels = (pile: readonly UnitId[]) => [...new Set(pile.map(unit => UNITS[unit].level))].sort();
    expect(levels(state.piles.elite.rest)).toEqual([3]);
    expect(levels(begin('full-conquest', 2).state.piles.elite.rest)).toEqual([3, 4]);
  });

  test('MK-S10-01 three countryside tiles lie face up beside side B of the starting tile', () => {
    const { map } = begin('conquer-and-hold', 2).state;
    const kinds = Object.values(map.laid).map(({ tile }) => (tileOf(tile).kind === 'start' ? tile : 'countryside'));
    expect(kinds.toSorted()).toEqual(['countryside', 'countryside', 'countryside', 'start-b']);
  });

  test('MK-S11-01 MK-S11-07 One to Return; the epic version has a tile more of each kind, cities of level 4, six rounds', () => {
    expect(book('one-to-return', 2)).toEqual([4, 'wedge', 7, 1, 1, [3]]);
    expect(book('one-to-return', 3)).toEqual([4, 'wedge', 8, 2, 2, [3, 3]]);
    expect(book('one-to-return', 4)).toEqual([4, 'wedge', 10, 3, 3, [3, 3, 3]]);
    expect(book('one-to-return', 2, { epic: true })).toEqual([6, 'wedge', 8, 2, 2, [4, 4]]);
    expect(book('one-to-return', 4, { epic: true })).toEqual([6, 'wedge', 11, 4, 4, [4, 4, 4, 4]]);
  });
});

describe('what can be agreed on', () => {
  test('MK-MEGA-01 MK-S02-08 MK-S03-08 MK-S04-09 MK-S05-12 the levels of the cities, up to 11', () => {
    for (const [scenario, seats, levels] of [
      ['full-conquest', 2, [11, 11]],
      ['blitz-conquest', 2, [11, 11]],
      ['solo-conquest', 1, [11, 11]],
      ['full-cooperation', 2, [11, 11, 11]],
    ] as const)
      expect(begin(scenario, seats, { 'city-level': 11 }).state.cityLevels).toEqual(levels);
    expect(() => begin('full-conquest', 2, { 'city-level': 12 })).toThrow();
  });

  test('MK-VMAP-01 the shape of the map', () => {
    const { map } = begin('full-conquest', 2, { shape: 'open-3' }).state;
    expect([map.shape, Object.keys(map.laid).length]).toEqual(['open-3', 4]);
    expect(begin('full-conquest', 2).state.map.shape).toBe('wedge');
  });

  test('MK-VMAP-04 each city lies on a tile of its own: the white one with a keep and a lake, the red one in the desert among draconum', () => {
    const sites = (tile: TileId) => tileOf(tile).hexes.map(({ site }) => site);
    expect(tileOf('core-7').hexes[0]).toMatchObject({ site: 'city', colour: 'white' });
    expect(sites('core-7')).toContain('keep');
    expect(tileOf('core-7').hexes.map(({ terrain }) => terrain)).toContain('lake');
    expect(tileOf('core-8').hexes[0]).toMatchObject({ site: 'city', colour: 'red', terrain: 'desert' });
    expect(sites('core-8').filter(site => site === 'draconum').length).toBe(2);
  });

  test('MK-VDAY-01 arrival at night: night tactics, no gold and no black die', () => {
    for (let i = 0; i < 10; i++) {
      const { state } = begin('full-conquest', 4, { times: 'night-arrival' }, `night-${i}`);
      expect([state.night, state.source.length, state.tactics[0]]).toEqual([true, 6, 'from-the-dusk']);
      expect(state.source.filter(({ colour }) => colour === 'gold' || colour === 'black')).toEqual([]);
    }
    expect(begin('full-conquest', 2).state.night).toBe(false);
  });

  test('MK-VFRI-01 MK-VFRI-02 MK-S04-02 MK-S05-02 spells against others: by agreement, and never together or alone', () => {
    const against = (scenario: ScenarioId, seats: number, settings = {}) => {
      const { offers, piles } = begin(scenario, seats, settings).state;
      const wanted = ['energy-flow', 'mana-claim', 'mana-meltdown', 'mind-read'];
      return [...offers.spells, ...piles.spells.rest].filter(spell => wanted.includes(spell)).toSorted();
    };
    expect(against('full-conquest', 2)).toEqual(['energy-flow', 'mana-claim', 'mana-meltdown', 'mind-read']);
    expect(against('full-conquest', 2, { 'interactive-spells': false })).toEqual([]);
    expect(against('solo-conquest', 1)).toEqual([]);
    expect(against('full-cooperation', 2)).toEqual([]);
  });

  test('MK-VFRI-03 MK-S04-02 MK-S05-02 skills against others: by agreement, and never together or alone', () => {
    const modes = (scenario: ScenarioId, seats: number, settings = {}) =>
      skillsFor(begin(scenario, seats, settings).state, 'arythea').flatMap(skill => SKILLS[skill].mode ?? []);
    const count = (scenario: ScenarioId, seats: number, settings = {}) =>
      skillsFor(begin(scenario, seats, settings).state, 'arythea').length;
    expect(modes('full-conquest', 2)).toEqual(['competitive']);
    expect(modes('full-conquest', 2, { 'interactive-skills': false })).toEqual([]);
    expect(modes('solo-conquest', 1)).toEqual(['cooperative']);
    expect(modes('full-cooperation', 2)).toEqual(['cooperative']);
    expect([count('full-conquest', 2), count('full-conquest', 2, { 'interactive-skills': false })]).toEqual([10, 9]);
  });

  test('MK-SOLO-01 the skills of the dummy without the competitive one, if agreed', () => {
    const t = begin('solo-conquest', 1, { 'dummy-skills': true }).choose('hero:tovak');
    const { dummy } = t.state;
    expect(dummy?.skillPile.length).toBe(10);
    expect(dummy?.skillPile.every(skill => SKILLS[skill].hero === dummy.hero)).toBe(true);
    expect(dummy?.skillPile.flatMap(skill => SKILLS[skill].mode ?? [])).toEqual(['cooperative']);
    expect(begin('solo-conquest', 1).choose('hero:tovak').state.dummy?.skillPile).toEqual([]);
  });

  test('MK-S01-10 alone the dummy may be left out of First Reconnaissance', () => {
    expect(begin('first-reconnaissance', 1).choose('hero:tovak').state.dummy).not.toBeNull();
    expect(begin('first-reconnaissance', 1, { dummy: false }).choose('hero:tovak').state.dummy).toBeNull();
  });

  test('MK-TEAM-01 MK-S10-14 MK-S05-05 who belongs together', () => {
    const teams = (scenario: ScenarioId, seats: number) => begin(scenario, seats).state.heroes.map(({ team }) => team);
    expect(teams('conquer-and-hold', 4)).toEqual([0, 1, 0, 1]);
    expect(teams('conquer-and-hold', 2)).toEqual([0, 1]);
    expect(teams('full-conquest', 4)).toEqual([0, 1, 2, 3]);
    expect(teams('full-cooperation', 3)).toEqual([0, 0, 0]);
  });

  test('a game under way has no outcome', () => {
    for (const [id, { seats }] of Object.entries(SCENARIO_DATA)) {
      const { state } = begin(id as ScenarioId, seats[0]);
      expect(outcomeOf(state)).toBeNull();
    }
  });
});
