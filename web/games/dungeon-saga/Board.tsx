import { type DungeonSaga, nameOf, rulers } from '@tafelrunde/dungeon-saga';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Camera } from '../../kit/map/camera.ts';
import { useMapKeys } from '../../kit/map/keys.ts';
import { middleOf, SIDE } from '../../kit/map/layout.ts';
import { MapTool, MapTools } from '../../kit/map/map-tools.tsx';
import { MapWindow } from '../../kit/map/map-window.tsx';
import { squareNeighbour } from '../../kit/map/neighbours.ts';
import { Crying, MapCursor } from '../../kit/map/overlays.tsx';
import { TurnArrows, TurnRing } from '../../kit/map/turning.tsx';
import { usePrefersStillness } from '../../kit/motion/pace.ts';
import { Menu } from '../../kit/panels/menu.tsx';
import { useLocator } from '../../kit/picking/locating.ts';
import { useMedia } from '../../kit/use-media.ts';
import type { BoardProps } from '../../table/board.ts';
import { playsByTouch } from '../../table/hands.ts';
import { squaresOf } from './asked.ts';
import { Dungeon, Ground } from './Dungeon.tsx';
import { optionText, squareText } from './describe.ts';
import { Sign } from './Glyph.tsx';
import { HeroLight } from './Light.tsx';
import { Looking } from './Looking.tsx';
import { say } from './messages.ts';
import { movementLeft } from './movement-left.ts';
import { Overlay } from './Overlay.tsx';
import { offersOf } from './offers.ts';
import { Sight } from './Preview.tsx';
import { pictureOf } from './pictures.ts';
import { seenBy } from './sight.ts';
import { useScene } from './stage.ts';
import { DEGREES } from './Token.tsx';
import { figureOn, terrainOf, wholeOf, xOf, yOf } from './terrain.ts';
import { useChoosing } from './useChoosing.ts';
import { useTurner } from './useTurner.ts';

/** Pixels of a square that a finger hits, and a pointer. */
const FINGER = 44;
const POINTER = 34;
const ARROWS = { N: '↑', E: '→', S: '↓', W: '←' } as const;

