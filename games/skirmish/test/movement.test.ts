import { describe, expect, test } from 'vitest';
import { ROWS } from '../content/map.ts';
import { unitOf } from '../state.ts';
import { BLUE_ARCHER, BLUE_KNIGHT, BLUE_MAGE, cell, fell, put, RED_ARCHER, RED_KNIGHT, RED_MAGE, sit } from './sit.ts';

/** Squares reached in up to `speed` steps, found by a search of the test's own over the drawn map. */
function reached(x: number, y: number, speed: number, taken: readonly string[]): string[] {
  const seen = new Set([`${x},${y}`]);
  let edge = [[x, y] as const];
  for (let step = 0; step < speed; step++)
    edge = edge.flatMap(([cx, cy]) =>
      [-1, 0, 1].flatMap(dx =>
        [-1, 0, 1].flatMap(dy => {
          const [nx, ny] = [cx + dx, cy + dy];
          const name = `${nx},${ny}`;
          if (ROWS[ny]?.[nx] !== '.' || taken.includes(name) || seen.has(name)) return [];
          seen.add(name);
          return [[nx, ny] as const];
        }),
      ),
    );
  seen.delete(`${x},${y}`);
  return [...seen].toSorted();
}

const goals = (offered: readonly string[]): string[] => offered.map(id => id.split(',').slice(1).join(',')).toSorted();

describe('movement', () => {
  test('SK-MOVE-01 a move costs 1 action point and goes up to the speed in squares, also diagonally', () => {
    const t = sit();
    expect(unitOf(t.state, RED_KNIGHT).actions).toBe(2);
    t.choose('move:red-knight,9,3');
    expect(unitOf(t.state, RED_KNIGHT)).toMatchObject({ at: cell(9, 3), actions: 1 });
    expect(t.happened()).toEqual([
      { kind: 'moved', unit: RED_KNIGHT, from: cell(6, 6), to: cell(9, 3), rule: 'SK-MOVE-01' },
    ]);
    t.choose('move:red-knight,6,6');
    expect(unitOf(t.state, RED_KNIGHT).actions).toBe(0);
    expect(t.offered('move:red-knight')).toEqual([]);
    expect(t.explain('move:red-knight,7,6')).toEqual({
      allowed: false,
      text: {
        en: 'This unit has no action point left.',
        de: 'Diese Einheit hat keinen Aktionspunkt mehr.',
      },
      rule: 'SK-MOVE-01',
    });
  });

  test('SK-MOVE-01 exactly the squares within speed are offered: knight 3, archer 4, mage 3', () => {
    const t = sit();
    const standing = ['6,6', '6,10', '6,14', '13,6', '13,10', '13,14'];
    expect(goals(t.offered('move:red-knight'))).toEqual(reached(6, 6, 3, standing));
    expect(goals(t.offered('move:red-archer'))).toEqual(reached(6, 10, 4, standing));
    expect(goals(t.offered('move:red-mage'))).toEqual(reached(6, 14, 3, standing));
    expect(t.offered('move:blue')).toEqual([]);
  });

  test('SK-MOVE-01 a square farther than the speed is refused', () => {
    const t = sit();
    expect(t.offered('move:red-knight,10,6')).toEqual([]);
    expect(t.explain('move:red-knight,10,6')).toEqual({
      allowed: false,
      text: {
        en: 'That square is farther than its speed allows.',
        de: 'Dieses Feld liegt weiter weg, als das Tempo erlaubt.',
      },
      rule: 'SK-MOVE-01',
    });
    expect(t.explain('move:red-knight,9,6')).toMatchObject({ allowed: true, rule: 'SK-TURN-04' });
  });

  test('SK-MOVE-02 rocks and standing units cannot be entered', () => {
    const t = sit(state => put(state, BLUE_MAGE, 7, 6));
    for (const square of ['4,5', '7,6', '6,6']) {
      expect(t.offered(`move:red-knight,${square}`)).toEqual([]);
      expect(t.explain(`move:red-knight,${square}`)).toEqual({
        allowed: false,
        text: {
          en: 'A rock or another unit is there.',
          de: 'Dort ist ein Felsen oder eine andere Einheit.',
        },
        rule: 'SK-MOVE-02',
      });
    }
  });

  test('SK-MOVE-01 there is nothing beyond the field', () => {
    const t = sit(state => put(state, BLUE_MAGE, 7, 6));
    for (const square of ['20,6', '-1,6', '6.5,6', 'x,y'])
      expect(t.explain(`move:red-knight,${square}`)).toEqual({
        allowed: false,
        text: { en: 'That square is not on the field.', de: 'Dieses Feld liegt nicht auf dem Spielfeld.' },
        rule: 'SK-MOVE-01',
      });
  });

  test('SK-MOVE-02 standing units, own and enemy, cannot be passed; the fallen can', () => {
    const corner = (fallen: readonly number[]) =>
      sit(state => {
        put(state, RED_KNIGHT, 0, 0);
        put(state, RED_ARCHER, 1, 0);
        put(state, BLUE_KNIGHT, 0, 1);
        put(state, BLUE_ARCHER, 1, 1);
        fell(state, ...fallen);
      });
    expect(corner([]).offered('move:red-knight')).toEqual([]);
    expect(corner([]).explain('move:red-knight,2,2').rule).toBe('SK-MOVE-01');
    const t = corner([BLUE_ARCHER]);
    expect(t.offered('move:red-knight,1,1')).toEqual(['move:red-knight,1,1']);
    expect(goals(t.offered('move:red-knight'))).toEqual(reached(0, 0, 3, ['1,0', '0,1', '6,14']));
  });

  test('SK-MOVE-02 a way round rocks counts square by square', () => {
    // Rocks lie at 7,3, 7,4 and 5,4.
    const t = sit(state => put(state, RED_MAGE, 6, 3));
    const standing = ['6,6', '6,10', '13,6', '13,10', '13,14'];
    expect(goals(t.offered('move:red-mage'))).toEqual(reached(6, 3, 3, standing));
    expect(t.offered('move:red-mage,7,3')).toEqual([]);
    expect(t.offered('move:red-mage,7,4')).toEqual([]);
  });

  test('SK-ATT-06 a fallen unit does not move', () => {
    const t = sit(state => fell(state, RED_KNIGHT));
    expect(t.offered('move:red-knight')).toEqual([]);
    expect(t.explain('move:red-knight,7,6')).toEqual({
      allowed: false,
      text: { en: 'This unit has fallen.', de: 'Diese Einheit ist gefallen.' },
      rule: 'SK-ATT-06',
    });
  });
});
