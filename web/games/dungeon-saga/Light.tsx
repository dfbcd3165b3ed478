import type { View } from '@tafelrunde/dungeon-saga';
import type { ReactElement } from 'react';
import { Lanterns, LightDefs, Shade } from '../../kit/map/light.tsx';
import { MasonryDefs } from '../../kit/map/masonry.tsx';
import { HatchDefs } from '../../kit/map/overlays.tsx';
import { TokenDefs } from '../../kit/map/token.tsx';
import type { Terrain } from './terrain.ts';
import { stoneOf, torchesOf } from './Walls.tsx';

/** Torches burn on the walls. */
export const TorchLight = ({ terrain }: { readonly terrain: Terrain }): ReactElement => (
  <Shade bounds={terrain.bounds} lights={torchesOf(terrain).map(cell => terrain.layout.middle(cell))} />
);

/** Heroes carry lanterns. */
export function HeroLight({ terrain, view }: { readonly terrain: Terrain; readonly view: View }): ReactElement {
  const bearers = view.figures
    .filter(({ kind }) => kind === 'hero')
    .map(({ id, cell }) => ({ id, at: terrain.layout.middle(cell) }));
  return <Lanterns bearers={bearers} ground={stoneOf(terrain)} />;
}

/** Colours used all over the board. */
export function Gradients(): ReactElement {
  return (
    <defs>
      <LightDefs />
      <TokenDefs />
      <HatchDefs />
      <MasonryDefs />
      <linearGradient id="ds-wood" x2="0" y2="1">
        <stop offset="0" stopColor="#8a5d33" />
        <stop offset="1" stopColor="#5c3a1d" />
      </linearGradient>
    </defs>
  );
}
