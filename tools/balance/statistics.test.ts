import { expect, test } from 'vitest';
import type { CardAt, Gang, Played } from './play.ts';
import { effects, entries, quantile, ratio } from './statistics.ts';

const gang = (won: boolean, drawn: readonly CardAt[] = []): Gang => ({
  won,
  heroes: [],
  bought: null,
  drawn,
  played: [],
  fighters: {},
});
const game = (number: number, gangs: readonly Gang[]): Played => ({
  number,
  seats: gangs.length,
  winners: [gangs.findIndex(({ won }) => won)],
  end: 'last-standing',
  rounds: 9,
  decisions: 200,
  gangs,
  forms: {},
  failure: null,
});

test('a seat that wins one game in as many as there are seats stands at 1', () => {
  const games = [0, 1, 2].map(i => game(i, [gang(i === 0), gang(i === 1), gang(i === 2)]));
  for (const place of [0, 1, 2])
    expect(ratio(games.flatMap(g => [{ game: g, gang: g.gangs[place] as Gang }])).ratio).toBeCloseTo(1);
});

test('a card is compared with cards of its kind drawn in the same turn: drawing more counts for nothing', () => {
  // The winner has drawn twice as much, but always both cards alike.
  const games = Array.from({ length: 20 }, (_, i) =>
    game(i, [
      gang(true, [
        ['a', 0],
        ['b', 0],
        ['a', 5],
        ['b', 5],
      ]),
      gang(false, [
        ['a', 0],
        ['b', 0],
      ]),
    ]),
  );
  for (const { ratio } of effects(
    entries(games),
    g => g.drawn,
    () => 'red',
  ))
    expect(ratio).toBeCloseTo(1);
});

test('a card that only winners hold stands out', () => {
  const games = Array.from({ length: 40 }, (_, i) => game(i, [gang(true, [['good', 1]]), gang(false, [['bad', 1]])]));
  const [best, worst] = effects(
    entries(games),
    g => g.drawn,
    () => 'red',
  );
  expect(best).toMatchObject({ card: 'good', count: 40, wins: 40, ratio: 2 });
  expect(best?.z).toBeGreaterThan(6);
  expect(worst).toMatchObject({ card: 'bad', ratio: 0 });
});

test('quantiles', () => {
  expect([0, 0.25, 0.5, 1].map(q => quantile([4, 1, 3, 2, 5], q))).toEqual([1, 2, 3, 5]);
  expect(quantile([1, 2], 0.5)).toBe(1.5);
});
