import { expect, test } from 'vitest';
import type { Diary, Had } from '../diary.ts';
import { Ledger } from '../ledger.ts';
import type { Report } from '../report.ts';
import { summarise } from '../summary.ts';
import { diary, game, orders, page } from './diaries.ts';

function reportOn(diaries: readonly Diary[], wanted = diaries.length): Report {
  const ledger = new Ledger(game, orders);
  for (const one of diaries) ledger.add(one);
  return summarise(ledger, wanted);
}

const card = (thing: string, turn: number): Had => ['card', thing, 'card', turn];

test('the order in which games come in does not matter', () => {
  const games = Array.from({ length: 30 }, (_, i) =>
    diary(i, [page(0, i % 3 === 0, [card('heal', i % 4)]), page(1, i % 3 === 1, [card('haste', 1)])], {
      rounds: i % 7,
      counts: { shuffled: i % 5 },
      gauges: {},
      figures: { 'unit/mage': [i, 1, 2, 0, 1, 0] },
    }),
  );
  const forwards = JSON.stringify(reportOn(games));
  expect(JSON.stringify(reportOn(games.toReversed()))).toBe(forwards);
  expect(JSON.stringify(reportOn([...games.slice(11), ...games.slice(0, 11)]))).toBe(forwards);
});

test('wins are counted by place in the turn order, whatever the seat', () => {
  // Whoever begins wins three of four, and begins at either seat.
  const games = Array.from({ length: 40 }, (_, i) => {
    const first = i % 2;
    return diary(i, [page(first, i % 4 !== 0), page(1 - first, i % 4 === 0)]);
  });
  const { sides } = reportOn(games);
  expect(sides.map(({ name, count, share }) => [name.en, count, share])).toEqual([
    ['1st in the turn order', 30, 0.75],
    ['2nd in the turn order', 10, 0.25],
  ]);
  expect(sides[0]?.multiple).toMatchObject({ ratio: 1.5, z: expect.closeTo(3.162, 3) });
});

test('a thing is compared with others of its pool in the same turn: drawing more counts for nothing', () => {
  // The winner has drawn twice as much, but always both cards alike.
  const games = Array.from({ length: 20 }, (_, i) =>
    diary(i, [
      page(0, true, [card('heal', 0), card('haste', 0), card('shield', 3), card('blessing', 3)]),
      page(1, false, [card('heal', 0), card('haste', 0)]),
    ]),
  );
  const [pool] = reportOn(games).pools;
  expect(pool?.effects.map(({ ratio }) => ratio)).toEqual([1, 1, 1, 1]);
});

test('a thing that only winners hold stands out', () => {
  const games = Array.from({ length: 40 }, (_, i) =>
    diary(i, [page(0, true, [card('fireball', 1)]), page(1, false, [card('heal', 1)])]),
  );
  const [best, worst] = reportOn(games).pools[0]?.effects ?? [];
  expect(best).toMatchObject({ thing: 'fireball', count: 40, wins: 40, ratio: 2, z: expect.closeTo(6.325, 3) });
  expect(best?.name).toEqual({ en: 'Fireball', de: 'Feuerball' });
  expect(worst).toMatchObject({ thing: 'heal', ratio: 0 });
});

test('what comes too late is left out, and so is a thing without rivals', () => {
  const games = [diary(0, [page(0, true, [card('fireball', 4)]), page(1, false, [card('heal', 1)])])];
  expect(reportOn(games).pools).toMatchObject([{ early: 3, effects: [], any: { count: 2, wins: 1, ratio: 1 } }]);
});

