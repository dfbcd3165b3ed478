import { describe, expect, test } from 'vitest';
import {
  baseCells,
  boardOf,
  type Cell,
  Crowd,
  cellName,
  cellNamed,
  groundOf,
  nearestEmpty,
  placesOn,
  SIZES,
} from '../../rules/ground.ts';
import { position } from './drawn.ts';
import { example } from './example.ts';

const board = boardOf(example);
const ground = groundOf(board, [1, 1, 1, 1]);
const cell = (name: string): Cell => cellNamed(board, name) ?? -1;
const crowd = (...names: readonly string[]): Crowd =>
  new Crowd(board.size).fill(
    ground,
    names.map(name => ({ cells: [cell(name)], side: 'heroes' as const })),
  );
const entrance = board.tiles[0]?.cells ?? [];
/** The places of a base as the name of its first space and its size. */
const places = (at: Crowd, area: readonly Cell[], size: keyof typeof SIZES): string =>
  placesOn(ground, at, area, SIZES[size])
    .map(({ x, y, w, h }) => `${cellName(board, y * board.width + x)}${w * h > 1 ? ` ${w}x${h}` : ''}`)
    .join(', ');

describe('the nearest empty spaces', () => {
  test('D2-GEO-22 D2-REV-05 D2-MOVE-04 all at the smallest counted distance, to choose from', () => {
    const at = position('1H2\n#M#\n#3#');
    expect(nearestEmpty(at.ground, at.crowd, at.cells('H'))).toEqual([at.cell('1'), at.cell('2')]);
    const far = position('1MHNP2');
    expect(nearestEmpty(far.ground, far.crowd, far.cells('H'))).toEqual([far.cell('1')]);
  });

  test('the space itself, if it is empty', () => {
    const at = position('.1.');
    expect(nearestEmpty(at.ground, at.crowd, at.cells('1'))).toEqual([at.cell('1')]);
  });

  test('not where no spaces can be counted', () => {
    const at = position('+-+-+\n|HD1|\n+-+-+');
    expect(nearestEmpty(at.ground, at.crowd, at.cells('H'))).toEqual([]);
  });
});

describe('figures that belong on a tile', () => {
  test('on its empty spaces', () => {
    expect(places(crowd('A7'), entrance, 'small')).toBe('B7, A8, B8');
  });

  test('D2-EXIT-03 D2-PLACE-03 if there are none, on the nearest empty ones', () => {
    expect(places(crowd('A7', 'B7', 'A8', 'B8'), entrance, 'small')).toBe('C6, C7, C8, C9');
    expect(places(crowd('A7', 'B7', 'A8', 'B8', 'C6', 'C7', 'C8', 'C9'), entrance, 'small')).toBe('D5, D6, D7, D8, D9');
  });

  test('D2-EXIT-04 D2-PLACE-02 a large one stands entirely on it if possible', () => {
    expect(places(crowd(), entrance, 'huge')).toBe('A7 2x2');
    expect(places(crowd('A7'), entrance, 'medium')).toBe('B7 1x2, A8 2x1');
  });

  test('D2-PLACE-01 D2-PLACE-03 D2-PLACE-08 otherwise as far as possible, then as near as possible', () => {
    // Two of its spaces lie on the entrance, or four of six.
    expect(places(crowd('A7'), entrance, 'huge')).toBe('B7 2x2');
    expect(places(crowd(), entrance, 'massive')).toBe('A7 3x2');
    expect(places(crowd('A7', 'B7', 'A8', 'B8'), entrance, 'huge')).toBe('C6 2x2, C7 2x2, C8 2x2');
  });

  test('D2-PLACE-04 a blocked position may be chosen: the figure comes as near as it can', () => {
    const spot = [cell('C7')];
    expect(places(crowd('C7'), spot, 'small')).toBe('C6, D6, B7, D7, B8, C8, D8');
    expect(places(crowd(), spot, 'small')).toBe('C7');
  });

  test('bases name their spaces', () => {
    const [base] = placesOn(ground, crowd(), entrance, SIZES.huge);
    expect(base && baseCells(ground, base)).toEqual(entrance);
  });
});
