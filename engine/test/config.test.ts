import { describe, expect, test } from 'vitest';
import { BadConfig, type Config, checkConfig, type Game, type Scenario, scenarioOf } from '../game.ts';
import { anyGame, duel } from './toys.ts';

const words = { en: 'x', de: 'x' };
const scenario = (id: string, seats: readonly number[], settings: Scenario['settings'] = []): Scenario => ({
  id,
  name: words,
  about: words,
  seats,
  settings,
  longest: 10,
});
const level = { id: 'level', name: words, about: words, values: ['easy', 'hard', 3, true], initial: 'easy' };
const pace = {
  id: 'pace',
  name: words,
  about: words,
  values: [1, 2],
  initial: 1,
  fits: (value: unknown, seats: number) => value !== 2 || seats > 2,
};
const game: Game = anyGame({
  ...duel,
  scenarios: [scenario('cave', [2, 3, 4], [level, pace]), scenario('tower', [1]), scenario('sea', [2], [level])],
});

const complaint = (wanted: unknown): string => {
  try {
    checkConfig(game, wanted as Partial<Config>);
  } catch (error) {
    if (error instanceof BadConfig) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('a configuration', () => {
  test('is completed with the first scenario, its first number of seats and all first values', () => {
    expect(checkConfig(game, {})).toEqual({ scenario: 'cave', seats: 2, settings: { level: 'easy', pace: 1 } });
    expect(checkConfig(game, { scenario: 'tower' })).toEqual({ scenario: 'tower', seats: 1, settings: {} });
    expect(checkConfig(game, { seats: 3, settings: { pace: 2 } })).toEqual({
      scenario: 'cave',
      seats: 3,
      settings: { level: 'easy', pace: 2 },
    });
  });

  test('that is complete stays as it is, and what was handed in is not changed', () => {
    const settings = Object.freeze({ level: true, pace: 1 });
    const whole = Object.freeze({ scenario: 'cave', seats: 4, settings });
    expect(checkConfig(game, whole)).toEqual(whole);
    expect(checkConfig(game, checkConfig(game, {}))).toEqual(checkConfig(game, {}));
  });

  test.each<[unknown, string]>([
    [{ scenario: 'moon' }, 'toy-duel has no scenario "moon"; it has cave, tower or sea.'],
    [{ scenario: 7 }, 'toy-duel has no scenario "7"; it has cave, tower or sea.'],
    [{ scenario: 'toString' }, 'toy-duel has no scenario "toString"; it has cave, tower or sea.'],
    [{ seats: 5 }, '"cave" is for 2, 3 or 4 seats, not for 5.'],
    [{ seats: '2' }, '"cave" is for 2, 3 or 4 seats, not for 2.'],
    [{ seats: Number.NaN }, '"cave" is for 2, 3 or 4 seats, not for NaN.'],
    [{ scenario: 'tower', seats: 2 }, '"tower" is for 1 seats, not for 2.'],
    [{ settings: { colour: 'red' } }, '"cave" has no setting "colour"; it has level or pace.'],
    [{ scenario: 'sea', settings: { colour: 'red' } }, '"sea" has no setting "colour"; it has level.'],
    [{ scenario: 'tower', settings: { level: 'easy' } }, '"tower" has no setting "level"; it has none.'],
    [{ settings: { level: 'deadly' } }, 'Setting "level" can be easy, hard, 3 or true with 2 seats, not deadly.'],
    [{ settings: { level: '3' } }, 'Setting "level" can be easy, hard, 3 or true with 2 seats, not 3.'],
    [{ settings: { level: null } }, 'Setting "level" can be easy, hard, 3 or true with 2 seats, not null.'],
    [{ settings: { pace: 2 } }, 'Setting "pace" can be 1 with 2 seats, not 2.'],
    [{ settings: JSON.parse('{"__proto__": 1}') }, '"cave" has no setting "__proto__"; it has level or pace.'],
  ])('is refused with a sentence that says what can be played (case %#)', (wanted, message) => {
    expect(complaint(wanted)).toBe(message);
  });

  test.each<[unknown, string]>([
    [{ scenario: 'moon' }, 'toy-duel hat kein Szenario „moon“, sondern cave, tower oder sea.'],
    [{ seats: 5 }, '„cave“ ist für 2, 3 oder 4 Plätze, nicht für 5.'],
    [{ settings: { colour: 'red' } }, '„cave“ hat keine Einstellung „colour“, sondern level oder pace.'],
    [{ scenario: 'tower', settings: { level: 1 } }, '„tower“ hat keine Einstellung „level“, sondern gar keine.'],
    [{ settings: { pace: 2 } }, 'Die Einstellung „pace“ kann bei 2 Plätzen 1 sein, nicht 2.'],
  ])('and in German (case %#)', (wanted, message) => {
    try {
      checkConfig(game, wanted as Partial<Config>);
      expect.unreachable();
    } catch (error) {
      expect((error as BadConfig).text.de).toBe(message);
      expect((error as BadConfig).text.en).toBe((error as BadConfig).message);
    }
  });

  test('scenarioOf finds a scenario by its id', () => {
    expect(scenarioOf(game, 'sea').seats).toEqual([2]);
    expect(() => scenarioOf(game, 'moon')).toThrow(BadConfig);
  });
});
