import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Camera } from '../../kit/map/camera.ts';
import { CellZones, cellZoneNeighbour } from '../../kit/map/cell-zones.ts';
import { pointOf } from '../../kit/map/layout.ts';
import { MapTools } from '../../kit/map/map-tools.tsx';
import { MapWindow } from '../../kit/map/map-window.tsx';
import { MapCursor, type Offered, Offering } from '../../kit/map/overlays.tsx';
import { standingNeighbour } from '../../kit/map/standing-layout.ts';
import { Token, TokenDefs } from '../../kit/map/token.tsx';
import { usePrefersStillness } from '../../kit/motion/pace.ts';
import { Picked } from '../../kit/picking/picked.tsx';
import type { Thing } from '../../kit/picking/picking.ts';
import { useMapPicking } from '../../kit/picking/use-map-picking.ts';
import { useMedia } from '../../kit/use-media.ts';
import { optionText, zoneText } from './describe.ts';
import { Elements, Ground } from './Ground.tsx';
import { type Choice, controls, dominates, groundOf, pointsFor, type View } from './game.ts';
import { Emporium, StoryPage, useIntents } from './later.tsx';
import { useMoreSigns } from './pictures.ts';
import { type Standing, standingOf } from './pieces.ts';
import { Shadows } from './Shadows.tsx';
import { useTable } from './Table.tsx';
import { partOf, thing, zoneOf } from './things.ts';

/** What is read aloud. */
const READ: ReadonlySet<string> = new Set(['story', 'decided', 'stage']);
const SMALLEST = 44;
const FINGER = 44;

const layouts: Record<string, CellZones> = {};
function layoutOf(adventure: View['adventure']): CellZones {
  layouts[adventure] ??= new CellZones(groundOf(adventure).drawn);
  return layouts[adventure];
}

/** The map; while the heroes are in town, the Emporium. */
export function Board(): ReactElement {
  return useTable().view.stage === 'emporium' ? <Emporium /> : <Adventure />;
}