test('first uses are compared within their kind; times and games are counted', () => {
  const games = Array.from({ length: 10 }, (_, i) =>
    diary(i, [
      page(0, true, [], [['card', 'shield', 2, 3]]),
      page(1, false, [], i < 4 ? [['card', 'shield', 2, 1], ['card', 'heal', 2, 1]] : []), // biome-ignore format: pairs
    ]),
  );
  const things = reportOn(games).uses[0]?.things ?? [];
  expect(things.map(({ id, perGame }) => [id, perGame])).toEqual([
    ['shield', 3.4],
    ['heal', 0.4],
  ]);
  expect(things[0]).toMatchObject({ games: { count: 10, share: 1 }, won: { count: 10, of: 14 } });
  // 18 first uses at that turn, 10 of them by winners: 14 shields are to bring 7.78 wins.
  expect(things[0]?.effect).toMatchObject({ count: 14, wins: 10, ratio: 1.285714 });
  expect(things[1]?.effect).toMatchObject({ count: 4, wins: 0, ratio: 0 });
});

test('games without an end and broken games are told apart and say nothing about winning', () => {
  const report = reportOn(
    [
      diary(0, [page(0, true, [card('heal', 0)]), page(1, false, [card('haste', 0)])]),
      diary(1, [page(0, false, [card('heal', 0)]), page(1, false, [])], { end: null }),
      diary(2, [], { end: null, failure: 'a rule broke' }),
    ],
    5,
  );
  expect(report).toMatchObject({
    games: 2,
    wanted: 5,
    unfinished: 1,
    failures: [{ number: 2, message: 'a rule broke' }],
    nobody: { count: 1, of: 2 },
    ends: [{ id: 'felled', count: 1 }],
  });
  expect(report.pools[0]?.effects.map(({ count }) => count)).toEqual([1, 1]);
});

test('lengths have quartiles and a histogram', () => {
  const games = [4, 5, 5, 6, 10].map((rounds, i) => diary(i, [page(0, true), page(1, false)], { rounds }));
  const [all, ...more] = reportOn(games).lengths;
  expect(more).toEqual([]);
  expect(all).toMatchObject({ seats: null, games: 5, rounds: [4, 5, 5, 6, 10] });
  expect(all?.histogram).toEqual([
    [4, 1],
    [5, 2],
    [6, 1],
    [10, 1],
  ]);
});

test('curves keep the last value of a game that is over', () => {
  const lives = (won: boolean, life: readonly number[]) => ({ ...page(won ? 0 : 1, won), gauges: { life } });
  const games = [
    diary(0, [lives(true, [10, 8, 6]), lives(false, [10, 4, 0])], { rounds: 2 }),
    diary(1, [lives(true, [10, 10, 8, 4]), lives(false, [10, 6, 2, 0])], { rounds: 3 }),
  ];
  const [life] = reportOn(games).gauges;
  expect(life?.lines).toEqual([
    { id: 'won', name: { en: 'winners', de: 'Sieger' }, count: 2, points: [[10, 0], [9, 1], [7, 1], [5, 1]] }, // biome-ignore format: points
    { id: 'lost', name: { en: 'the others', de: 'die anderen' }, count: 2, points: [[10, 0], [5, 1], [1, 1], [0, 0]] }, // biome-ignore format: points
  ]);
});

test('figures and forms are summed up, and counted in the games they took part in', () => {
  const fights = (number: number, figures: Diary['figures']) =>
    diary(number, [page(0, true), page(1, false)], { figures, forms: { attack: [3, 2, 5, 1] } });
  const report = reportOn([
    fights(0, { 'unit/mage': [3, 2, 5, 1, 4, 1] }),
    fights(1, { 'unit/mage': [1, 1, 2, 0, 0, 0], 'unit/knight': [0, 0, 0, 0, 3, 0] }),
  ]);
  expect(report.forms).toEqual([
    { id: 'attack', name: { en: 'Attack', de: 'Angriff' }, attacks: 6, hits: 4, wounds: 10, felled: 2 },
  ]);
  expect(report.figures[0]?.figures).toMatchObject([
    { id: 'mage', games: 2, attacks: 4, hits: 3, wounds: 7, felled: 1, taken: 4, fell: 1 },
    { id: 'knight', games: 1, attacks: 0, taken: 3, fell: 0 },
  ]);
});
