import type { Game } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { configs } from '../configs.ts';
import { turns } from '../rotation.ts';

const setting = { id: 'life', name: { en: 'Life', de: 'Leben' }, initial: 3, values: [1, 2, 3, 4] };
const game = {
  scenarios: ['gate', 'shrine', 'hall', 'mill'].map(id => ({ id, seats: [2, 3, 4], settings: [setting] })),
} as unknown as Game;
const met = (seed: string, budget: number) =>
  turns(game, budget, 250, seed).map(({ config }) => JSON.stringify(config));
const WEEK = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'];

test('a week of runs meets every configuration, however small the budget', () => {
  const all = configs(game).map(config => JSON.stringify(config));
  expect(all).toHaveLength(48);
  expect(new Set(WEEK.flatMap(day => met(day, 100)))).toEqual(new Set(all));
});

test('the budget is spent in walks that are not too long', () => {
  const walks = turns(game, 5_000, 250, '2026-12-28');
  expect(walks.map(({ decisions }) => decisions)).toEqual(Array.from({ length: 20 }, () => 250));
  const short = turns(game, 700, 250, '2026-12-28');
  expect(short.map(({ decisions }) => decisions)).toEqual(Array.from({ length: 7 }, () => 100));
});

test('a small game is walked through again with other luck', () => {
  const small = { scenarios: [{ id: 'field', seats: [2], settings: [] }] } as unknown as Game;
  const walks = turns(small, 1_000, 250, '2026-12-28');
  expect(walks.map(({ config }) => config.scenario)).toEqual(['field', 'field', 'field', 'field']);
  expect(new Set(walks.map(({ seed }) => seed)).size).toBe(4);
});

test('a seed repeats a run, whether it is a day or not', () => {
  for (const seed of ['2026-12-28', 'lantern', '2026-13-45']) {
    expect(turns(game, 1_000, 250, seed)).toEqual(turns(game, 1_000, 250, seed));
    expect(turns(game, 1_000, 250, seed).every(turn => turn.config.scenario !== undefined)).toBe(true);
  }
});
