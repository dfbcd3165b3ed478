import { type Figure, isInjured, sheetOf } from '@tafelrunde/dungeon-saga';
import type { Facing } from '@tafelrunde/engine/geometry';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import { Glyph } from './Glyph.tsx';
import { pictureOf } from './pictures.ts';
import type { Effect } from './scenes.ts';
import { SIDE } from './terrain.ts';

export const DEGREES: Readonly<Record<Facing, number>> = { N: 0, E: 90, S: 180, W: 270 };

interface Props {
  readonly figure: Figure;
  readonly width: number;
  readonly active: boolean;
  /** Has acted, in a phase in which its side acts. */
  readonly tired: boolean;
  readonly shield: boolean;
  /** What just happens to it, if anything. */
  readonly effect: Effect | null;
}

/** A figure from above: heroes round, servants six-cornered, bosses eight-cornered; an arrow shows the facing. */
export const Token = memo(
  function Token({ figure, width, active, tired, shield, effect }: Props): ReactElement {
    const [x, y] = centreOf(width, figure.cell, figure.size);
    const ref = useRef<SVGGElement>(null);
    useEffect(() => {
      const animation = ref.current && effect ? animate(ref.current, effect, width, figure.size) : null;
      return () => animation?.cancel();
    }, [effect, width, figure.size]);
    return (
      <g
        ref={ref}
        className="ds-token"
        data-figure={figure.id}
        data-column={figure.cell % width}
        data-active={active || undefined}
        data-done={tired || undefined}
        data-effect={effect?.kind}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <g className="ds-token-body">
          <Disc figure={figure} shield={shield} />
        </g>
      </g>
    );
  },
  (a, b) =>
    a.figure.id === b.figure.id &&
    a.figure.cell === b.figure.cell &&
    a.figure.facing === b.figure.facing &&
    a.figure.wounds === b.figure.wounds &&
    a.tired === b.tired &&
    a.width === b.width &&
    a.active === b.active &&
    a.shield === b.shield &&
    a.effect === b.effect,
);

export function centreOf(width: number, cell: number, size: number): readonly [number, number] {
  return [((cell % width) + size / 2) * SIDE, (Math.floor(cell / width) + size / 2) * SIDE];
}

