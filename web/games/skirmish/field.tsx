import { memo, type ReactElement } from 'react';
import { Coordinates } from '../../kit/map/coordinates.tsx';
import { HEATH, Rocks, Tiles } from '../../kit/map/tiles.tsx';
import { TokenDefs } from '../../kit/map/token.tsx';
import { CELLS, LAYOUT, ROCKS } from './ground.ts';

export { isRock, LAYOUT } from './ground.ts';

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
