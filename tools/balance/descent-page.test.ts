import type { Diary } from '@tafelrunde/lab';
import { expect, test } from 'vitest';
import { page, QuestResults } from './descent-page.ts';

const diary = (end: 'heroes' | 'overlord' | null, rounds: number): Diary =>
  ({
    number: 0,
    end,
    rounds,
    decisions: 100,
    failure: null,
    pages: [],
    counts: { 'knock-outs': 2, defeats: 5 },
  }) as unknown as Diary;

test('the page says how often the heroes win, and where that is not what it should be', () => {
  const results = new QuestResults();
  for (const end of ['heroes', 'heroes', 'heroes', 'overlord'] as const) results.add(diary(end, 6));
  const text = page([{ quest: 'The Ford', heroes: 2, aim: [0.4, 0.6], results }], {
    command: 'npm run balance',
    date: '2026-11-18',
    seed: 's',
    content: 'c',
    bots: 'greedy',
  });
  expect(text).toContain('| The Ford | 2 | 4 | 75 % (30 % to 95 %) | 40 % to 60 % | too easy |');
  expect(text).toContain('| The Ford | 2 | 6.0 | 6 · 6 · 6 | 100 | 2.0 | 5.0 |');
  expect(text).toContain('Games that did not end: 0. Games in which a rule broke: 0.');
  expect(text).not.toContain('stopped');
});

test('games that do not end, and rules that break, are told', () => {
  const results = new QuestResults();
  results.add(diary(null, 30));
  results.add({ ...diary(null, 1), number: 3, failure: 'a dead end' });
  const text = page([{ quest: 'The Ford', heroes: 3, aim: [0.4, 0.6], results }], {
    command: '',
    date: '',
    seed: '',
    stopped: true,
    content: '',
    bots: '',
  });
  expect(text).toContain('stopped before all games were played');
  expect(text).toContain('Games that did not end: 1. Games in which a rule broke: 1 (The Ford: game 3: a dead end).');
});
