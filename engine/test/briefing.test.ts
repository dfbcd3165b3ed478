import { describe, expect, test } from 'vitest';
import { measured, minutesFor } from '../briefing.ts';

const HEROES = { en: 'heroes', de: 'Helden' };

describe('how hard a scenario is follows from who won how often', () => {
  test.each([
    [0.39, 'hard'],
    [0.4, 'even'],
    [0.65, 'even'],
    [0.66, 'gentle'],
  ] as const)('%d of the games won is %s', (share, level) => {
    expect(measured(HEROES, share, 400)).toEqual({ level, wins: { of: HEROES, share, games: 400 } });
  });
});

describe('how long a match takes depends on how many play', () => {
  const seats = [2, 3, 5];
  test.each([
    [2, 20],
    [3, 50],
    [5, 110],
  ])('%d seats: %d minutes', (wanted, minutes) => {
    expect(minutesFor({ minutes: [20, 110], seats }, wanted)).toBe(minutes);
  });

  test('it is said in steps of five minutes', () => {
    expect(minutesFor({ minutes: [19.6, 19.6], seats: [2] }, 2)).toBe(20);
    expect(minutesFor({ minutes: [70.4, 70.4], seats }, 4)).toBe(70);
  });

  test('where nobody has measured it, nothing is said', () => {
    expect(minutesFor({ seats }, 2)).toBeNull();
  });
});
