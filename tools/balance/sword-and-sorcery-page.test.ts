import type { Diary } from '@tafelrunde/lab';
import { describe, expect, test } from 'vitest';
import { type Measured, page } from './sword-and-sorcery-page.ts';
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

test('the page says what is too hard, which class is too strong, and which cards nobody learned or found', () => {
  const games = Array.from({ length: 10 }, (_, i) =>
    diary(i, i < 2 ? 'won' : 'ghosts', {}, i < 2 ? ['class/rogue', 'power/ward'] : ['class/cleric', 'power/hide']),
  );
  const also = Array.from({ length: 10 }, (_, i) => diary(i, 'won', {}, ['class/rogue']));
  const measured: Measured[] = [
    { adventure: 'Bell', heroes: 2, aim: [0.6, 0.8], results: resultsOf(...games) },
    { adventure: 'Bell', heroes: 3, aim: [0.6, 0.8], results: resultsOf(...also) },
  ];
  const thing = (kind: string, id: string) => ({ kind, thing: id, name: id });
  const text = page(measured, [{ heroes: 3, won: 7, attempts: 9, isOver: true }], {
    command: 'npm run balance',
    date: '2026-11-18',
    seed: 's',
    content: 'c',
    classes: [thing('class', 'rogue'), thing('class', 'cleric')],
    cards: [thing('power', 'ward'), thing('power', 'hide'), thing('item', 'longsword')],
  });
  expect(text).toContain('| Bell | 2 | 10 | 20 % (6 % to 51 %) | 60 % to 80 % | too hard |');
  expect(text).toContain('| Bell | 3 | 10 | 100 % (72 % to 100 %) | 60 % to 80 % | too easy |');
  // 12 games with a rogue, all won: expected are 2 of the first ten with their 20 %, and all ten of the others.
  expect(text).toContain('| rogue | 12 | 12 | 1.15 |  |');
  expect(text).toContain('| cleric | 8 | 0 | 0.00 | too few games |');
  expect(text).toContain(
    'Of 3 powers, talents and items 1 were never learned, found, bought or taken from the stash in these games (what heroes begin with is not counted): longsword.',
  );
  expect(text).toContain('never used by an action (those that work by themselves belong here): hide.');
  expect(text).toContain('| 3 | 1 | 1 | 7 | 1.29 |');
});
