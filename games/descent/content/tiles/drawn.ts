import type { Text } from '@tafelrunde/engine';
import { drawnGrid, type Facing, type Wall } from '@tafelrunde/engine/geometry';
import { type Look, type Setting, TERRAIN_SIGNS, type Tile } from './tile.ts';

/**
 * Reads a side drawn with its edges: squares as in `TERRAIN_SIGNS`, `#` no square, `|` and `-` walls, `:` elevation; where nothing is drawn on the rim, the
 * side leads on to another tile.
 */
export function drawnTile(name: Text, setting: Setting, look: readonly Look[], lines: readonly string[]): Tile {
  const cells = Object.fromEntries(Object.keys(TERRAIN_SIGNS).map(sign => [sign, 'floor'] as const));
  const drawing = drawnGrid(lines, { cells, edges: { ':': 'rail' } });
  const { grid } = drawing;
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => (grid.isOpen(x, y) ? lines[y * 2 + 1]?.[x * 2 + 1] : '-')).join(''),
  );
  const walls = ['|', '-', ':'].flatMap(character => drawing.edges(character));
  const onRim = ({ x, y, side }: Wall): boolean =>
    (side === 'N' && y === 0) ||
    (side === 'S' && y === grid.height - 1) ||
    (side === 'W' && x === 0) ||
    (side === 'E' && x === grid.width - 1);
  const rim = walls.filter(onRim);
  const open = (side: Facing, along: number): boolean => {
    const [x, y] =
      side === 'N' || side === 'S'
        ? [along, side === 'N' ? 0 : grid.height - 1]
        : [side === 'W' ? 0 : grid.width - 1, along];
    return grid.isOpen(x, y) && !rim.some(wall => wall.side === side && wall.x === x && wall.y === y);
  };
  const exitsOf = (side: Facing): number[] =>
    Array.from({ length: side === 'N' || side === 'S' ? grid.width : grid.height }, (_, along) => along).filter(along =>
      open(side, along),
    );
  return {
    piece: 'tile',
    name,
    setting,
    look,
    grid: rows,
    exits: { N: exitsOf('N'), E: exitsOf('E'), S: exitsOf('S'), W: exitsOf('W') },
    edges: walls.flatMap(({ x, y, side, kind }) =>
      onRim({ x, y, side }) || kind === undefined || kind === 'none' ? [] : [{ x, y, side, kind }],
    ),
  };
}
