import { describe, expect, test } from 'vitest';
import { boardLines, boardText, cellsText, legendLine } from '../../drawing/board.ts';
import { boardOf, cellNamed, groundOf } from '../../rules/ground.ts';
import { example } from './example.ts';

const board = boardOf(example);
const closed = groundOf(board, [1, 1, 1, 2]);
const cell = (name: string): number => cellNamed(board, name) ?? -1;

describe('the drawn board', () => {
  test('spaces, walls, terrain, doors and figures', () => {
    const signs = new Map([
      [cell('A7'), 'W'],
      [cell('J7'), 'g1'],
      [cell('K7'), 'g2'],
    ]);
    expect(boardLines(closed, signs)).toEqual([
      '     A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T  U  V',
      '                        ┌───────────┐',
      ' 1                      │██  ·  ·  ·│',
      '                        │           ├─────────────────────────────┐',
      ' 2                      │ ·  ·  ·  ·# · ^^  ·  · ^^  ·  ·  ·  ·  ·│',
      '                        │           │                             │',
      ' 3                      │ ·  ·  ·  ·# ·  · ░░ ░░  ·  ·  ·  ·  ·  ·│',
      '                        │           ├───────────────────────┐     │',
      ' 4                      │ ·  ·  · ██│                       │ ·  ·│',
      '            ┌─────┐  ┌──┴───══─══───┴──┐                    │     │',
      ' 5          │ ·  ·│  │ ·  ·  ·  ·  ·  ·│                    │ ·  ·│',
      '         ┌──┘     └──┤                 │                 ┌──┴╬╬─╬╬┴──┐',
      ' 6       │ ·  ·  ·  ·│() () () ()  · ()│                 │ ·  ·  ·╎ ·│',
      '   ┌─────┘           │                 │                 │           │',
      ' 7 │ W  ·  ·  ·  ·  ·♣ ·  ·  · g1 g2  ·│                 │ ·  ·  ·╎ ·│',
      '   │                 │                 │                 │           │',
      ' 8 │ ·  ·  ·  ·  ·  ·♣ ·  ·  ·  ·  ·  ·│                 │ ·  ·  ·╎ ·│',
      '   └─────┐           │                 │                 │           │',
      ' 9       │ ·  ·  ·  ·│ ·  ·  ·  ·  ·  ·│                 │ ·  ·  ·  ·│',
      '         └───────────┤                 │                 └──┐     ┌──┘',
      '10                   │ ·  ·  ·  ·  ·  ·│                    │ ·  ·│',
      '                     └─────────────────┘                    │     │',
      '11                                                          │ ·  ·│',
      '                                                            └─────┘',
    ]);
  });

  test('open doors are shown, doors that are gone are not; ground as it has become', () => {
    const other = groundOf(board, [0, 3, 1, 1], { [cell('N3')]: 'water' });
    const lines = boardLines(other);
    expect(lines[14]).toContain("·' ·");
    expect(lines[9]).toContain('┌──┴──╴     ╶──┴──┐');
    expect(lines[6]).toContain('~~ ░░');
    expect(lines[11]).toContain('══─══');
  });

  test('a legend of what is there, in both languages', () => {
    expect(legendLine(closed, 'en')).toBe(
      '██ obstacle, ░░ crumbling ground, () pit, ^^ lava, ╎ ╌╌ elevation, ║ ══ closed door, ╬ ╬╬ locked door, ♣ ♣♣ overgrowth, # ## portcullis',
    );
    expect(legendLine(groundOf(board, [3, 0, 3, 3]), 'de')).toBe(
      "██ Hindernis, ░░ zerfallender Boden, () Grube, ^^ Lava, ╎ ╌╌ Höhenlinie, ' '' offene Tür",
    );
  });

  test('the same in sentences', () => {
    expect(boardText(closed, 'en')).toEqual([
      'Entrance: A7 to B8',
      'Tile 9A: C6 to F9',
      'End piece: D5 to E5',
      'Tile 4B: G5 to L10',
      'Tile 8B: H1 to K4',
      'Tile 104B: L2 to Q3',
      'Tile 17B: R2 to U3, T4 to U5',
      'Tile 101A: S6 to V9',
      'Exit: T10 to U11',
      'Obstacle: H1, K4',
      'Crumbling ground: N3 to O3',
      'Pit: G6 to J6, L6',
      'Lava: M2, P2',
      'Elevation between U6 and V6, U7 and V7, U8 and V8',
      'Overgrowth 1 between F7 and G7, F8 and G8',
      'Closed door 2 between I4 and I5, J4 and J5',
      'Portcullis 3 between K2 and L2, K3 and L3',
      'Locked door 4 between T5 and T6, U5 and U6',
    ]);
    expect(boardText(groundOf(board, [3, 0, 3, 3]), 'de').slice(-2)).toEqual([
      'Höhenlinie zwischen U6 und V6, U7 und V7, U8 und V8',
      'Offene Tür 2 zwischen I4 und I5, J4 und J5',
    ]);
    expect(cellsText(closed, [cell('V6'), cell('A7')], 'de')).toBe('V6, A7');
  });
});
