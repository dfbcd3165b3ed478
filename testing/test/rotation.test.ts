import { BadConfig, type Config, type Game } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
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

describe('a game with many settings', () => {
  const words = { name: { en: '', de: '' }, about: { en: '', de: '' } };
  const switches = Array.from({ length: 12 }, (_, i) => ({
    id: `switch-${i}`,
    ...words,
    initial: false,
    values: [true, false],
  }));
  const level = { id: 'level', ...words, initial: 5, values: Array.from({ length: 20 }, (_, i) => i + 1) };
  /** Two of the switches do not go together. */
  const setup = ({ settings }: Config) => {
    if (settings['switch-0'] === true && settings['switch-1'] === true) throw new BadConfig('not both', 'nicht beide');
    return {};
  };
  const large = {
    setup,
    scenarios: ['gate', 'hall'].map(id => ({ id, seats: [2, 3], settings: [...switches, level] })),
  } as unknown as Game;
  const all = configs(large);

  test('is walked with several of them at once, and each value is met with every number of seats', () => {
    // As usual, and three more: the least, the middle and the greatest level, each switch on and off.
    expect(all).toHaveLength(2 * 2 * 4);
    for (const { id, seats } of large.scenarios)
      for (const count of seats) {
        const met = all
          .filter(config => config.scenario === id && config.seats === count)
          .map(({ settings }) => settings);
        expect(met[0]).toEqual({ ...Object.fromEntries(switches.map(one => [one.id, false])), level: 5 });
        expect(new Set(met.slice(1).map(settings => settings.level))).toEqual(new Set([1, 11, 20]));
        for (const one of switches.slice(2)) expect(new Set(met.map(settings => settings[one.id])).size).toBe(2);
        expect(
          Math.max(...met.map(settings => Object.values(settings).filter(v => v === true).length)),
        ).toBeGreaterThan(2);
      }
  });

  test('but never with what cannot be set up', () => {
    for (const config of all) expect(() => setup(config)).not.toThrow();
  });
});
