import { type ReactElement, Suspense, useMemo, useRef, useState } from 'react';
import { Camera } from '../../kit/map/camera.ts';
import { MapTools } from '../../kit/map/map-tools.tsx';
import { MapWindow } from '../../kit/map/map-window.tsx';
import { squareNeighbour } from '../../kit/map/neighbours.ts';
import { MapCursor, type Offered, Offering } from '../../kit/map/overlays.tsx';
import { standingNeighbour } from '../../kit/map/standing-layout.ts';
import { Token } from '../../kit/map/token.tsx';
import { usePrefersStillness } from '../../kit/motion/pace.ts';
import { Picked } from '../../kit/picking/picked.tsx';
import type { Thing } from '../../kit/picking/picking.ts';
import { useMapPicking } from '../../kit/picking/use-map-picking.ts';
import { useMedia } from '../../kit/use-media.ts';
import { lazily } from '../../parts/lazily.ts';
import { doorText, optionText, spaceText } from './describe.ts';
import { Elements, Ground } from './Ground.tsx';
import { type Choice, nameOf, type View } from './game.ts';
import { Looking } from './Looking.tsx';
import { useMoreSigns } from './pictures.ts';
import { type Piece, piecesOf, type Surface, surfaceOf } from './pieces.ts';
import { useTable } from './Table.tsx';
import { numberOf, partOf, thing } from './things.ts';

const Camp = lazily(
  async () => (await import('./Camp.tsx')).Camp,
  () => null,
);

/** Pixels of a space on which figures can be told apart, and which a finger hits: most quests are seen whole from the beginning, and how much life is left stands beside the map, too. */
const SMALLEST = 31;
const FINGER = 44;

/** Between two quests what can be had and decided; else the dungeon: whoever acts goes to a glowing space or strikes a glowing foe; doors and tokens are pointed at where they are. */
export function Board(): ReactElement {
  return useTable().view.stage === 'campaign' ? (
    <Suspense>
      <Camp />
    </Suspense>
  ) : (
    <Dungeon />
  );
}

function Dungeon(): ReactElement {
  const table = useTable();
  const { view, ask, lang, seat, motion, looked, leading, optionAt, tell, optionId, acting, hero } = table;
  const window = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera());
  const coarse = useMedia('(pointer: coarse)');
  camera.smallest = coarse ? FINGER : SMALLEST;
  const still = usePrefersStillness() || motion === 'none';
  const surface = surfaceOf(view);
  const { squares, layout, board } = surface;
  const signs = useMoreSigns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces whose outline comes later are made again with it
  const pieces = useMemo(() => piecesOf(view), [view, signs]);
  const neighbour = useMemo(
    () => standingNeighbour(layout, squareNeighbour(squares), door => board.doors[door]?.pairs[0]?.[0] ?? 0),
    [layout, squares, board],
  );
  const offered = offeredOn(view, surface, pieces, leading, optionAt);
  const thingAt = (cell: number): Thing => thingOn(view, surface, pieces, leading, cell);
  const choiceOf = (id: string | null): Choice | null =>
    id === null ? null : (ask?.options.find(option => optionId(option) === id) ?? null);
  const filmed = pieces.find(({ id }) => id === acting) ?? pieces.find(({ id }) => id === hero?.id) ?? pieces[0];
  const start = filmed?.cell ?? offered[0]?.cells[0] ?? board.cells[0] ?? 0;
  const { cell, keys, gestures } = useMapPicking({
    picking: table,
    camera,
    layout,
    neighbour,
    thingAt,
    start,
    stops: offered.map(({ cells }) => cells[0] ?? 0),
    skip: () => {},
  });
  const here = cell === null ? null : choiceOf(optionAt(thingAt(cell)));
  const door = cell === null || cell < layout.size ? null : cell - layout.size;
  const turn = view.turns[view.turns.length - 1];
  const points = turn?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
  return (
    <MapWindow
      window={window}
      camera={camera}
      className="d2-board"
      bounds={squares.bounds}
      focus={{ x: squares.x(start), y: squares.y(start) }}
      hold={looked !== null && coarse}
      still={still}
      label={tell('map')}
      help={tell('mapHelp')}
      caption={
        cell === null
          ? ''
          : door === null
            ? spaceText(view, cell, here ? [here] : [], lang, seat)
            : [doorText(view, door, lang), ...(here ? [tell('enter', optionText(here, lang, seat))] : [])].join('. ')
      }
      note={turn === undefined ? null : tell('left', nameOf(turn.figure, lang), turn.actions, points)}
      gestures={gestures}
      keys={keys}
      layers={[
        <Ground key="ground" view={view} />,
        <Elements key="elements" view={view} />,
        <g key="pieces">
          {pieces.map(({ id, cell: at, look, tired }) => (
            <Token key={id} id={id} cell={at} layout={squares} look={look} tired={tired} active={id === acting} />
          ))}
        </g>,
        <g key="above">
          <Looking choice={choiceOf(looked)} hovered={cell} />
          <Offering layout={layout} offered={offered} />
          {keys.cell !== null && <MapCursor layout={layout} cell={keys.cell} />}
        </g>,
      ]}
    >
      <MapTools camera={camera} lang={lang} fitText={tell('fit')} onFit={() => camera.showAll(squares.bounds)} />
      <Picked
        picking={table}
        words={{ picked: tell('pick'), further: tell('further'), letGo: tell('letGo') }}
        textOf={choice => optionText(choice, lang, seat)}
        optionId={optionId}
        onChoose={table.onChoose}
        onLook={table.onLook}
      />
    </MapWindow>
  );
}

