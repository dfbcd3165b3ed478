import { expect, test } from 'vitest';
import { scaleFor } from '../../games/schurken-und-halunken/scale.ts';
import { standing } from '../../games/schurken-und-halunken/standing.ts';

test('gangs are as large as their room allows, and no larger than looks well', () => {
  const small = scaleFor({ width: 680, height: 470 }, 1).zoom;
  const large = scaleFor({ width: 880, height: 600 }, 1).zoom;
  expect(large).toBeGreaterThan(small);
  expect(scaleFor({ width: 4000, height: 3000 }, 1).zoom).toBe(1.75);
  expect(scaleFor({ width: 600, height: 100 }, 4).zoom).toBe(0.5);
});

test('many rivals stand in two rows where a window is higher than wide', () => {
  expect(scaleFor({ width: 900, height: 600 }, 4).rows).toBe(1);
  expect(scaleFor({ width: 700, height: 1000 }, 4).rows).toBe(2);
  expect(scaleFor({ width: 700, height: 1000 }, 2).rows).toBe(1);
});

test('on a phone things stay as large as fingers', () => {
  expect(scaleFor({ width: 390, height: 422 }, 4)).toMatchObject({ zoom: 1, rows: 1 });
});

test('who stands in a gang keeps the place; newcomers take the first that is free', () => {
  const two = standing(new Map(), ['lich', 'troll']);
  expect([...two]).toEqual([
    ['lich', 1],
    ['troll', 2],
  ]);
  const one = standing(two, ['troll']);
  expect(one.get('troll')).toBe(2);
  const again = standing(one, ['troll', 'shaman', 'assassin']);
  expect([again.get('troll'), again.get('shaman'), again.get('assassin')]).toEqual([2, 1, 3]);
});
