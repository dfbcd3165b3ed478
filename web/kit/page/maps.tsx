import type { Lang } from '@tafelrunde/engine';
import { flowerHexes, flowerNeighbours, hexDistance } from '@tafelrunde/engine/geometry';
import type { ReactElement } from 'react';
import { Bubble } from '../map/bubble.tsx';
import { Coordinates, PlaceNames } from '../map/coordinates.tsx';
import { Hexes } from '../map/hexes.ts';
import { Lanterns, LightDefs, Shade } from '../map/light.tsx';
import { hexNeighbour, squareNeighbour, zoneNeighbour } from '../map/neighbours.ts';
import { Aim, Covered, Crying, HatchDefs, Label, Offering, PlaceDot, Ruler, Way } from '../map/overlays.tsx';
import { Squares } from '../map/squares.ts';
import { HEATH, Rocks, Tiles } from '../map/tiles.tsx';
import { Disc, Token, TokenDefs } from '../map/token.tsx';
import type { TokenLook } from '../map/token-look.ts';
import { TurnArrows, TurnRing } from '../map/turning.tsx';
import { Zones } from '../map/zones.ts';
import { icons } from './icons.ts';
import { MapDemo } from './map-demo.tsx';
import { Show } from './show.tsx';

const HERO: TokenLook = { shape: 'round', tone: 'gold', picture: icons.barbarian, base: { w: 1, h: 1 }, facing: 90 };
const FOE: TokenLook = { shape: 'six', tone: 'bone', picture: icons['skull-crossed-bones'], base: { w: 1, h: 1 } };

const squares = new Squares(12, 7);
const floor = Array.from({ length: 84 }, (_, cell) => cell);
const at = (x: number, y: number): number => y * 12 + x;

/** Ways, sights and offers on squares. */
function SquareMap({ lang }: { readonly lang: Lang }): ReactElement {
  const middle = (x: number, y: number) => squares.middle(at(x, y));
  return (
    <MapDemo
      label="Squares"
      lang={lang}
      layout={squares}
      neighbour={squareNeighbour(squares)}
      start={at(1, 1)}
      layers={[
        <g key="ground">
          <defs>
            <LightDefs />
            <TokenDefs />
            <HatchDefs />
          </defs>
          <Tiles layout={squares} cells={floor} />
          <Shade bounds={squares.bounds} lights={[middle(2, 0), middle(9, 0)]} />
          <Coordinates layout={squares} />
        </g>,
        <Lanterns key="light" ground={squares.shape(floor, 0)} bearers={[{ id: 'hero', at: middle(2, 2) }]} />,
        <g key="pieces">
          <Token id="hero" cell={at(2, 2)} layout={squares} look={HERO} active />
          <Token id="foe" cell={at(9, 4)} layout={squares} look={FOE} />
          <Token id="other" cell={at(4, 5)} layout={squares} look={{ ...FOE, number: '2' }} />
        </g>,
        <g key="above">
          <Offering
            layout={squares}
            offered={[
              { key: 'a', cells: [at(4, 2)], glow: 'move', option: undefined, note: '2' },
              { key: 'b', cells: [at(5, 2)], glow: 'move', option: undefined, note: '3' },
              { key: 'c', cells: [at(9, 4)], glow: 'strike', option: undefined },
              { key: 'd', cells: [at(4, 5)], glow: 'pick', option: undefined },
              { key: 'e', cells: [at(6, 5), at(7, 5)], glow: 'trade', option: undefined },
            ]}
          >
            <PlaceDot at={squares.middle(at(10, 1), { w: 2, h: 2 })} option={undefined} />
          </Offering>
          <Covered layout={squares} cells={[at(10, 3), at(10, 4), at(10, 5)]} as="behind" />
          <Covered layout={squares} cells={[at(8, 3), at(8, 4), at(8, 5)]} as="near" rim />
          <Way spots={[middle(2, 2), middle(3, 1), middle(5, 1), middle(6, 2)]} text="4 squares">
            <Disc look={HERO} />
          </Way>
          <Aim from={middle(2, 2)} to={middle(9, 4)} barred={false} text="in sight" along={0.75} />
          <TurnArrows
            at={middle(2, 2)}
            base={HERO.base}
            turns={[0, 180, 270].map(degrees => ({ degrees, option: `turn ${degrees}` }))}
            looked="turn 180"
          />
          <TurnRing
            at={middle(2, 5)}
            base={HERO.base}
            turns={[0, 90, 180].map(degrees => ({ degrees, option: `ring ${degrees}` }))}
            looked="ring 90"
          />
          <Bubble
            at={middle(9, 4)}
            rows={[
              { text: 'hit', share: 0.83, note: '83 %' },
              { text: 'defeat', share: 0.41, note: '41 %' },
            ]}
          />
          <Crying layout={squares} cry={{ cell: at(4, 5), text: '2 hits', tone: 'bad' }} />
        </g>,
      ]}
    />
  );
}

