import { memo, type ReactElement } from 'react';
import { Coordinates } from '../../kit/map/coordinates.tsx';
import { grainOf } from '../../kit/map/grain.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { edgePath, InnerWalls, Masonry, MasonryDefs } from '../../kit/map/masonry.tsx';
import { type GroundTone, HEATH, Rocks, STONE, Tiles } from '../../kit/map/tiles.tsx';
import { TokenDefs } from '../../kit/map/token.tsx';
import {
  type BoardDoor,
  DOOR_GONE,
  DOOR_LOCKED,
  groundOf,
  isShut,
  type Terrain,
  TILES,
  terrainsAt,
  type View,
} from './game.ts';
import { moreSign, tokenSign } from './pictures.ts';
import { type Surface, surfaceOf } from './pieces.ts';

/** Sides of tiles differ in what they are made of. */
const TONES: Readonly<Record<string, GroundTone>> = {
  snow: { hue: 205, saturation: 12, light: 58 },
  timber: { hue: 30, saturation: 30, light: 28 },
  dirt: { hue: 32, saturation: 24, light: 27 },
  farm: { hue: 46, saturation: 28, light: 29 },
  marsh: { hue: 92, saturation: 20, light: 21 },
  thorns: { hue: 100, saturation: 22, light: 20 },
  graves: { hue: 80, saturation: 8, light: 25 },
  cellar: { hue: 24, saturation: 14, light: 24 },
  tomb: { hue: 220, saturation: 7, light: 28 },
  throne: { hue: 350, saturation: 14, light: 27 },
  library: { hue: 26, saturation: 26, light: 27 },
};

function toneOf(id: keyof typeof TILES): GroundTone {
  const { setting, look = [] } = TILES[id];
  const own = look.flatMap(one => TONES[one] ?? [])[0];
  return own ?? (setting === 'outdoors' ? HEATH : STONE);
}

/** The plan as it was laid: drawn once for each encounter, and again where terrain has changed. */
export const Ground = memo(
  function Ground({ view }: { readonly view: View }): ReactElement {
    const surface = surfaceOf(view);
    const { board, squares, floor } = surface;
    return (
      <g className="d2-ground">
        <defs>
          <TokenDefs />
          <MasonryDefs />
        </defs>
        <Masonry layout={squares} cells={floor} />
        {board.tiles.map(({ id, cells }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a plan lie in their order
          <Tiles key={i} layout={squares} cells={cells} ground={toneOf(id)} />
        ))}
        <Special view={view} surface={surface} />
        <Ways surface={surface} />
        <InnerWalls layout={squares} cells={floor} walls={board.walls.filter(({ kind }) => kind !== 'rail')} />
        <path className="d2-ledge" d={edgePath(board.walls.filter(({ kind }) => kind === 'rail'))} />
        <Coordinates layout={squares} />
      </g>
    );
  },
  (a, b) => surfaceOf(a.view) === surfaceOf(b.view) && a.view.ground === b.view.ground,
);

interface Drawn {
  readonly view: View;
  readonly surface: Surface;
}

/** Water, pits, lava and the like, each with a drawing of its own besides its colour. */
function Special({ view, surface: { board, squares } }: Drawn): ReactElement {
  const ground = groundOf(board, view.doors, view.ground);
  const at = new Map<Exclude<Terrain, 'plain'>, number[]>();
  for (const cell of board.cells)
    for (const terrain of terrainsAt(ground, cell)) at.set(terrain, [...(at.get(terrain) ?? []), cell]);
  return (
    <>
      {[...at].map(([terrain, cells]) =>
        terrain === 'obstacle' ? (
          <Rocks key={terrain} layout={squares} cells={cells} />
        ) : (
          <g key={terrain} className="d2-terrain" data-terrain={terrain}>
            {cells.map(cell => (
              <g key={cell} transform={`translate(${squares.x(cell) * SIDE} ${squares.y(cell) * SIDE})`}>
                <rect x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} />
                <path
                  d={STROKES[terrain]}
                  transform={grainOf(cell, 3) > 0.5 ? `matrix(-1 0 0 1 ${SIDE} 0)` : undefined}
                />
              </g>
            ))}
            <path className="d2-terrain-rim" d={squares.rim(new Set(cells), 1)} />
          </g>
        ),
      )}
    </>
  );
}

