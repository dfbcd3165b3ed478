import type { Ask, Choice } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { unfolded } from '../table/folding.ts';

const kindOf = ({ do: kind }: Choice) => ({ key: kind, title: kind, folded: kind === 'face' });
const ask = (...options: Choice[]): Ask => ({ seat: 0, kind: 'act', rule: 'SK-TURN-01', options });
const north: Choice = { do: 'face' };
const isFolded = (asked: Ask, text: boolean) => unfolded(kindOf, asked, text)?.(north, 'en').folded;

test('what the board shows better is folded beside something else', () => {
  expect(isFolded(ask(north, { do: 'end' }), false)).toBe(true);
});

test('what is all there is, is not folded', () => {
  expect(isFolded(ask(north, { do: 'face' }), false)).toBe(false);
});

test('where there is no board, nothing is folded', () => {
  expect(isFolded(ask(north, { do: 'end' }), true)).toBe(false);
});