/** The piece itself, around its centre: also used for ghosts and on sheets. */
export function Disc({ figure, shield }: { readonly figure: Figure; readonly shield?: boolean }): ReactElement {
  const scale = figure.size === 2 ? 2.05 : 1;
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`}>
      <ellipse cx={2} cy={5} rx={27} ry={26} fill="#000" opacity={0.5} />
      {figure.legendary && <Rays />}
      <Rim kind={figure.kind} />
      <g className="ds-facing" style={{ transform: `rotate(${DEGREES[figure.facing]}deg)` }}>
        <path d="M-13 -21.500Q0 -30 13 -21.500L0 -36z" className={`ds-arrow ds-arrow-${figure.kind}`} />
      </g>
      <Glyph
        name={pictureOf(figure.of, 'combat')}
        size={33}
        x={-16.5}
        y={-20}
        fill={figure.kind === 'hero' ? '#f7ecd2' : figure.kind === 'boss' ? '#ffd9d2' : '#e8e4cd'}
      />
      {shield && (
        <path d="M-22 -22l7 -3 7 3v6q0 7 -7 10q-7 -3 -7 -10z" fill="#143047" stroke="#8fd0ff" strokeWidth={2} />
      )}
      <Wounds figure={figure} />
      <Numeral figure={figure} />
    </g>
  );
}

function Rays(): ReactElement {
  return (
    <path
      d={Array.from({ length: 12 }, (_, i) => {
        const at = (degrees: number, r: number): string => {
          const angle = (degrees * Math.PI) / 180;
          return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
        };
        return `${i === 0 ? 'M' : 'L'}${at(i * 30, 30.5)}L${at(i * 30 + 15, 26)}`;
      }).join('')}
      fill="#ffdf8e"
      stroke="#7c5a12"
    />
  );
}

const HEXAGON = 'M0 -27.500L24 -14v28L0 27.500L-24 14v-28z';
const OCTAGON = 'M-11.500 -28h23L28 -11.500v23L11.500 28h-23L-28 11.500v-23z';

function Rim({ kind }: { readonly kind: Figure['kind'] }): ReactElement {
  if (kind === 'hero')
    return (
      <>
        <circle r={25.5} fill="url(#ds-hero)" stroke="#2a1d06" strokeWidth={5.5} />
        <circle r={25.5} fill="none" stroke="#e8bd54" strokeWidth={3.4} />
      </>
    );
  const path = kind === 'boss' ? OCTAGON : HEXAGON;
  return (
    <>
      <path
        d={path}
        fill={kind === 'boss' ? 'url(#ds-boss)' : 'url(#ds-undead)'}
        stroke="#15130c"
        strokeWidth={5.5}
        strokeLinejoin="round"
      />
      <path
        d={path}
        fill="none"
        stroke={kind === 'boss' ? '#f0a58f' : '#dcd5b8'}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {kind === 'boss' && <path d={path} fill="none" stroke="#f0a58f" strokeWidth={1.2} transform="scale(0.86)" />}
    </>
  );
}

/** One pip for each wound that can be taken: hollow while well, red when wounded; the spaces that injure are square. */
function Wounds({ figure }: { readonly figure: Figure }): ReactElement | null {
  const sheet = sheetOf(figure);
  const injured = isInjured(figure);
  if (!sheet) return injured ? <Injured /> : null;
  const left = -(sheet.wounds - 1) * 3.6;
  return (
    <g>
      <rect x={left - 6} y={13.5} width={sheet.wounds * 7.2 + 5} height={11} rx={5.5} fill="#120c08" opacity={0.92} />
      {Array.from({ length: sheet.wounds }, (_, i) => {
        const hurt = i < figure.wounds;
        const at = { fill: hurt ? '#ff4d3d' : '#2e2620', stroke: hurt ? '#ffd0c8' : '#a8987d', strokeWidth: 1 };
        const x = left + i * 7.2;
        return i + 1 >= sheet.injuredAt ? (
          <rect key={`pip-${x}`} x={x - 2.7} y={16.3} width={5.4} height={5.4} {...at} />
        ) : (
          <circle key={`pip-${x}`} cx={x} cy={19} r={2.8} {...at} />
        );
      })}
      {injured && <Injured />}
    </g>
  );
}

function Injured(): ReactElement {
  return (
    <g className="ds-injured" transform="translate(-19 -17)">
      <path d="M0 -10c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13z" fill="#c01f1f" stroke="#fff" strokeWidth={1.8} />
      <path d="M0 -2v6M0 7.500v.5" stroke="#fff" strokeWidth={2.2} strokeLinecap="round" />
    </g>
  );
}

/** Minions of a kind are told apart by their number. */
function Numeral({ figure }: { readonly figure: Figure }): ReactElement | null {
  const number = figure.kind === 'minion' ? /-(\d+)$/.exec(figure.id)?.[1] : undefined;
  if (number === undefined) return null;
  return (
    <g transform="translate(18 18)">
      <circle r={8.5} fill="#14120b" stroke="#dcd5b8" strokeWidth={1.5} />
      <text y={4.5} textAnchor="middle" fontSize={12.5} fontWeight={700} fill="#fff">
        {number}
      </text>
    </g>
  );
}

/** Motion of the whole piece. It ends where the piece is drawn, so that stopping it early does no harm. */
function animate(element: SVGGElement, effect: Effect, width: number, size: number): Animation | null {
  const put = (cell: number): string => {
    const [x, y] = centreOf(width, cell, size);
    return `translate(${x}px, ${y}px)`;
  };
  if (effect.kind === 'walk')
    return element.animate(
      effect.path.map(cell => ({ transform: put(cell) })),
      { duration: effect.ms, easing: 'linear' },
    );
  if (effect.kind === 'lunge') {
    const [from, to] = [centreOf(width, effect.from, size), centreOf(width, effect.to, 1)];
    const reach = Math.min(26, Math.hypot(to[0] - from[0], to[1] - from[1]));
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const there = `translate(${from[0] + Math.cos(angle) * reach}px, ${from[1] + Math.sin(angle) * reach}px)`;
    const here = put(effect.from);
    return element.animate([{ transform: here }, { transform: there, offset: 0.4 }, { transform: here }], {
      duration: effect.ms,
      easing: 'ease-in-out',
    });
  }
  return null;
}
