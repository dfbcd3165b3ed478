import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diary } from '@tafelrunde/lab';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../games/sword-and-sorcery/scenarios.ts';
import { ROOT } from '../parts.ts';
import { type About, type Measured, page } from './sword-and-sorcery-page.ts';
import { Results } from './sword-and-sorcery-results.ts';

const diary = (number: number, end: string | null, more: Partial<Diary> = {}, had: readonly string[] = []): Diary => ({
  number,
  end,
  failure: null,
  decisions: 100,
  rounds: 10,
  pages: [
    {
      seat: 0,
      won: end === 'won',
      out: null,
      had: had.map(key => [key.split('/')[0] ?? '', key.split('/')[1] ?? '', 'class', 0] as const),
      used: [['power', 'ward', 1, 2]],
      gauges: {},
    },
  ],
  gauges: {},
  forms: {},
  counts: { deaths: 2 },
  figures: {},
  ...more,
});

function resultsOf(...diaries: readonly Diary[]): Results {
  const results = new Results();
  for (const one of diaries) results.add(one);
  return results;
}

describe('results of adventures', () => {
  test('wins, ends, rounds and deaths; a game in which a rule broke does not count', () => {
    const results = resultsOf(
      diary(0, 'won', { rounds: 8 }),
      diary(1, 'deck', { rounds: 12 }),
      diary(2, 'ghosts', { failure: 'broken' }),
      diary(3, null),
    );
    expect(results).toMatchObject({ games: 3, won: 1, unfinished: 1, failures: ['game 2: broken'] });
    expect([...results.ends]).toEqual([
      ['won', 1],
      ['deck', 1],
    ]);
    expect([results.rounds.mean, results.deaths.mean]).toEqual([10, 2]);
  });

  test('a thing counts once in a game', () => {
    const results = resultsOf(
      diary(0, 'won', {}, ['class/rogue', 'class/rogue']),
      diary(1, 'deck', {}, ['class/rogue']),
    );
    expect(results.had('class', 'rogue')).toEqual({ games: 2, won: 1 });
    expect(results.had('class', 'cleric')).toEqual({ games: 0, won: 0 });
    expect([results.isUsed('power', 'ward'), results.isUsed('power', 'hide')]).toEqual([true, false]);
  });
});

const thing = (kind: string, id: string, isUsed = false) => ({ kind, thing: id, name: id, isUsed });
const ABOUT: About = {
  command: 'npm run balance',
  date: '2026-11-18',
  seed: 's',
  content: 'c',
  classes: [],
  cards: [
    thing('power', 'ward', true),
    thing('power', 'hide'),
    thing('item', 'longsword'),
    thing('item', 'elixir', true),
  ],
  adventures: new Map([['fang', 'The Fang']]),
};

test('the page says what is too hard, which class is too strong, and which cards nobody learned or found', () => {
  const games = Array.from({ length: 10 }, (_, i) =>
    diary(i, i < 2 ? 'won' : 'ghosts', {}, i < 2 ? ['class/rogue', 'power/ward'] : ['class/cleric', 'power/hide']),
  );
  const also = Array.from({ length: 10 }, (_, i) => diary(i, 'won', {}, ['class/rogue']));
  const measured: Measured[] = [
    { adventure: 'Bell', heroes: 2, aim: [0.6, 0.8], results: resultsOf(...games) },
    { adventure: 'Bell', heroes: 3, aim: [0.6, 0.8], results: resultsOf(...also) },
  ];
  const text = page(measured, [], { ...ABOUT, classes: [thing('class', 'rogue'), thing('class', 'cleric')] });
  expect(text).toContain('| Bell | 2 | 10 | 20 % (6 % to 51 %) | 60 % to 80 % | too hard |');
  expect(text).toContain('| Bell | 3 | 10 | 100 % (72 % to 100 %) | 60 % to 80 % | too easy |');
  // 12 games with a rogue, all won: expected are 2 of the first ten with their 20 %, and all ten of the others.
  expect(text).toContain('| rogue | 12 | 12 | 1.15 |  |');
  expect(text).toContain('| cleric | 8 | 0 | 0.00 | too few games |');
  expect(text).toContain(
    'Of 4 powers, talents and items 2 were never learned, found, won, bought or taken from the stash in these games (what heroes begin with and purses, which are money at once, are not counted): longsword, elixir.',
  );
  expect(text).toContain('never used by an action (those that work by themselves belong here): hide.');
  expect(text).not.toContain('Campaigns');
});

test('campaigns: how many were won, where they were given up, and what was had neither there nor in an adventure', () => {
  const measured: Measured[] = [
    { adventure: 'Bell', heroes: 2, aim: [0.6, 0.8], results: resultsOf(diary(0, 'won', {}, ['power/ward'])) },
  ];
  const journey = (had: readonly string[]) => resultsOf(diary(0, 'won', {}, had), diary(1, 'deck'));
  const text = page(
    measured,
    [
      { heroes: 3, won: 7, attempts: 9, isOver: true, gaveUp: null, results: journey(['item/elixir']) },
      { heroes: 3, won: 1, attempts: 6, isOver: false, gaveUp: 'fang', results: journey([]) },
    ],
    ABOUT,
  );
  expect(text).toContain('| 3 | 2 | 1 | 8 | 1.88 |');
  expect(text).toContain('Given up: The Fang 1.');
  expect(text).toContain(
    'Never had in these campaigns: ward, hide, longsword. Neither here nor in single adventures: hide, longsword.',
  );
  // A ward was used, the elixir only carried.
  expect(text).toContain('Had and never used, here or there, of what does nothing until it is used: elixir.');
});

test('briefings tell how often an adventure was won on the page that is kept', () => {
  const kept = readFileSync(join(ROOT, 'docs', 'balance', 'sword-and-sorcery.md'), 'utf8');
  const rows = [...kept.matchAll(/^\| ([^|]+) \| \d \| (\d+) \| (\d+) % \(/gm)];
  expect(rows).toHaveLength(28);
  for (const { name, difficulty } of scenarios.slice(1)) {
    const own = rows.filter(([, adventure]) => adventure === name.en);
    const sum = (number: (row: readonly string[]) => number): number => own.reduce((all, row) => all + number(row), 0);
    const [games, won] = [sum(([, , n]) => Number(n)), sum(([, , n, share]) => (Number(n) * Number(share)) / 100)];
    expect([name.en, difficulty?.wins?.games]).toEqual([name.en, games]);
    // The page rounds to whole percents.
    expect(Math.abs((difficulty?.wins?.share ?? 0) - won / games)).toBeLessThan(0.006);
  }
});
