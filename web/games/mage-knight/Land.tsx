import { memo, type ReactElement } from 'react';
import { PlaceNames } from '../../kit/map/coordinates.tsx';
import { Glyph } from '../../kit/map/glyph.tsx';
import { grainOf } from '../../kit/map/grain.ts';
import type { State, Terrain, View } from './game.ts';
import { names, terrainAt } from './game.ts';
import { icons } from './icons.ts';
import type { Land } from './land.ts';

/** The ground of each terrain: two tones, and what grows or lies there, drawn around the middle of the space. */
const GROUNDS: Readonly<Record<Terrain, { readonly fill: string; readonly edge: string; readonly sign: string }>> = {
  plains: { fill: '#8fa24f', edge: '#74863c', sign: 'M-16 12l3-8 3 8M-2 18l3-8 3 8M10 6l3-8 3 8M-12-8l2-6 2 6' },
  hills: { fill: '#a08a4e', edge: '#80703d', sign: 'M-24 12q10-20 20 0M-6 14q11-22 22 0M-14-4q8-16 16 0' },
  forest: { fill: '#4f7440', edge: '#3b5a30', sign: 'M-17 10l7-18 7 18zM-4 16l8-20 8 20zM8 4l6-16 6 16z' },
  wasteland: { fill: '#8a7a68', edge: '#6c5f51', sign: 'M-20 4l12-6 6 8 10-4M-8 14l9-3 7 5M-2-12l8 4 6-6' },
  desert: { fill: '#d1ae63', edge: '#ad8e4c', sign: 'M-22 2q8-8 16 0t16 0M-14 14q8-8 16 0t16 0M-8-10q6-6 12 0' },
  swamp: {
    fill: '#5e7162',
    edge: '#47574b',
    sign: 'M-18 8h12M-10 2v-10M-7 2l3-8M4 16h14M10 10v-10M13 10l3-8M-4-12h10',
  },
  lake: { fill: '#4a86a8', edge: '#396a86', sign: 'M-20-4q5-5 10 0t10 0 10 0M-14 8q5-5 10 0t10 0 10 0' },
  mountain: { fill: '#7d7a80', edge: '#5d5a62', sign: 'M-24 16l14-30 8 14 6-10 18 26zM-14-6l4-8 4 7' },
  sea: { fill: '#2d5f86', edge: '#22496a', sign: 'M-22-6q6-6 12 0t12 0 12 0M-16 8q6-6 12 0t12 0' },
};

/** From the middle of a space to where its name stands. */
const BELOW = 31;

interface Props {
  readonly land: Land;
  readonly map: View['map'];
  readonly night: boolean;
}

/** The spaces with their terrain, the rims of the tiles, and where the land is not known yet. */
export const Ground = memo(
  function Ground({ land, map, night }: Props): ReactElement {
    const state = { map } as State;
    return (
      <g className="mk-ground" data-night={night || undefined}>
        {land.spaces.map((hex, cell) => {
          const terrain = terrainAt(state, hex);
          return terrain === undefined ? null : <Space key={hex} land={land} cell={cell} terrain={terrain} />;
        })}
        <PlaceNames
          size={11}
          places={land.tiles.flat().map(cell => {
            const [x, y] = land.layout.middle(cell);
            return { name: names.space(land.spaces[cell] ?? 0), x, y: y + BELOW, room: 40 };
          })}
        />
        {land.tiles.map(cells => (
          <path key={cells[0]} className="mk-tile-rim" d={land.layout.rim(new Set(cells), 0)} />
        ))}
        {[...land.blank].map(([slot, cells]) => (
          <g key={slot} className="mk-blank">
            <path d={land.layout.shape(cells, 2)} />
            <Fog land={land} cell={cells[0] ?? 0} />
          </g>
        ))}
      </g>
    );
  },
  (a, b) => a.land === b.land && a.night === b.night && a.map.laid === b.map.laid,
);

function Space({ land, cell, terrain }: { readonly land: Land; readonly cell: number; readonly terrain: Terrain }) {
  const { fill, edge, sign } = GROUNDS[terrain];
  const [x, y] = land.layout.middle(cell);
  const turn = (grainOf(cell) - 0.5) * 14;
  return (
    <g data-terrain={terrain}>
      <path d={land.layout.shape([cell], 0.6)} fill={fill} stroke={edge} strokeWidth={1.4} />
      <path d={land.layout.shape([cell], 7)} fill="#fff" opacity={0.05 + 0.06 * grainOf(cell, 2)} />
      <path
        className={terrain === 'forest' || terrain === 'mountain' ? 'mk-sign mk-sign-full' : 'mk-sign'}
        d={sign}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        stroke={edge}
        fill={terrain === 'forest' || terrain === 'mountain' ? edge : 'none'}
      />
    </g>
  );
}

function Fog({ land, cell }: { readonly land: Land; readonly cell: number }): ReactElement {
  const [x, y] = land.layout.middle(cell);
  return <Glyph d={icons.sun} size={46} x={x - 23} y={y - 23} fill="#d9c48a" />;
}