/** The dungeon as a board to play on: everything legal glows, one click chooses, keys do all that a pointer does. */
export function Board(props: BoardProps<DungeonSaga>): ReactElement {
  const { view, ask, optionId, lang, motion, fresh, looked } = props;
  const window = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => new Camera());
  const [sight, setSight] = useState(false);
  const still = usePrefersStillness() || motion === 'none';
  const coarse = useMedia('(pointer: coarse)');
  camera.smallest = coarse ? FINGER : POINTER;

  const { scene, playing, skip } = useScene(view, fresh, motion, lang);
  const shown = scene.view;
  const terrain = terrainOf(shown.adventure, shown.board);
  const { layout } = terrain;
  const offers = useMemo(() => offersOf(view, ask, optionId), [view, ask, optionId]);
  const turner = useTurner(view, ask);
  const active = view.turn?.figure ?? null;
  const actor = scene.effect && 'figure' in scene.effect ? scene.effect.figure : (turner?.id ?? active);
  const filmed = shown.figures.find(({ id }) => id === actor) ?? shown.figures.find(({ kind }) => kind === 'hero');
  const pointOf = (cell: number) => ({ x: xOf(terrain, cell), y: yOf(terrain, cell) });

  const choosing = useChoosing(props, offers, turner, skip, coarse);
  const { hover, opened, ring, turning } = choosing;
  // A finger does not rest on the square it has shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new question
  useEffect(() => {
    if (playsByTouch()) choosing.gestures.onHover(null);
  }, [ask]);
  const keys = useMapKeys({
    ...choosing.keys,
    start: turner?.cell ?? offers.spots[0]?.cells[0] ?? shown.figures[0]?.cell ?? 0,
    neighbour: squareNeighbour(layout),
    stops: [...offers.spots.map(({ cells }) => cells[0] ?? 0), ...offers.places.keys()],
    onMove: cell => {
      camera.follow(pointOf(cell), true);
      choosing.keys.onMove(cell);
    },
    onZoom: factor => camera.zoomMiddle(factor),
  });

  useLocator(thing => {
    const squares = squaresOf(shown, thing);
    return squares.length === 0 ? null : middleOf(squares.map(square => layout.middle(square)));
  });

  const cell = hover ?? keys.cell;
  const hovered = cell === null ? null : (figureOn(shown, cell) ?? null);
  const watcher = sight ? (hovered ?? turner) : null;
  const seen = useMemo(() => (watcher ? seenBy(shown, terrain, watcher) : []), [watcher, shown, terrain]);
  const here = cell === null ? [] : (offers.at.get(cell)?.offers ?? offers.places.get(cell) ?? []);
  const focus = (): void => window.current?.focus({ preventScroll: true });
  const moves = movementLeft(view);
  const base = turner && { w: turner.size, h: turner.size };

  return (
    <MapWindow
      window={window}
      camera={camera}
      className="ds-board"
      bounds={terrain.bounds}
      focus={filmed ? pointOf(filmed.cell) : null}
      hold={looked !== null && coarse}
      still={still}
      playing={playing}
      label={say(lang, 'board')}
      help={say(lang, 'boardHelp')}
      caption={cell === null ? '' : squareText(shown, cell, here, lang)}
      banner={scene.banner}
      note={moves && turner ? say(lang, 'movesLeft', nameOf(turner.id, lang), moves.left, moves.of) : null}
      gestures={choosing.gestures}
      keys={keys}
      layers={[
        // Stone hardly ever changes, and what is looked at does with every move of the pointer: each is drawn apart.
        <Ground key="ground" terrain={terrain} view={shown} />,
        <HeroLight key="light" terrain={terrain} view={shown} />,
        <Dungeon key="below" view={shown} terrain={terrain} effect={scene.effect} active={active} />,
        <g key="above">
          {(!playing || scene.effect?.kind === 'walk') && <Overlay offers={offers} terrain={terrain} />}
          {watcher && <Sight figure={watcher} seen={seen} terrain={terrain} rulers={rulers} lang={lang} />}
          <Looking
            view={shown}
            terrain={terrain}
            active={turner}
            hovered={hovered}
            offer={looked === null ? null : (offers.byId.get(looked) ?? null)}
            turning={turning}
            lang={lang}
          />
          {ring && (
            <TurnRing
              at={[ring.middle.x * SIDE, ring.middle.y * SIDE]}
              base={ring.base}
              turns={[...ring.facings].map(([facing, { id }]) => ({ degrees: DEGREES[facing], option: id }))}
              looked={looked}
            />
          )}
          {turner && base && offers.facings.size > 0 && !playing && !coarse && (
            <TurnArrows
              at={layout.middle(turner.cell, base)}
              base={base}
              turns={[...offers.facings].map(([facing, { id }]) => ({ degrees: DEGREES[facing], option: id }))}
              looked={looked}
            />
          )}
          {keys.cell !== null && <MapCursor layout={layout} cell={keys.cell} />}
          {scene.cry && <Crying key={`${scene.cry.cell} ${scene.cry.text}`} layout={layout} cry={scene.cry} />}
        </g>,
      ]}
    >
      <MapTools
        camera={camera}
        lang={lang}
        fitText={say(lang, 'fit')}
        onFit={() => camera.fit(wholeOf(shown, terrain), null, true)}
      >
        <MapTool text={say(lang, 'sight')} pressed={sight} onClick={() => setSight(on => !on)}>
          <Sign name={pictureOf('sight', 'sight')} />
        </MapTool>
      </MapTools>
      {opened && (!ring || opened.offers.length > 0) && (
        <Menu
          title={squareText(view, opened.cell, [], lang)}
          items={opened.offers.map(offer => ({ id: offer.id, text: optionText(offer, lang) }))}
          row={[...(ring ? [] : opened.facings)].map(([facing, offer]) => ({
            id: offer.id,
            text: optionText(offer, lang),
            sign: ARROWS[facing],
          }))}
          at={camera.toWindow({
            x: xOf(terrain, opened.cell) + (ring ? 1.6 : 0.9),
            y: yOf(terrain, opened.cell) + 0.5,
          })}
          room={camera.size}
          lang={lang}
          looked={looked}
          onLook={id => choosing.look(offers.byId.get(id))}
          // Who has not looked yet may only be shown what it would do: the menu stays for the second tap.
          onChoose={id => {
            const offer = offers.byId.get(id);
            if (offer && id === looked) choosing.choose(offer);
            else props.onChoose(id);
          }}
          onClose={() => {
            choosing.forget();
            focus();
          }}
        />
      )}
    </MapWindow>
  );
}
