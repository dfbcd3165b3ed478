import { type Choice, type Event, rulers, type View } from '@tafelrunde/dungeon-saga';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { playsByTouch } from '../../table/hands.ts';
import { Compass } from './Compass.tsx';
import { Camera } from './camera.ts';
import { Dungeon, Ground } from './Dungeon.tsx';
import { squareText } from './describe.ts';
import { GridCursor } from './GridCursor.tsx';
import { useGestures } from './gestures.ts';
import { useKeys } from './keys.ts';
import { Lanterns } from './Light.tsx';
import { Looking } from './Looking.tsx';
import { Menu } from './Menu.tsx';
import { say } from './messages.ts';
import { Overlay } from './Overlay.tsx';
import { offersOf } from './offers.ts';
import { Cry, Sight } from './Preview.tsx';
import { seenBy } from './sight.ts';
import { usePrefersStillness, useStage } from './stage.ts';
import { Tools } from './Tools.tsx';
import { figureOn, terrainOf, wholeOf, xOf, yOf } from './terrain.ts';
import { useCamera } from './useCamera.ts';
import { useChoosing } from './useChoosing.ts';
import { useMedia } from './useMedia.ts';
import { useTurner } from './useTurner.ts';

/** The dungeon as a board to play on: everything legal glows, one click chooses, keys do all that a pointer does. */
export function Board(props: BoardProps<View, Choice, Event>): ReactElement {
  const { view, ask, optionId, lang, motion, fresh, looked } = props;
  const window = useRef<HTMLDivElement>(null);
  // Stone hardly ever changes, and what is looked at does with every move of the pointer: each is drawn apart.
  const ground = useRef<SVGGElement>(null);
  const light = useRef<SVGGElement>(null);
  const below = useRef<SVGGElement>(null);
  const above = useRef<SVGGElement>(null);
  const [camera] = useState(() => new Camera());
  const [sight, setSight] = useState(false);
  camera.still = usePrefersStillness() || motion === 'none';
  const coarse = useMedia('(pointer: coarse)');

  const { scene, playing, skip } = useStage(view, fresh, motion, lang);
  const shown = scene.view;
  const terrain = terrainOf(shown.adventure, shown.board);
  const { width } = terrain;
  const offers = useMemo(() => offersOf(view, ask, optionId), [view, ask, optionId]);
  const turner = useTurner(view, ask);
  const active = view.turn?.figure ?? null;
  const actor = scene.effect && 'figure' in scene.effect ? scene.effect.figure : (turner?.id ?? active);
  useCamera(camera, {
    window,
    layers: [ground, light, below, above],
    terrain,
    view: shown,
    actor,
    hold: looked !== null && coarse,
  });

  const choosing = useChoosing(props, offers, turner, skip);
  const { hover, opened, turning } = choosing;
  // A finger does not rest on the square it has shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new question
  useEffect(() => {
    if (playsByTouch()) choosing.gestures.onHover(null);
  }, [ask]);
  useGestures(window, camera, choosing.gestures);
  const keys = useKeys({
    ...choosing.keys,
    start: turner?.cell ?? offers.spots[0]?.cells[0] ?? shown.figures[0]?.cell ?? 0,
    width,
    height: terrain.height,
    stops: [...offers.spots.map(({ cells }) => cells[0] ?? 0), ...offers.places.keys()],
    onMove: cell => {
      camera.follow({ x: xOf(terrain, cell), y: yOf(terrain, cell) }, true);
      choosing.keys.onMove(cell);
    },
    onZoom: factor => camera.zoomMiddle(factor),
  });

  const cell = hover ?? keys.cell;
  const hovered = cell === null ? null : (figureOn(shown, cell) ?? null);
  const watcher = sight ? (hovered ?? turner) : null;
  const seen = useMemo(() => (watcher ? seenBy(shown, terrain, watcher) : []), [watcher, shown, terrain]);
  const here = cell === null ? [] : (offers.at.get(cell)?.offers ?? offers.places.get(cell) ?? []);
  const text = cell === null ? '' : squareText(shown, cell, here, lang);
  const focus = (): void => window.current?.focus({ preventScroll: true });

  return (
    <div
      ref={window}
      className="ds-board"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the Tab key, its squares are reached by the arrows
      tabIndex={0}
      aria-label={say(lang, 'board')}
      aria-describedby="ds-help"
      data-still={camera.still || undefined}
      data-playing={playing || undefined}
      {...keys.handlers}
    >
      <div className="ds-ground">
        <svg className="ds-picture" aria-hidden="true">
          <g ref={ground}>
            <Ground terrain={terrain} view={shown} />
          </g>
        </svg>
      </div>
      <svg className="ds-picture" aria-hidden="true">
        <g ref={light}>
          <Lanterns view={shown} terrain={terrain} />
        </g>
      </svg>
      <svg className="ds-picture" aria-hidden="true">
        <g ref={below}>
          <Dungeon view={shown} terrain={terrain} effect={scene.effect} active={active} />
        </g>
      </svg>
      <svg className="ds-picture" aria-hidden="true">
        <g ref={above}>
          {(!playing || scene.effect?.kind === 'walk') && <Overlay offers={offers} width={width} />}
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
          {turner && offers.facings.size > 0 && !playing && (
            <Compass cell={turner.cell} size={turner.size} width={width} facings={offers.facings} looked={looked} />
          )}
          {keys.cell !== null && <GridCursor cell={keys.cell} width={width} />}
          {scene.cry && <Cry key={`${scene.cry.cell} ${scene.cry.text}`} cry={scene.cry} width={width} />}
        </g>
      </svg>
      {scene.banner && (
        <div className="ds-banner" key={scene.banner}>
          {scene.banner}
        </div>
      )}
      {text && <div className="ds-caption">{text}</div>}
      <Tools
        camera={camera}
        lang={lang}
        sight={sight}
        onSight={() => setSight(on => !on)}
        onFit={() => camera.fit(wholeOf(shown, terrain), null, true)}
      />
      {opened && (
        <Menu
          title={squareText(view, opened.cell, [], lang)}
          opened={opened}
          at={camera.toWindow({ x: xOf(terrain, opened.cell) + 0.9, y: yOf(terrain, opened.cell) + 0.5 })}
          room={camera.size}
          lang={lang}
          looked={looked}
          onLook={choosing.look}
          // Who has not looked yet may only be shown what it would do: the menu stays for the second tap.
          onChoose={offer => (offer.id === looked ? choosing.choose(offer) : props.onChoose(offer.id))}
          onClose={() => {
            choosing.forget();
            focus();
          }}
        />
      )}
      <p className="ds-unseen-text" aria-live="polite">
        {keys.cell === null ? '' : text}
      </p>
      <p id="ds-help" className="ds-unseen-text">
        {say(lang, 'boardHelp')}
      </p>
    </div>
  );
}
