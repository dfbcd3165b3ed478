import type { Lang } from '@tafelrunde/engine';
import { memo, type ReactElement } from 'react';
import type { CellZones } from '../../kit/map/cell-zones.ts';
import { PlaceNames } from '../../kit/map/coordinates.tsx';
import { Glyph } from '../../kit/map/glyph.tsx';
import { grainOf } from '../../kit/map/grain.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { adventureOf, doorZones, groundOf, halls, rocks, type View, woods, zoneName } from './game.ts';
import { moreSign, SIGNS } from './pictures.ts';

type AdventureId = View['adventure'];

interface Props {
  readonly adventure: AdventureId;
  readonly layout: CellZones;
  readonly lang: Lang;
}

/** What a zone is made of, as its tile is drawn. */
type Stuff = 'cobbles' | 'planks' | 'flags' | 'grass' | 'rock' | 'rubble' | 'thicket' | 'water' | 'pit';

/** The strokes of each, on a square that is repeated. */
const STROKES: Readonly<Record<Stuff, readonly [size: number, d: string]>> = {
  cobbles: [32, 'M0 8h32M0 24h32M8 8v16M24 8v16M0 0v8M16 0v8M16 24v8M32 0v8'],
  planks: [64, 'M0 16h64M0 32h64M0 48h64M0 64h64M20 0v16M48 16v16M12 32v16M40 48v16'],
  flags: [64, 'M0 0h64v64h-64zM0 32h32M32 20h32M32 0v64'],
  grass: [48, 'M6 14l3-8 3 8M28 40l3-9 3 9M36 12l2-6 2 6M10 38l2-6 2 6'],
  rock: [64, 'M0 12l18 8 14-10 20 12 12-6M8 44l16 8 12-12 18 8M30 20l4 18'],
  rubble: [48, 'M6 10l8-4 6 6-6 6-8-2zM28 28l10-3 6 7-8 7-9-4zM30 6l5-2 3 4-5 3zM8 36l6-2 3 5-6 3z'],
  thicket: [40, 'M10 16a5 5 0 1 1 6-5 5 5 0 1 1 2 8M26 36a5 5 0 1 1 6-5 5 5 0 1 1 2 8M30 10l2-6 2 6M6 34l2-6 2 6'],
  water: [48, 'M0 12q6-6 12 0t12 0 12 0 12 0M0 36q6-6 12 0t12 0 12 0 12 0'],
  pit: [32, 'M4 30l4-18 4 18M20 30l4-22 4 22'],
};

/** The ground of every zone, its borders, walls and ledges: it never changes. */
export const Ground = memo(function Ground({ adventure, layout, lang }: Props): ReactElement {
  const { drawn } = groundOf(adventure);
  const zones = Array.from({ length: layout.size }, (_, zone) => ({ zone, stuff: stuffOf(adventure, layout, zone) }));
  return (
    <g className="ss-ground">
      <defs>
        {[...new Set(zones.map(({ stuff }) => stuff))].map(stuff => {
          const [size, d] = STROKES[stuff];
          return (
            <pattern key={stuff} id={`ss-${stuff}`} width={size} height={size} patternUnits="userSpaceOnUse">
              <path className="ss-strokes" d={d} />
            </pattern>
          );
        })}
      </defs>
      {zones.map(({ zone, stuff }) => {
        const d = layout.shape([zone], 0);
        return (
          <g key={zone} className="ss-zone" data-stuff={stuff}>
            <path d={d} style={{ filter: `brightness(${0.92 + 0.16 * grainOf(zone)})` }} />
            <path d={d} fill={`url(#ss-${stuff})`} />
          </g>
        );
      })}
      <path className="ss-border" d={zones.map(({ zone }) => borderOf(layout, zone)).join('')} />
      <path className="ss-walls" d={wallsOf(drawn)} />
      <path className="ss-walls ss-wall-tops" d={wallsOf(drawn)} />
      {ledgesOf(drawn).map(({ x, y, turn }) => (
        <path
          key={`${x} ${y} ${turn}`}
          className="ss-ledge"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-26 -4h52M-18 -3l9 12 9-12M0 -3l9 12 9-12"
        />
      ))}
      <PlaceNames
        size={13}
        places={zones.map(({ zone }) => ({ name: zoneName(adventure, zone, lang), ...lastRow(layout, zone) }))}
      />
    </g>
  );
});