/** What is seen from a place, and two rulers around a large base. */
function SightMap({ lang }: { readonly lang: Lang }): ReactElement {
  const rocks = [at(6, 3), at(6, 4)];
  const hidden = floor.filter(cell => squares.x(cell) > 6 && [2, 3, 4, 5].includes(squares.y(cell)));
  const seen = floor.filter(cell => !hidden.includes(cell) && !rocks.includes(cell));
  const base = { w: 2, h: 2 };
  return (
    <MapDemo
      label="Sight and range"
      lang={lang}
      layout={squares}
      neighbour={squareNeighbour(squares)}
      start={at(3, 3)}
      layers={[
        <g key="ground">
          <Tiles layout={squares} cells={floor} ground={HEATH} />
          <Rocks layout={squares} cells={rocks} />
        </g>,
        <Token
          key="boss"
          id="boss"
          cell={at(3, 3)}
          layout={squares}
          look={{ ...FOE, shape: 'eight', tone: 'blood', picture: icons.troll, base, facing: 90 }}
        />,
        <g key="above">
          <Covered layout={squares} cells={hidden} as="unseen" />
          <Covered layout={squares} cells={seen} as="seen" rim />
          <Ruler base={{ x: 192, y: 192, w: 128, h: 128 }} length={1.5} text="short" />
          <Aim from={squares.middle(at(4, 4))} to={squares.middle(at(9, 4))} barred text="out of sight" />
        </g>,
      ]}
    />
  );
}

/** Three tiles of seven hexes. */
const centre = { q: 0, r: 0 };
const tiles = [centre, ...flowerNeighbours(centre).slice(0, 2)].map(flowerHexes);
const hexes = new Hexes(tiles.flat());
const TERRAIN = ['#5d7a3d', '#7b6a45', '#3f5f34', '#8a7f62', '#566b78', '#6d5a3a', '#4b6b4b'] as const;

function HexMap({ lang }: { readonly lang: Lang }): ReactElement {
  const steps = hexes.hexes.flatMap((hex, cell) => (hexDistance(hex, centre) === 1 ? [cell] : []));
  return (
    <MapDemo
      label="Hexes"
      lang={lang}
      layout={hexes}
      neighbour={hexNeighbour(hexes)}
      start={0}
      layers={[
        <g key="ground">
          {hexes.hexes.map(({ q, r }, cell) => (
            <path key={`${q},${r}`} d={hexes.shape([cell], 1)} fill={TERRAIN[cell % TERRAIN.length]} stroke="#1a140c" />
          ))}
          {tiles.map(tile => {
            const cells = tile.map(hex => hexes.cell(hex) ?? 0);
            return <path key={cells[0]} className="kit-rim kit-rim-seen" d={hexes.rim(new Set(cells), 0)} />;
          })}
        </g>,
        <Token key="hero" id="hex-hero" cell={0} layout={hexes} look={{ ...HERO, facing: 60 }} active />,
        <g key="above">
          <Offering
            layout={hexes}
            offered={steps.map((cell, i) => ({
              key: String(cell),
              cells: [cell],
              glow: i === 3 ? 'strike' : 'move',
              option: undefined,
              note: String((i % 4) + 2),
            }))}
          />
          <Label at={hexes.middle(hexes.cell({ q: 2, r: 1 }) ?? 0)} text="village" />
        </g>,
      ]}
    />
  );
}

const box = (x: number, y: number, w: number, h: number) => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];
const zones = new Zones([
  { corners: box(0, 0, 4, 3), links: [1, 2] },
  { corners: box(4, 0, 3, 4), links: [0, 2] },
  {
    corners: [
      { x: 0, y: 3 },
      { x: 4, y: 3 },
      { x: 4, y: 4 },
      { x: 7, y: 4 },
      { x: 7, y: 6 },
      { x: 0, y: 6 },
    ],
    links: [0, 1],
  },
]);

