import { describe, expect, test } from 'vitest';
import {
  anything,
  byName,
  count,
  exactly,
  integer,
  list,
  number,
  object,
  oneOf,
  orNull,
  text,
  yesOrNo,
} from '../shape.ts';

const answer = object({ seat: count(0), option: text }, { luck: oneOf(exactly('good'), list(number)) });
const shape = object({ answers: list(answer), by: byName(orNull(yesOrNo)), rest: anything, four: list(integer, 2) });
const right = {
  answers: [
    { seat: 0, option: 'go' },
    { seat: 1, option: 'stay', luck: [1.5] },
  ],
  by: { a: true, b: null },
  rest: { any: 'thing' },
  four: [-1, 2],
};

describe('a shape', () => {
  test('has nothing to say about what fits', () => {
    expect(shape(right)).toBe(null);
  });

  test.each([
    ['no object', null, '', 'expected object, received null'],
    ['a list for an object', [], '', 'expected object, received array'],
    ['something missing', { ...right, answers: undefined }, 'answers', 'expected array, received undefined'],
    ['nothing at all', {}, 'answers', 'expected array, received undefined'],
    ['a field too many', { ...right, toString: 1 }, 'toString', 'nobody knows this field'],
    [
      'a wrong kind deep inside',
      { ...right, answers: [{ seat: '0', option: 'x' }] },
      'answers.0.seat',
      'expected number, received string',
    ],
    ['too little', { ...right, answers: [{ seat: -1, option: 'x' }] }, 'answers.0.seat', 'expected number to be >=0'],
    ['a part of a number', { ...right, four: [1, 0.5] }, 'four.1', 'expected a whole number'],
    ['too long a list', { ...right, four: [1, 2, 3] }, 'four', 'expected 2 of them'],
    [
      'none of several',
      { ...right, answers: [{ seat: 1, option: 'x', luck: 'bad' }] },
      'answers.0.luck',
      'none of the ways to write it fits',
    ],
    ['a wrong value by name', { ...right, by: { c: 1 } }, 'by.c', 'expected boolean, received number'],
  ])('names %s and where', (_what, value, at, what) => {
    expect(shape(value)).toEqual({ at, what: `Invalid input: ${what}` });
  });

  test('knows an exact value', () => {
    expect(exactly(1)(2)).toEqual({ at: '', what: 'Invalid input: expected 1' });
  });
});
