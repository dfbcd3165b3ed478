import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../content/map-shapes.ts';
import { SCENARIO_DATA } from '../../content/scenarios/index.ts';
import { mageKnight } from '../../index.ts';
import { isInside, mayLay } from '../../rules/exploring.ts';
import { START, slotAt } from '../../rules/lattice.ts';
import type { MapShape, State } from '../../state.ts';
import { layAt, type Sitting, sit } from '../positions.ts';

/** Places of a shape within reach, by the line "y" upwards: the least and the greatest step "x" to the upper right. */
const lines = (shape: MapShape): Record<number, number> => {
  const first: Record<number, number> = {};
  for (let y = -5; y <= 5; y++)
    for (let x = -6; x <= 6; x++) if (isInside(shape, slotAt(x, y))) first[y] = Math.min(first[y] ?? x, x);
  return first;
};
const shaped = (shape: MapShape, core: boolean, ...places: readonly (readonly [number, number])[]): Sitting =>
  sit({}, state => {
    state.map = { ...state.map, shape };
    if (core) state.tiles.country = [];
    state.map.laid = { [START]: { tile: shape.startsWith('open') ? 'start-b' : 'start-a', turn: 0 } };
    for (const [x, y] of places) layAt(state, 'country-3', slotAt(x, y));
  });
const why = (state: State, x: number, y: number): string | null => mayLay(state, slotAt(x, y))?.rule ?? null;
const shapeOf = (scenario: string, seats: number, shape?: MapShape): MapShape =>
  table(mageKnight, { config: { scenario, seats, ...(shape && { settings: { shape } }) } }).state.map.shape;

describe('map shapes', () => {
  test('MK-MAP-01 the scenario says a shape for each number of players; the table may agree on another', () => {
    expect([2, 3, 4].map(seats => shapeOf('full-conquest', seats))).toEqual(['wedge', 'wedge', 'open-5']);
    expect([2, 3, 4].map(seats => shapeOf('blitz-conquest', seats))).toEqual(['wedge', 'wedge', 'open-4']);
    expect(shapeOf('full-conquest', 2, 'open-3')).toBe('open-3');
    expect(Object.values(SCENARIO_DATA).every(({ shape }) => shape !== undefined)).toBe(true);
  });

  test('MK-MAP-02 a wedge: side A, core tiles neither in the leftmost nor in the rightmost lane', () => {
    const { state } = shaped('wedge', true, [1, 0], [0, 1], [1, 1], [2, 0], [0, 2]);
    expect(lines('wedge')).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
    expect([why(state, 0, 3), why(state, 3, 0)]).toEqual(['MK-EXPL-03', 'MK-EXPL-03']);
    expect([why(state, 1, 2), why(state, 2, 1)]).toEqual([null, null]);
    // Countryside tiles may lie there.
    const country = shaped('wedge', false, [1, 0], [0, 1], [1, 1], [2, 0], [0, 2]).state;
    expect([why(country, 0, 3), why(country, 3, 0)]).toEqual([null, null]);
    expect(table(mageKnight, { config: { scenario: 'full-conquest', seats: 2 } }).state.map.laid[START]?.tile).toBe(
      'start-a',
    );
  });

  test('MK-MAP-03 the wedge without limits has core tiles at the coast too', () => {
    const { state } = shaped('wedge-without-limits', true, [1, 0], [0, 1], [1, 1], [2, 0], [0, 2], [2, 1], [1, 2]);
    expect([why(state, 0, 3), why(state, 3, 0)]).toEqual([null, null]);
    expect(lines('wedge-without-limits')).toEqual(lines('wedge'));
    expect(shapeOf('first-reconnaissance', 2)).toBe('wedge-without-limits');
  });

  test('MK-MAP-04 an open map begins with side B and three tiles', () => {
    for (const shape of ['open-3', 'open-4', 'open-5'] as const) {
      const { map } = table(mageKnight, {
        config: { scenario: 'full-conquest', seats: 4, settings: { shape } },
      }).state;
      expect([map.laid[START]?.tile, Object.keys(map.laid).length]).toEqual(['start-b', 4]);
    }
  });

  test('MK-MAP-05 five lines of tiles, and the coast bends after two tiles on each side', () => {
    expect(lines('open-5')).toEqual({ [-2]: 2, [-1]: 1, 0: 0, 1: 0, 2: 0 });
    const { state } = shaped('open-5', true, [1, 0], [0, 1], [1, -1], [0, 2], [2, -2], [1, 1], [2, -1]);
    expect([why(state, 0, 3), why(state, 3, -3), why(state, -1, 1), why(state, 0, -1)]).toEqual(
      Array.from({ length: 4 }, () => 'MK-EXPL-03'),
    );
    // Core tiles may lie at this coast.
    expect([why(state, 1, 2), why(state, 3, -2)]).toEqual([null, null]);
  });

  test('MK-MAP-06 four lines open further to the right than to the left, three evenly', () => {
    expect(lines('open-4')).toEqual({ [-2]: 2, [-1]: 1, 0: 0, 1: 0 });
    expect(lines('open-3')).toEqual({ [-1]: 1, 0: 0, 1: 0 });
  });

  test('MK-MAP-07 wedges are recommended for 2 or 3 players, open maps for 4, four columns for 3 or 4, three for 2 or 3', () => {
    const suits = Object.fromEntries(Object.entries(SHAPES).map(([shape, { suits: players }]) => [shape, players]));
    expect(suits).toEqual({ wedge: [2, 3], 'open-5': [4], 'open-4': [3, 4], 'open-3': [2, 3] });
    // Whoever may choose a shape is told so.
    const setting = mageKnight.scenarios
      .find(({ id }) => id === 'full-conquest')
      ?.settings.find(({ id }) => id === 'shape');
    expect(setting?.about).toEqual({
      en: 'As the scenario says, or another one; best for so many players: wedge (2 or 3); fully open (4); open, 4 columns (3 or 4); open, 3 columns (2 or 3).',
      de: 'Wie das Szenario sagt, oder eine andere; am besten für so viele Spieler: Keil (2 oder 3); ganz offen (4); offen, 4 Spalten (3 oder 4); offen, 3 Spalten (2 oder 3).',
    });
    // Competitive scenarios with a choice by players keep to it.
    for (const scenario of ['full-conquest', 'blitz-conquest', 'mines-liberation', 'druid-nights', 'dungeon-lords'])
      for (const seats of [2, 3, 4]) expect(suits[shapeOf(scenario, seats)]).toContain(seats);
  });
});
