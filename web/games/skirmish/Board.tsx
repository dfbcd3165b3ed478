import type { Lang } from '@tafelrunde/engine';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Camera } from '../../kit/map/camera.ts';
import { MapTools } from '../../kit/map/map-tools.tsx';
import { MapWindow } from '../../kit/map/map-window.tsx';
import { squareNeighbour } from '../../kit/map/neighbours.ts';
import { Crying, MapCursor, Offering } from '../../kit/map/overlays.tsx';
import { pacedMapScene } from '../../kit/motion/map-scene.ts';
import { usePrefersStillness } from '../../kit/motion/pace.ts';
import { useStage } from '../../kit/motion/stage.ts';
import { useMapPicking } from '../../kit/picking/use-map-picking.ts';
import { useMedia } from '../../kit/use-media.ts';
import { squareText } from './describe.ts';
import { Field, LAYOUT } from './field.tsx';
import { CLASSES, type Event, unitId, unitName, type View } from './game.ts';
import { Drawing, Picked } from './Hand.tsx';
import { Looking } from './Looking.tsx';
import { offeredOn } from './offered.ts';
import { looksAlike, type Scene, scenesOf } from './scenes.ts';
import { useTable } from './Table.tsx';
import { numberOf, thingAt } from './things.ts';
import { Units } from './Units.tsx';
import { say } from './words.ts';

const neighbour = squareNeighbour(LAYOUT);
/** Pixels of a square on which life can be read. The field is larger than most windows: the camera goes with whoever acts. */
const SMALLEST = 40;
/** And which a finger hits. */
const FINGER = 44;

/** The field: pick a unit or a card, then where it goes or whom it is aimed at. */
export function Board(): ReactElement {
  const table = useTable();
  const { view, fresh, lang, seat, motion, looked, picked, leading, optionAt, own, tell, ask, optionId } = table;
  const window = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera());
  const coarse = useMedia('(pointer: coarse)');
  camera.smallest = coarse ? FINGER : SMALLEST;
  const still = usePrefersStillness() || motion === 'none';
  const { scene, playing, skip } = useStage<View, Scene>({
    view,
    motion,
    tell: before => scenesOf(before, fresh, lang, seat),
    looksAlike,
    paced: pacedMapScene,
  });
  const shown = scene?.view ?? view;
  const actor =
    picked.map(thing => numberOf('unit', thing)).find(unit => view.units[unit ?? -1]?.owner === own) ?? null;
  const offered = useMemo(
    () => offeredOn(view, leading, picked, optionAt, own),
    [view, leading, picked, optionAt, own],
  );
  const choiceOf = (id: string | null) => (id === null ? null : (ask?.options.find(o => optionId(o) === id) ?? null));
  const first = shown.units.find(unit => unit.owner === own && unit.life > 0)?.at ?? 0;
  const start = shown.units[actor ?? -1]?.at ?? offered[0]?.cells[0] ?? first;
  const { cell, keys, gestures } = useMapPicking({
    picking: table,
    camera,
    layout: LAYOUT,
    neighbour,
    thingAt: cell => thingAt(view, cell),
    start,
    stops: offered.map(({ cells }) => cells[0] ?? 0),
    skip,
  });
  const meant = choiceOf(looked);
  const wanted = meant && 'unit' in meant ? meant.unit : (actor ?? (ask === null ? lastActor(fresh) : -1));
  const filmed = scene?.effect ? shown.units.findIndex((_, i) => scene.effect?.figure === unitId(i)) : wanted;
  const focus = shown.units[filmed]?.at ?? first;
  const here = cell === null ? null : choiceOf(optionAt(thingAt(view, cell)));

  return (
    <MapWindow
      window={window}
      camera={camera}
      className="sk-board"
      bounds={LAYOUT.bounds}
      focus={{ x: LAYOUT.x(focus), y: LAYOUT.y(focus) }}
      hold={looked !== null && coarse}
      still={still}
      playing={playing}
      label={tell('board')}
      help={tell('boardHelp')}
      caption={cell === null ? '' : squareText(shown, cell, picked.length > 0 ? here : null, lang)}
      banner={scene?.banner ?? null}
      note={actor === null ? null : leftOf(view, actor, lang)}
      gestures={gestures}
      keys={keys}
      layers={[
        <Field key="field" />,
        <Units key="units" view={shown} effect={scene?.effect ?? null} picked={actor} />,
        <g key="above">
          {!playing && <Offering layout={LAYOUT} offered={offered} />}
          {!playing && <Looking choice={meant} hovered={cell} />}
          {keys.cell !== null && <MapCursor layout={LAYOUT} cell={keys.cell} />}
          {scene?.cry && <Crying key={`${scene.cry.cell} ${scene.cry.text}`} layout={LAYOUT} cry={scene.cry} />}
        </g>,
      ]}
    >
      <MapTools camera={camera} lang={lang} fitText={tell('fit')} onFit={() => camera.showAll(LAYOUT.bounds)} />
      <Picked />
      <Drawing />
    </MapWindow>
  );
}

/** "red Knight: 3 squares, 2 actions" */
function leftOf({ units }: View, number: number, lang: Lang): string {
  const { cls = 'knight', actions = 0 } = units[number] ?? {};
  const left = actions === 1 ? say(lang, 'action') : say(lang, 'actions', actions);
  return `${unitName(number)[lang]}: ${say(lang, 'steps', actions > 0 ? CLASSES[cls].speed : 0)}, ${left}`;
}

/** Who acted last: while others act, the camera stays with them. */
function lastActor(fresh: readonly Event[]): number {
  const last = fresh.findLast(event => 'unit' in event);
  return last && 'unit' in last ? last.unit : -1;
}
