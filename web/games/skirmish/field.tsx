import { memo, type ReactElement } from 'react';
import { Coordinates } from '../../kit/map/coordinates.tsx';
import { Squares } from '../../kit/map/squares.ts';
import { HEATH, Rocks, Tiles } from '../../kit/map/tiles.tsx';
import { TokenDefs } from '../../kit/map/token.tsx';
import { MAP } from './game.ts';

export const LAYOUT = new Squares(MAP.width, MAP.height);

const CELLS = Array.from({ length: MAP.size }, (_, cell) => cell);
const ROCKS = CELLS.filter(cell => !MAP.isOpen(MAP.x(cell), MAP.y(cell)));

export const isRock = (cell: number): boolean => !MAP.isOpen(MAP.x(cell), MAP.y(cell));

/** Turf and rocks: drawn once. */
export const Field = memo(function Field(): ReactElement {
  return (
    <>
      <defs>
        <TokenDefs />
      </defs>
      <Tiles layout={LAYOUT} cells={CELLS} ground={HEATH} />
      <Rocks layout={LAYOUT} cells={ROCKS} />
      <Coordinates layout={LAYOUT} />
    </>
  );
});