/** Zones with everything in them; figures stand free and are pointed at like their zones. */
function Adventure(): ReactElement {
  const table = useTable();
  const { view, ask, fresh, lang, seat, motion, looked, leading, optionAt, tell, optionId, hero } = table;
  const window = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera());
  const coarse = useMedia('(pointer: coarse)');
  camera.smallest = coarse ? FINGER : SMALLEST;
  const still = usePrefersStillness() || motion === 'none';
  const zones = layoutOf(view.adventure);
  const signs = useMoreSigns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces look otherwise when their signs are there
  const standing = useMemo(() => standingOf(view, zones), [view, zones, signs]);
  const { pieces, layout } = standing;
  const neighbour = useMemo(
    () => standingNeighbour(layout, cellZoneNeighbour(zones), piece => pieces[piece]?.zone ?? 0),
    [layout, zones, pieces],
  );
  const offered = offeredOn(
    standing,
    leading,
    one => {
      const id = optionAt(one);
      return id === null ? undefined : ask?.options.find(choice => optionId(choice) === id);
    },
    optionAt,
  );
  const thingAt = (cell: number): Thing => {
    const piece = pieces[cell - zones.size];
    return piece === undefined ? thing('zone', cell) : thing('figure', piece.id);
  };
  const start = hero?.zone ?? 0;
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
  const { x, y } = pointOf(layout.middle(start));
  const zone = cell === null ? null : (pieces[cell - zones.size]?.zone ?? cell);
  const here = cell === null ? [] : (ask?.options.filter(choice => optionId(choice) === optionAt(thingAt(cell))) ?? []);
  const pointed = partOf('figure', table.minded);
  // Who is asked to react wants to know what to.
  const enemy =
    view.enemies.find(({ bodies }) => bodies.some(({ id }) => id === pointed)) ??
    (pointed === null && ask?.kind === 'react' ? view.enemies.find(({ notes }) => notes.activating === 1) : undefined);
  const struck = looked === null ? undefined : ask?.options.find(choice => optionId(choice) === looked);
  const intents = useIntents(pointed !== null || enemy !== undefined || struck?.do === 'attack');
  const drawn = { view, standing, lang };
  return (
    <MapWindow
      window={window}
      camera={camera}
      className="ss-board"
      bounds={zones.bounds}
      focus={{ x: x - 0.5, y: y - 0.5 }}
      hold={looked !== null && coarse}
      still={still}
      label={tell('map')}
      help={tell('mapHelp')}
      caption={
        enemy !== undefined && intents
          ? [
              intents.intentText(view, enemy, lang),
              ...here.map(choice => tell('enter', optionText(choice, lang, seat))),
            ].join(' ')
          : zone === null
            ? ''
            : zoneText(view, zone, here, lang, seat)
      }
      note={hero && view.turn?.hero === hero.id ? `${tell('points')}: ${pointsFor(view, hero, view.turn)}` : null}
      gestures={gestures}
      keys={keys}
      layers={[
        <g key="ground">
          <defs>
            <TokenDefs />
          </defs>
          <Ground adventure={view.adventure} layout={zones} lang={lang} />
          <Power view={view} layout={zones} />
        </g>,
        <Elements key="elements" view={view} layout={zones} />,
        <g key="pieces">
          {pieces.map(({ id, look, tired }, i) => (
            <Token
              key={id}
              id={id}
              cell={zones.size + i}
              layout={layout}
              look={look}
              tired={tired}
              active={id === view.active}
              scale={layout.scales[i]}
            />
          ))}
        </g>,
        <g key="above">
          {intents && enemy !== undefined && <intents.Intent {...drawn} enemy={enemy} />}
          {intents && enemy === undefined && pointed !== null && <intents.Sight {...drawn} hero={pointed} />}
          {intents && struck?.do === 'attack' && view.active !== null && (
            <intents.Line {...drawn} by={view.active} target={struck.target} />
          )}
          <Shadows layout={zones} />
          <Offering layout={layout} offered={offered} notes="head" />
          {keys.cell !== null && <MapCursor layout={layout} cell={keys.cell} />}
        </g>,
      ]}
    >
      <MapTools camera={camera} lang={lang} fitText={tell('fit')} onFit={() => camera.showAll(zones.bounds)} />
      <Picked
        picking={table}
        words={{ picked: tell('pick'), further: tell('further'), letGo: tell('letGo') }}
        textOf={choice => optionText(choice, lang, seat)}
        optionId={optionId}
        onChoose={table.onChoose}
        onLook={table.onLook}
      />
      {!table.over && (ask?.kind === 'decision' || fresh.some(({ kind }) => READ.has(kind))) && <StoryPage />}
    </MapWindow>
  );
}

/** Who has the upper hand in a zone: a rim in its colour, a broad one where it is dominated. */
function Power({ view, layout }: { readonly view: View; readonly layout: CellZones }): ReactElement {
  const held = new Set([...view.heroes, ...view.enemies.flatMap(({ bodies }) => bodies)].map(({ zone }) => zone));
  return (
    <g className="ss-power">
      {[...held].flatMap(zone =>
        (['heroes', 'enemies'] as const).flatMap(side =>
          controls(view, side, zone)
            ? [
                <path
                  key={`${zone} ${side}`}
                  data-side={side}
                  data-wholly={dominates(view, side, zone) || undefined}
                  d={layout.rim(new Set([zone]), 5)}
                />,
              ]
            : [],
        ),
      )}
    </g>
  );
}

/** What glows: zones to go to, figures to strike or to help. */
function offeredOn(
  { pieces, layout }: Standing,
  leading: ReadonlySet<Thing>,
  optionOf: (one: Thing) => Choice | undefined,
  optionAt: (one: Thing) => string | null,
): readonly Offered[] {
  return [...leading].flatMap((one): Offered[] => {
    const option = optionAt(one) ?? undefined;
    const zone = zoneOf(one);
    if (zone !== null) {
      const choice = optionOf(one);
      const note = choice && 'cost' in choice ? String(choice.cost) : undefined;
      return [{ key: one, cells: [zone], glow: 'move', option, note }];
    }
    const figure = partOf('figure', one);
    const piece = pieces.findIndex(({ id }) => id === figure);
    if (piece < 0) return [];
    const isFriend = pieces[piece]?.look.tone === 'gold';
    return [{ key: one, cells: [layout.size + piece], glow: isFriend ? 'pick' : 'strike', option }];
  });
}