/** Where the name of a zone stands: along its lower edge. */
function lastRow(layout: CellZones, zone: number): { readonly x: number; readonly y: number; readonly room: number } {
  const cells = layout.cellsOf(zone);
  const last = Math.max(...cells.map(({ y }) => y));
  const row = cells.flatMap(({ x, y }) => (y === last ? [x] : [])).sort((a, b) => a - b);
  const [from = 0] = row;
  // Only as far as it goes on without a gap.
  const count = row.findIndex((x, i) => x !== from + i);
  const width = count < 0 ? row.length : count;
  return { x: (from + width / 2) * SIDE, y: (last + 1) * SIDE - 9, room: width * SIDE - 8 };
}

/** Tiles are six cells wide. */
const TILE = 6;

/** Streets are cobbled, rooms closed all round have planks, halls flagstones; what is difficult or dangerous lies as its tile has it. */
function stuffOf(adventure: AdventureId, layout: CellZones, zone: number): Stuff {
  const cells = layout.cellsOf(zone);
  const [x = 0, y = 0] = [cells[0]?.x, cells[0]?.y];
  const { tiles } = adventureOf(adventure);
  const tile = tiles.find(({ at }) => at[0] === Math.floor(x / TILE) && at[1] === Math.floor(y / TILE))?.tile ?? '';
  const terrain = groundOf(adventure).terrain[zone];
  const isRock = tile in rocks;
  const isWild = isRock || tile in woods;
  if (terrain === 'dangerous') return isRock ? 'pit' : 'water';
  if (terrain === 'difficult') return isWild && !isRock ? 'thicket' : 'rubble';
  if (isWild) return isRock ? 'rock' : 'grass';
  if (tile in halls) return 'flags';
  return borderOf(layout, zone, true) === '' ? 'planks' : 'cobbles';
}

type Drawn = ReturnType<typeof groundOf>['drawn'];

/** Where a zone meets another one; only where no wall and no door stands between them, if that is wanted. */
function borderOf(layout: CellZones, zone: number, open = false): string {
  let d = '';
  for (const { x, y, edges } of layout.cellsOf(zone)) {
    const meets = (dx: number, dy: number, edge: string): boolean => {
      const other = layout.at({ x: x + dx, y: y + dy });
      return other !== null && other !== zone && !(open && (edge === 'wall' || edge === 'door'));
    };
    if (meets(1, 0, edges.E)) d += `M${(x + 1) * SIDE} ${y * SIDE}v${SIDE}`;
    if (meets(0, 1, edges.S)) d += `M${x * SIDE} ${(y + 1) * SIDE}h${SIDE}`;
    if (open && (meets(-1, 0, edges.W) || meets(0, -1, edges.N))) d += 'M0 0';
  }
  return d;
}

function wallsOf({ ground }: Drawn): string {
  let d = '';
  for (const cell of ground) {
    if (cell === null) continue;
    const { x, y, edges } = cell;
    if (edges.N === 'wall') d += `M${x * SIDE} ${y * SIDE}h${SIDE}`;
    if (edges.W === 'wall') d += `M${x * SIDE} ${y * SIDE}v${SIDE}`;
    if (edges.S === 'wall') d += `M${x * SIDE} ${(y + 1) * SIDE}h${SIDE}`;
    if (edges.E === 'wall') d += `M${(x + 1) * SIDE} ${y * SIDE}v${SIDE}`;
  }
  return d;
}

const TURNS = { S: 0, W: 90, N: 180, E: 270 } as const;

/** Ledges are walked one way only: the arrows point down. */
function ledgesOf({ ground }: Drawn): { readonly x: number; readonly y: number; readonly turn: number }[] {
  return ground.flatMap(cell => {
    if (cell === null) return [];
    const { x, y, edges } = cell;
    const found = [];
    if (edges.S !== 'wall' && edges.S !== 'none' && edges.S !== 'door')
      found.push({ x: (x + 0.5) * SIDE, y: (y + 1) * SIDE, turn: TURNS[edges.S] });
    if (edges.E !== 'wall' && edges.E !== 'none' && edges.E !== 'door')
      found.push({ x: (x + 1) * SIDE, y: (y + 0.5) * SIDE, turn: TURNS[edges.E] });
    return found;
  });
}

