import { expect, test } from 'vitest';
import { firstSentence } from '../pages/rulebook/sentence.ts';

test.each([
  ['The game is played in rounds. Each has three parts.', 'The game is played in rounds.'],
  ['Only one sentence.', 'Only one sentence.'],
  ['Freie Aktionen, z. B. Tauschen, kosten nichts. Sie sind frei.', 'Freie Aktionen, z. B. Tauschen, kosten nichts.'],
  ['Ein Wurf von 1. bis 3. zählt. Mehr nicht.', 'Ein Wurf von 1. bis 3. zählt.'],
  ['Effects (e.g. Fire) end. Then it is over.', 'Effects (e.g. Fire) end.'],
  ['no end', 'no end'],
])('the first sentence of "%s"', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
