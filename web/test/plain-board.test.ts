import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainBoard } from '../table/plain-board.tsx';

/** How each line of a drawn table is taken: as a sentence that may be broken, or as a row in which everything has its place. */
const taken = (lines: readonly string[]): string[] =>
  [...renderToStaticMarkup(createElement(PlainBoard, { lines })).matchAll(/data-sentence="(true|false)"/g)].map(
    ([, is]) => is ?? '',
  );

test('where a game has no board of its own its sentences may be broken, and the rows of its drawing may not', () => {
  expect(taken(['Round 1 of 4, day.', '  A  p··   hVi1 ', '+--+  +--+', 'Ecarus: 2/8 wounds'])).toEqual([
    'true',
    'false',
    'false',
    'true',
  ]);
});