/** What is meant by a place: whatever of it leads on in the decision, else whoever stands there, what lies there, the space. */
function thingOn(
  view: View,
  { layout }: Surface,
  pieces: readonly Piece[],
  leading: ReadonlySet<Thing>,
  cell: number,
): Thing {
  if (cell >= layout.size) return thing('door', cell - layout.size);
  const there = [
    ...pieces.flatMap(({ id, cells }) => (cells.includes(cell) ? [thing('figure', id)] : [])),
    ...view.tokens.flatMap(token => (token.cell === cell ? [thing('token', token.id)] : [])),
    thing('cell', cell),
  ];
  return there.find(one => leading.has(one)) ?? there[0] ?? thing('cell', cell);
}

/** What glows: spaces to go to or to stand on, figures to strike or to help, doors, tokens. */
function offeredOn(
  view: View,
  { layout }: Surface,
  pieces: readonly Piece[],
  leading: ReadonlySet<Thing>,
  optionAt: (one: Thing) => string | null,
): readonly Offered[] {
  return [...leading].flatMap((one): Offered[] => {
    const spot = { key: one, option: optionAt(one) ?? undefined };
    const cell = numberOf('cell', one);
    if (cell !== null) return [{ ...spot, cells: [cell], glow: 'move' }];
    const door = numberOf('door', one);
    if (door !== null) return [{ ...spot, cells: [layout.size + door], glow: 'pick' }];
    const token = view.tokens.find(({ id }) => id === partOf('token', one));
    if (token?.cell != null) return [{ ...spot, cells: [token.cell], glow: 'pick' }];
    const piece = pieces.find(({ id }) => id === partOf('figure', one));
    if (piece === undefined) return [];
    const isFoe = isFoeOf(view, piece.id);
    return [{ ...spot, cells: piece.cells, glow: isFoe ? 'strike' : 'pick' }];
  });
}

/** Whether a figure is on the other side than whoever acts. */
function isFoeOf({ turns, monsters, companions, stage }: View, id: string): boolean {
  const ofOverlord = (one: string): boolean =>
    monsters.some(monster => monster.id === one) ||
    companions.some(({ id: own, side }) => own === one && side === 'overlord');
  const acting = turns[turns.length - 1]?.figure;
  return ofOverlord(id) !== (acting === undefined ? stage === 'overlord' : ofOverlord(acting));
}