function ZoneMap({ lang }: { readonly lang: Lang }): ReactElement {
  const crowd = [icons.troll, icons['goblin-head'], icons.ogre, icons.troll, icons.troll];
  return (
    <MapDemo
      label="Zones"
      lang={lang}
      layout={zones}
      neighbour={zoneNeighbour(zones)}
      start={0}
      layers={[
        <g key="ground">
          {zones.zones.map((_, cell) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: zones are known by their number
              key={cell}
              d={zones.shape([cell], 2)}
              fill={['#4a4038', '#3d4738', '#3b3f4a'][cell]}
              stroke="#c8b58d"
              strokeWidth={3}
            />
          ))}
          <PlaceNames
            size={13}
            places={['Gate', 'Long hall of the dwarf king', 'Treasury'].map((name, cell) => {
              const [x, y] = zones.middle(cell);
              return { name, x, y: y + 56, room: 110 };
            })}
          />
        </g>,
        <g key="pieces">
          {crowd.map((picture, i) => {
            const [x, y] = zones.seat(2, i, crowd.length);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: places in a zone
              <g key={i} transform={`translate(${x} ${y})`}>
                <Disc look={{ ...FOE, tone: 'blood', picture, number: String(i + 1) }} />
              </g>
            );
          })}
          <Token id="zone-hero" cell={0} layout={zones} look={{ ...HERO, facing: undefined }} active />
        </g>,
        <Offering
          key="above"
          layout={zones}
          offered={[{ key: 'zone', cells: [1], glow: 'move', option: undefined }]}
        />,
      ]}
    />
  );
}

const LOOKS: readonly (readonly [name: string, look: TokenLook, tired?: boolean])[] = [
  ['well', { ...HERO, pips: { of: 5, hurt: 0, square: 4 } }],
  [
    'wounded, bleeding, guarded',
    {
      ...HERO,
      picture: icons['wizard-face'],
      facing: 180,
      pips: { of: 5, hurt: 4, square: 4 },
      conditions: [
        { key: 'injured', sign: 'drop', tone: 'bad' },
        { key: 'guarded', sign: 'shield', tone: 'good' },
      ],
    },
  ],
  ['of legend', { ...HERO, picture: icons['woman-elf-face'], rays: true, pips: { of: 4, hurt: 1, square: 3 } }],
  ['has acted', { ...HERO, picture: icons['dwarf-face'], pips: { of: 5, hurt: 2, square: 4 } }, true],
  ['one of many', { ...FOE, facing: 270, number: '3' }],
  [
    'life, blessed',
    {
      ...HERO,
      tone: 'red',
      facing: undefined,
      picture: icons.swordman,
      life: { now: 9, full: 14 },
      conditions: [{ key: 'blessed', sign: { d: icons['light-bulb'] }, tone: 'good' }],
    },
  ],
  [
    'nearly dead',
    { ...HERO, tone: 'blue', shape: 'square', facing: undefined, picture: icons.bowman, life: { now: 2, full: 9 } },
  ],
  [
    'five conditions',
    {
      ...FOE,
      picture: icons.troll,
      conditions: (['a', 'b', 'c', 'd', 'e'] as const).map(key => ({ key, sign: { d: icons.trophy }, tone: 'bad' })),
    },
  ],
  ['two by two', { ...FOE, shape: 'eight', tone: 'blood', picture: icons.troll, base: { w: 2, h: 2 }, facing: 0 }],
  ['two by one', { ...FOE, tone: 'blood', picture: icons.ogre, base: { w: 2, h: 1 }, facing: 90 }],
  ['two by three', { ...FOE, tone: 'bone', picture: icons.brute, base: { w: 2, h: 3 }, facing: 180 }],
];

/** Pieces of every kind, in rows. */
function Tokens(): ReactElement {
  const layout = new Squares(30, 4);
  let x = 0;
  return (
    <svg className="kit-tokens-demo" viewBox="-10 -20 1640 240" role="img" aria-label="Pieces in their states">
      {LOOKS.map(([name, look, tired = false]) => {
        const cell = x;
        x += look.base.w + 1;
        return (
          <Token key={name} id={name} cell={cell} layout={layout} look={look} tired={tired} active={name === 'well'} />
        );
      })}
    </svg>
  );
}

export function MapParts({ lang }: { readonly lang: Lang }): ReactElement {
  return (
    <>
      <Show
        part="map-squares"
        title="Map of squares"
        about="Layers, camera, gestures, keys; offers, way, sight line, turning, odds, light."
      >
        <SquareMap lang={lang} />
      </Show>
      <Show
        part="map-sight"
        title="Sight and range"
        about="What is seen and what is not, rulers, a barred line, rocks on turf."
      >
        <SightMap lang={lang} />
      </Show>
      <Show part="map-hexes" title="Map of hexes" about="Tiles of seven hexes, steps with their costs.">
        <HexMap lang={lang} />
      </Show>
      <Show part="map-zones" title="Map of zones" about="Areas of any shape; pieces stand in rows inside them.">
        <ZoneMap lang={lang} />
      </Show>
      <Show
        part="tokens"
        title="Pieces"
        about="Any base; wounds, life, conditions, facing; told apart by shape and by colour."
      >
        <Tokens />
      </Show>
    </>
  );
}