/** How special terrain is told apart without colours. */
const STROKES: Readonly<Record<Exclude<Terrain, 'plain' | 'obstacle'>, string>> = {
  water: 'M6 18q8-7 16 0t16 0 16 0M10 34q8-7 16 0t16 0 14 0M6 50q8-7 16 0t16 0 16 0',
  pit: 'M8 8l12 12M56 8L44 20M8 56l12-12M56 56L44 44M20 20h24v24H20z',
  lava: 'M10 50q6-14 12-6 6-22 12-8 6-16 10 2 6-10 10 8M14 20q6-8 12 0M38 16q6-8 12 0',
  sludge: 'M8 20q10 10 20 0t20 0M14 40q8 8 18 0t22 2M20 54h6M44 28h5',
  hazard: 'M32 10L54 50H10zM32 24v14M32 43v3',
  chasm: 'M0 0L64 64M64 0L0 64',
  crumbling: 'M6 30l14 4 6-12 10 16 8-8 14 6M22 34l-4 20M36 38l8 18M26 22l4-16',
};

/** Where figures come onto the map and leave it. */
function Ways({ surface: { board, squares } }: { readonly surface: Surface }): ReactElement {
  const cells = board.tiles.flatMap(({ rim }) => rim);
  return <path className="d2-way-out" d={cells.map(cell => squares.shape([cell], 8, 6)).join('')} />;
}

type Stand = 'open' | 'closed' | 'locked';

/** Doors as they stand, and tokens. */
export function Elements({ view }: { readonly view: View }): ReactElement {
  const { board, squares, floor } = surfaceOf(view);
  return (
    <g className="d2-elements">
      {board.doors.map(door => {
        if (!door.pairs.flat().some(cell => floor.has(cell))) return null;
        const stands = view.doors[door.number];
        if (stands === DOOR_GONE) return null;
        const as: Stand = !isShut(stands) ? 'open' : stands === DOOR_LOCKED ? 'locked' : 'closed';
        return <Door key={door.number} door={door} as={as} />;
      })}
      {view.tokens.map(({ id, kind, cell }) =>
        cell === null ? null : <Lying key={id} id={id} kind={kind} at={squares.middle(cell)} />,
      )}
    </g>
  );
}

function Door({ door: { kind, edges, number }, as }: { readonly door: BoardDoor; readonly as: Stand }): ReactElement {
  const d = edgePath(edges);
  const [first] = edges;
  return (
    <g className="d2-door" data-kind={kind} data-stands={as} data-door={number}>
      <path className="d2-door-frame" d={d} />
      <path className="d2-door-leaf" d={d} />
      {as === 'locked' && first && (
        <g
          transform={`translate(${(first.x + (first.side === 'E' ? 1 : first.side === 'W' ? 0 : 0.5)) * SIDE - 11} ${(first.y + (first.side === 'S' ? 1 : first.side === 'N' ? 0 : 0.5)) * SIDE - 11}) scale(${22 / 512})`}
        >
          <path className="d2-lock" d={moreSign('key-lock')} />
        </g>
      )}
    </g>
  );
}

interface LyingProps {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [number, number];
}

const OBJECTIVES: Readonly<Record<string, string>> = {
  red: '#c0392b',
  blue: '#2e6da4',
  green: '#3f7a3a',
  white: '#d9d4c7',
};

/** A token lies in the corner of its space, so that whoever stands there can be seen. */
function Lying({ id, kind, at: [x, y] }: LyingProps): ReactElement {
  const colour = OBJECTIVES[kind.replace(/^objective-/, '')] ?? (kind === 'search' ? '#b8862d' : '#6a5a8c');
  const sign = tokenSign(kind);
  return (
    <g className="d2-token" data-token={id} transform={`translate(${x + 14} ${y + 14})`}>
      <circle r={15} fill="#0b0907" opacity={0.6} cx={1} cy={2} />
      <circle r={15} fill={colour} stroke="#f3e5bd" strokeWidth={2} />
      <g transform={`translate(-9 -9) scale(${18 / 512})`}>
        <path d={sign} fill={kind === 'objective-white' ? '#241d14' : '#fff6dd'} />
      </g>
    </g>
  );
}
