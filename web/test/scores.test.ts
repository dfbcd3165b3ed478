import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyGame, duel } from '../../engine/test/toys.ts';
import type { End } from '../local/table.ts';
import { FinalScores } from '../table/ending/final-scores.tsx';
import { Words } from '../table/words.ts';

const words = new Words(anyGame(duel), { scenario: 'ring', seats: 3, settings: {} }, 'en', seat => `Seat ${seat}`);
const OVER = { kind: 'points', rule: 'TOY-AIM-1', winners: [1] } as unknown as End;

/** What is written in the cells, row by row. */
function rows(outcome: End): string[][] {
  const markup = renderToStaticMarkup(createElement(FinalScores, { outcome, words }));
  const cells = (row: string): string[] =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ' ').trim());
  return [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    cells(row).map(c => c.replace(/\s+/g, ' ')),
  );
}

test('the ending names the points of all seats, most first, and who has won', () => {
  const names = [0, 1, 2].map(words.seat);
  expect(rows({ ...OVER, scores: [7, 12, 12] } as End)).toEqual([
    ['Seat', 'Points'],
    [`${names[1]} winner`, '12'],
    [names[2], '12'],
    [names[0], '7'],
  ]);
});

test('a game that counts no points shows none', () => {
  expect(rows(OVER)).toEqual([]);
  expect(rows({ kind: 'resigned', winners: [0], resigned: 1 })).toEqual([]);
});
