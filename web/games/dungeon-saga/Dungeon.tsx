import type { View } from '@tafelrunde/dungeon-saga';
import { memo, type ReactElement } from 'react';
import { Coordinates } from '../../kit/map/coordinates.tsx';
import { SIDE } from '../../kit/map/layout.ts';
import { InnerWalls, Masonry } from '../../kit/map/masonry.tsx';
import { Tiles } from '../../kit/map/tiles.tsx';
import { Closed } from './Closed.tsx';
import { Dark } from './Dark.tsx';
import { Furnishing } from './Furnishing.tsx';
import { Gradients, TorchLight } from './Light.tsx';
import { Marks } from './Marks.tsx';
import { Remains } from './Remains.tsx';
import type { Effect } from './scenes.ts';
import { Token } from './Token.tsx';
import { type Terrain, xOf, yOf } from './terrain.ts';
import { Torches } from './Walls.tsx';

interface Props {
  readonly view: View;
  readonly terrain: Terrain;
  readonly effect: Effect | null;
  readonly active: string | null;
}

/** Bare stone in the light of its torches: drawn once, and again only when a door opens. */
export const Ground = memo(
  function Ground({ terrain, view }: { readonly terrain: Terrain; readonly view: View }): ReactElement {
    return (
      <>
        <Gradients />
        <Masonry layout={terrain.layout} cells={terrain.lit} />
        <Tiles layout={terrain.layout} cells={[...terrain.lit]} />
        <Marks view={view} terrain={terrain} />
        <InnerWalls layout={terrain.layout} cells={terrain.lit} walls={view.board.walls} />
        <Furnishing terrain={terrain} furniture={view.board.furniture} />
        <TorchLight terrain={terrain} />
        <Coordinates layout={terrain.layout} />
      </>
    );
  },
  (a, b) => a.terrain === b.terrain,
);

/** All that is in the dungeon and may change. */
export const Dungeon = memo(function Dungeon({ view, terrain, effect, active }: Props): ReactElement {
  const granted = new Set(view.grants.map(({ on }) => on));
  return (
    <>
      <Dark view={view} terrain={terrain} />
      <Torches terrain={terrain} />
      {view.things.map(thing => (
        <Closed key={thing.id} thing={thing} terrain={terrain} />
      ))}
      <Remains view={view} />
      <g className="ds-figures">
        {view.figures.map(figure => (
          <Token
            key={figure.id}
            figure={figure}
            terrain={terrain}
            active={figure.id === active}
            tired={figure.done && figure.id !== active && (figure.kind === 'hero') !== (view.phase === 'overlord')}
            shield={granted.has(figure.id)}
            effect={effect && 'figure' in effect && effect.figure === figure.id ? effect : null}
          />
        ))}
      </g>
      {effect?.kind === 'light' && <Dawn effect={effect} terrain={terrain} />}
    </>
  );
});

/** Darkness that draws back from the door. */
function Dawn({
  effect,
  terrain,
}: {
  readonly effect: Extract<Effect, { kind: 'light' }>;
  readonly terrain: Terrain;
}): ReactElement {
  const { cells, from, ms } = effect;
  const farthest = Math.max(1, ...cells.map(cell => distance(terrain, from, cell)));
  return (
    <g pointerEvents="none">
      {cells.map(cell => (
        <rect
          key={cell}
          className="ds-night"
          x={xOf(terrain, cell) * SIDE - 20}
          y={yOf(terrain, cell) * SIDE - 34}
          width={SIDE + 40}
          height={SIDE + 54}
          style={{
            animationDuration: `${ms * 0.5}ms`,
            animationDelay: `${(distance(terrain, from, cell) / farthest) * ms * 0.5}ms`,
          }}
        />
      ))}
    </g>
  );
}

function distance(terrain: Terrain, from: number, cell: number): number {
  return from < 0 ? 0 : Math.hypot(xOf(terrain, from) - xOf(terrain, cell), yOf(terrain, from) - yOf(terrain, cell));
}
