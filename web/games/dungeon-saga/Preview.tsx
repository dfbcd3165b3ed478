import type { Figure, View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { SIDE } from '../../kit/map/layout.ts';
import { Covered, Aim as Line, Ruler, Way as Steps } from '../../kit/map/overlays.tsx';
import { Disc } from '../../kit/map/token.tsx';
import { say } from './messages.ts';
import { lineTo, reachOf, sidesOf } from './sight.ts';
import { lookOf } from './Token.tsx';
import { baseOf, cellsOf, type Terrain } from './terrain.ts';

interface SidesProps {
  readonly view: View;
  readonly terrain: Terrain;
  readonly figure: Figure;
}

/** The squares in front of a figure and behind it. */
export function Sides({ view, terrain, figure }: SidesProps): ReactElement {
  const { front, rear } = sidesOf(view, terrain, figure);
  return (
    <>
      <Covered layout={terrain.layout} cells={rear} as="behind" />
      <Covered layout={terrain.layout} cells={front} as="near" rim />
    </>
  );
}

interface WayProps {
  readonly figure: Figure;
  readonly path: readonly number[];
  readonly terrain: Terrain;
  readonly lang: Lang;
}

/** The way of a move, a ghost at its end, and what it costs. */
export function Way({ figure, path, terrain, lang }: WayProps): ReactElement {
  const base = { w: figure.size, h: figure.size };
  const steps = path.length - 1;
  const text = steps === 0 ? null : steps === 1 ? say(lang, 'step') : say(lang, 'steps', steps);
  return (
    <Steps
      spots={path.map(cell => terrain.layout.middle(cell, base))}
      text={text}
      above={(figure.size * SIDE) / 2 + 12}
    >
      <Disc look={lookOf(figure)} />
    </Steps>
  );
}

interface AimProps {
  readonly view: View;
  readonly terrain: Terrain;
  readonly from: Figure;
  readonly to: Figure;
  readonly lang: Lang;
}

/** The ruler laid from a figure to another: a clear line or the straight one that is barred, with its reach. */
export function Aim({ view, terrain, from, to, lang }: AimProps): ReactElement {
  const line = lineTo(view, terrain, from, baseOf(view.board, to));
  const middle = ({ cell, size }: Figure) => terrain.layout.middle(cell, { w: size, h: size });
  const reach = reachOf(baseOf(view.board, from), baseOf(view.board, to));
  const words = { short: 'reachShort', long: 'reachLong', far: 'reachFar' } as const;
  return (
    <Line
      from={line ? [line.from.x * SIDE, line.from.y * SIDE] : middle(from)}
      to={line ? [line.to.x * SIDE, line.to.y * SIDE] : middle(to)}
      barred={!line || reach === 'far'}
      text={`${say(lang, line ? 'inSight' : 'outOfSight')}, ${say(lang, words[reach])}`}
    />
  );
}

interface SightProps {
  readonly figure: Figure;
  readonly seen: readonly number[];
  readonly terrain: Terrain;
  readonly rulers: { readonly short: number; readonly long: number };
  readonly lang: Lang;
}

/** All that a figure sees, and the two rulers laid around its base. */
export function Sight({ figure, seen, terrain, rulers, lang }: SightProps): ReactElement {
  const hidden = [...terrain.lit].filter(cell => !seen.includes(cell) && !cellsOf(terrain, figure).includes(cell));
  const { x, y, w, h } = baseOf(terrain, figure);
  const base = { x: x * SIDE, y: y * SIDE, w: w * SIDE, h: h * SIDE };
  return (
    <>
      <Covered layout={terrain.layout} cells={hidden} as="unseen" />
      <Covered layout={terrain.layout} cells={seen} as="seen" rim />
      <Ruler base={base} length={rulers.short} text={say(lang, 'short', rulers.short)} />
      <Ruler base={base} length={rulers.long} text={say(lang, 'long', rulers.long)} />
    </>
  );
}
