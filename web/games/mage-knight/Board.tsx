import { type ReactElement, Suspense, useMemo, useRef, useState } from 'react';
import { Camera } from '../../kit/map/camera.ts';
import { pointOf } from '../../kit/map/layout.ts';
import { MapTools } from '../../kit/map/map-tools.tsx';
import { MapWindow } from '../../kit/map/map-window.tsx';
import { hexNeighbour } from '../../kit/map/neighbours.ts';
import { MapCursor, type Offered, Offering } from '../../kit/map/overlays.tsx';
import { TokenDefs } from '../../kit/map/token.tsx';
import { usePrefersStillness } from '../../kit/motion/pace.ts';
import { Picked } from '../../kit/picking/picked.tsx';
import type { Thing } from '../../kit/picking/picking.ts';
import { useMapPicking } from '../../kit/picking/use-map-picking.ts';
import { useMedia } from '../../kit/use-media.ts';
import { lazily } from '../../parts/lazily.ts';
import { optionText, spaceText } from './describe.ts';
import { Fight } from './Fight.tsx';
import { type Choice, type Hex, provoked, type State } from './game.ts';
import { Ground } from './Land.tsx';
import { type Land, landOf, slotUnder } from './land.ts';
import { Aftermath, Unveiling, walkOf } from './Motion.tsx';
import { Provoking } from './Provoking.tsx';
import { Figures, SiteMarks } from './Sites.tsx';
import { useTable } from './Table.tsx';
import { Takes } from './Takes.tsx';
import { hexOf, thing } from './things.ts';

const Duel = lazily(
  async () => (await import('./Duel.tsx')).Duel,
  () => null,
);

const SMALLEST = 34;
const FINGER = 44;

/** The land: where one may go glows with what it costs, what is not known yet may be explored. */
export function Board(): ReactElement {
  const table = useTable();
  const { view, ask, lang, seat, motion, fresh, looked, leading, optionAt, own, turn, tell, optionId } = table;
  const window = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera());
  const coarse = useMedia('(pointer: coarse)');
  camera.smallest = coarse ? FINGER : SMALLEST;
  const still = usePrefersStillness() || motion === 'none';
  const land = landOf(view, ask?.options);
  const neighbour = useMemo(() => hexNeighbour(land.layout), [land]);
  const optionOf = (one: Thing): Choice | undefined => {
    const id = optionAt(one);
    return id === null ? undefined : ask?.options.find(choice => optionId(choice) === id);
  };
  const at = view.heroes[own]?.at ?? null;
  const anger = (choice: Choice | undefined): readonly Hex[] =>
    choice?.do === 'step' && at !== null ? provoked(view as unknown as State, own, at, choice.to) : [];
  const offered = offeredOn(
    land,
    leading,
    optionAt,
    optionOf,
    one => at === hexOf(one),
    choice => anger(choice).length > 0,
  );
  const angered = [...leading].flatMap(one => {
    const to = hexOf(one);
    return to === null ? [] : anger(optionOf(one)).map(foe => ({ to, foe }));
  });
  const hero = view.heroes[turn?.seat ?? own] ?? view.heroes[own];
  const start = land.cell(hero?.at ?? land.spaces[0] ?? 0) ?? 0;
  const thingAt = (cell: number): Thing => thing('hex', slotUnder(land, cell) ?? land.spaces[cell] ?? 0);
  const { cell, keys, gestures } = useMapPicking({
    picking: table,
    camera,
    layout: land.layout,
    neighbour,
    thingAt,
    start,
    stops: offered.map(({ cells }) => cells[0] ?? 0),
    skip: () => {},
  });
  // The same walk for as long as it is news: a new one would begin again with every drawing.
  const walks = useMemo(
    () => view.heroes.map((_, who) => walkOf(fresh, who, land, still ? 'none' : motion)),
    [view.heroes, fresh, land, still, motion],
  );
  const walk = (who: number) => walks[who] ?? null;
  const [x, y] = land.layout.middle(start);
  const here = cell === null ? [] : (ask?.options.filter(choice => optionId(choice) === optionAt(thingAt(cell))) ?? []);
  return (
    <MapWindow
      window={window}
      camera={camera}
      className={view.night ? 'mk-board mk-night' : 'mk-board'}
      bounds={land.layout.bounds}
      focus={focusOf(pointOf([x, y]))}
      hold={looked !== null && coarse}
      still={still}
      label={tell('map')}
      help={tell('mapHelp')}
      caption={cell === null ? '' : spaceText(view, land.spaces[cell] ?? 0, here, lang, seat)}
      note={turn && !turn.combat ? `${tell('move')}: ${turn.move}` : null}
      gestures={gestures}
      keys={keys}
      layers={[
        <g key="ground">
          <defs>
            <TokenDefs />
          </defs>
          <Ground land={land} map={view.map} night={view.night} />
        </g>,
        <SiteMarks key="sites" view={view} land={land} />,
        <Figures key="figures" view={view} land={land} lang={lang} active={turn?.seat ?? null} walk={walk} />,
        <g key="above">
          <Offering layout={land.layout} offered={offered} notes="head" />
          <Unveiling land={land} />
          <Provoking land={land} angered={angered} />
          {keys.cell !== null && <MapCursor layout={land.layout} cell={keys.cell} />}
        </g>,
      ]}
    >
      <MapTools camera={camera} lang={lang} fitText={tell('fit')} onFit={() => camera.showAll(land.layout.bounds)} />
      <Fight />
      {view.duel === null ? null : (
        <Suspense>
          <Duel />
        </Suspense>
      )}
      <Aftermath />
      <Picked
        picking={table}
        words={{ picked: tell('pick'), further: tell('further'), letGo: tell('letGo') }}
        textOf={choice => (
          <>
            {optionText(choice, lang, seat)}
            <Takes choice={choice} />
          </>
        )}
        optionId={optionId}
        onChoose={table.onChoose}
        onLook={table.onLook}
      />
    </MapWindow>
  );
}

const focusOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x - 0.5, y: y - 0.5 });

/** What glows on the land: steps and places to explore with what they cost, foes to be challenged, the own space for what can be done there. */
function offeredOn(
  land: Land,
  leading: ReadonlySet<Thing>,
  optionAt: (one: Thing) => string | null,
  optionOf: (one: Thing) => Choice | undefined,
  isHere: (one: Thing) => boolean,
  angers: (choice: Choice | undefined) => boolean,
): readonly Offered[] {
  return [...leading].flatMap((one): Offered[] => {
    const hex = hexOf(one);
    if (hex === null) return [];
    const choice = optionOf(one);
    const cells = land.blank.get(hex) ?? [land.cell(hex) ?? -1];
    if (cells.some(cell => cell < 0)) return [];
    const note = choice && 'cost' in choice ? String(choice.cost) : undefined;
    const glow =
      choice?.do === 'challenge' || choice?.do === 'propose' || angers(choice)
        ? 'strike'
        : isHere(one)
          ? 'pick'
          : 'move';
    return [{ key: one, cells, glow, option: optionAt(one) ?? undefined, note }];
  });
}