/** Doors, chests, portals, altars, shadows, fire and whatever lies about: in the corners of their zones, so that figures have the middle. */
export function Elements({ view, layout }: { readonly view: View; readonly layout: CellZones }): ReactElement {
  const at = new Map<number, { readonly sign: string; readonly kind: string }[]>();
  const lay = (zone: number, sign: string, kind: string): void => {
    at.set(zone, [...(at.get(zone) ?? []), { sign, kind }]);
  };
  for (const { zone } of view.chests) lay(zone, SIGNS['locked-chest'], 'chest');
  for (const zone of view.searches) lay(zone, SIGNS['magnifying-glass'], 'search');
  for (const zone of view.shadows) lay(zone, SIGNS['shadow-follower'], 'shadow');
  for (const { zone, open } of view.portals) lay(zone, SIGNS['magic-portal'], open ? 'portal' : 'portal-closed');
  for (const { zone, active } of view.altars) lay(zone, SIGNS['stone-tablet'], active ? 'altar' : 'altar-dark');
  for (const { zone } of view.waypoints) lay(zone, SIGNS['star-swirl'], 'waypoint');
  for (const { zone } of view.storyCards) lay(zone, SIGNS['scroll-unfurled'], 'waypoint');
  view.ground.forEach(({ fire, items, loot, treasure, keys, tokens, coins }, zone) => {
    if (fire.length > 0) lay(zone, SIGNS.fire, 'fire');
    if (items.length + loot + treasure + coins[0] + coins[1] + coins[2] > 0) lay(zone, SIGNS['swap-bag'], 'loot');
    for (const _ of keys) lay(zone, SIGNS.key, 'loot');
    for (const _ of tokens) lay(zone, moreSign('campfire'), 'token');
  });
  return (
    <g className="ss-elements">
      {view.ground.map(({ fire }, zone) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: zones are known by their number
        fire.length > 0 ? <path key={zone} className="ss-burning" d={layout.shape([zone], 0)} /> : null,
      )}
      {view.doors.map(({ id, state }) => (
        <Door key={id} view={view} id={id} state={state} />
      ))}
      {[...at].flatMap(([zone, things]) =>
        things.map(({ sign, kind }, i) => {
          const [x, y] = placeOf(layout, zone, i);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: things lie in a row
            <g key={`${zone} ${i}`} transform={`translate(${x} ${y})`} className="ss-element" data-kind={kind}>
              <circle r={18} />
              <Glyph d={sign} size={25} x={-12.5} y={-12.5} fill="#fff" />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** The cells of a zone that figures take last. */
function placeOf(layout: CellZones, zone: number, i: number): readonly [number, number] {
  const cells = layout.cellsOf(zone).length;
  const [x, y] = layout.seat(zone, Math.max(0, cells - 1 - (i % Math.max(1, cells))), cells);
  return [x + 11, y - 11];
}

function Door({
  view,
  id,
  state,
}: {
  readonly view: View;
  readonly id: string;
  readonly state: string;
}): ReactElement | null {
  const { drawn } = groundOf(view.adventure);
  const [a, b] = doorZones(view, id);
  const edges = drawn.ground.flatMap((cell): (readonly [x: number, y: number, turn: number])[] => {
    if (cell === null || (cell.zone !== a && cell.zone !== b)) return [];
    const other = cell.zone === a ? b : a;
    const zoneAt = (x: number, y: number): number | null => drawn.ground[y * drawn.width + x]?.zone ?? null;
    if (cell.edges.E === 'door' && zoneAt(cell.x + 1, cell.y) === other) return [[cell.x + 1, cell.y + 0.5, 90]];
    if (cell.edges.S === 'door' && zoneAt(cell.x, cell.y + 1) === other) return [[cell.x + 0.5, cell.y + 1, 0]];
    return [];
  });
  const [first] = edges;
  if (first === undefined) return null;
  return (
    <>
      {edges.map(([x, y, turn]) => (
        <g
          key={`${x} ${y}`}
          className="ss-door"
          data-state={state}
          transform={`translate(${x * SIDE} ${y * SIDE}) rotate(${turn})`}
        >
          {state === 'open' ? (
            <path d="M-32 -6v12M32 -6v12M-32 0l-2 26M32 0l2 26" />
          ) : (
            <>
              <rect x={-31} y={-9} width={62} height={18} rx={3} />
              <path d="M-31 0h62M-18 -9v18M18 -9v18" />
              {state === 'locked' && <Glyph d={SIGNS['locked-chest']} size={22} x={-11} y={-11} fill="#ffd884" />}
            </>
          )}
        </g>
      ))}
    </>
  );
}
