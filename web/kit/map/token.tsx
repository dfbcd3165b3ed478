import { type ReactElement, useEffect, useRef } from 'react';
import { Glyph } from './glyph.tsx';
import { type Layout, SIDE } from './layout.ts';
import { Seals } from './seals.tsx';
import { type Effect, moveToken } from './token-effects.ts';
import { TONES, type TokenLook, type TokenTone } from './token-look.ts';
import './token.css';

interface Props {
  readonly id: string;
  readonly cell: number;
  readonly layout: Layout;
  readonly look: TokenLook;
  readonly active?: boolean;
  /** Has acted, while others of its side have not. */
  readonly tired?: boolean;
  /** What just happens to it, if anything. */
  readonly effect?: Effect | null;
  /** Where many share a place they are drawn smaller. */
  readonly scale?: number | undefined;
}

/** A piece on its cell. */
export function Token({ id, cell, layout, look, active = false, tired = false, effect = null, scale = 1 }: Props) {
  const { base } = look;
  const [x, y] = layout.middle(cell, base);
  const ref = useRef<SVGGElement>(null);
  const { w, h } = base;
  useEffect(() => {
    const animation = ref.current && effect ? moveToken(ref.current, effect, layout, { w, h }) : null;
    return () => animation?.cancel();
  }, [effect, layout, w, h]);
  return (
    <g
      ref={ref}
      className="kit-token"
      data-figure={id}
      data-cell={cell}
      data-active={active || undefined}
      data-done={tired || undefined}
      data-effect={effect?.kind}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="kit-token-body" transform={scale === 1 ? undefined : `scale(${scale})`}>
        <Disc look={look} />
      </g>
    </g>
  );
}

/** The piece itself, around its middle: also used for ghosts. */
export function Disc({ look }: { readonly look: TokenLook }): ReactElement {
  const { base, tone, picture, facing, rays = false, conditions = [], number } = look;
  const cells = Math.min(base.w, base.h);
  const long = base.w !== base.h;
  const scale = cells === 1 ? 1 : cells * 1.025;
  // A long base keeps its length when it is scaled by its short side.
  const stretch = { x: ((base.w - cells) / 2) * (SIDE / scale), y: ((base.h - cells) / 2) * (SIDE / scale) };
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`}>
      <ellipse cx={2} cy={5} rx={27 + stretch.x} ry={26 + stretch.y} fill="#000" opacity={0.5} />
      {rays && <Rays />}
      {long ? <Slab tone={tone} {...stretch} /> : <Rim shape={look.shape} tone={tone} />}
      {facing !== undefined && (
        <g className="kit-facing" style={{ transform: `rotate(${facing}deg)` }}>
          <path
            d="M-13 -21.500Q0 -30 13 -21.500L0 -36z"
            className="kit-arrow"
            fill={TONES[tone].arrow}
            transform={long ? `translate(0 ${-(facing % 180 === 0 ? stretch.y : stretch.x)})` : undefined}
          />
        </g>
      )}
      <Glyph d={picture} size={33} x={-16.5} y={-20} fill={TONES[tone].ink} />
      {look.pips && <Pips {...look.pips} />}
      {look.life && <LifeBar {...look.life} />}
      <Seals conditions={conditions} />
      {number !== undefined && <Numeral text={number} />}
    </g>
  );
}

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (degrees: number, r: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  };
  return `${i === 0 ? 'M' : 'L'}${at(i * 30, 30.5)}L${at(i * 30 + 15, 26)}`;
}).join('');

const Rays = (): ReactElement => <path d={RAYS} fill="#ffdf8e" stroke="#7c5a12" />;

const CORNERED = {
  six: 'M0 -27.500L24 -14v28L0 27.500L-24 14v-28z',
  eight: 'M-11.500 -28h23L28 -11.500v23L11.500 28h-23L-28 11.500v-23z',
  square: 'M-21 -26h42a5 5 0 0 1 5 5v42a5 5 0 0 1 -5 5h-42a5 5 0 0 1 -5 -5v-42a5 5 0 0 1 5 -5z',
} as const;

function Rim({ shape, tone }: Pick<TokenLook, 'shape' | 'tone'>): ReactElement {
  const { rim, edge } = TONES[tone];
  if (shape === 'round')
    return (
      <>
        <circle r={25.5} fill={fillOf(tone)} stroke={edge} strokeWidth={5.5} />
        <circle r={25.5} fill="none" stroke={rim} strokeWidth={3.4} />
      </>
    );
  const path = CORNERED[shape];
  return (
    <>
      <path d={path} fill={fillOf(tone)} stroke={edge} strokeWidth={5.5} strokeLinejoin="round" />
      <path d={path} fill="none" stroke={rim} strokeWidth={3} strokeLinejoin="round" />
      {shape === 'eight' && <path d={path} fill="none" stroke={rim} strokeWidth={1.2} transform="scale(0.86)" />}
    </>
  );
}

function Slab({ tone, x, y }: { readonly tone: TokenTone; readonly x: number; readonly y: number }): ReactElement {
  const box = { x: -25.5 - x, y: -25.5 - y, width: 51 + 2 * x, height: 51 + 2 * y, rx: 18 };
  const { rim, edge } = TONES[tone];
  return (
    <>
      <rect {...box} fill={fillOf(tone)} stroke={edge} strokeWidth={5.5} />
      <rect {...box} fill="none" stroke={rim} strokeWidth={3.2} />
    </>
  );
}

const fillOf = (tone: TokenTone): string => `url(#kit-token-${tone})`;

/** The colours of pieces: once on a map. */
export function TokenDefs(): ReactElement {
  return (
    <>
      {(Object.keys(TONES) as TokenTone[]).map(tone => (
        <radialGradient key={tone} id={`kit-token-${tone}`} cx="0.5" cy="0.35" r="0.75">
          <stop offset="0" stopColor={TONES[tone].light} />
          <stop offset="1" stopColor={TONES[tone].deep} />
        </radialGradient>
      ))}
    </>
  );
}

function Pips({ of, hurt, square }: NonNullable<TokenLook['pips']>): ReactElement {
  const left = -(of - 1) * 3.6;
  return (
    <g>
      <rect x={left - 6} y={13.5} width={of * 7.2 + 5} height={11} rx={5.5} fill="#120c08" opacity={0.92} />
      {Array.from({ length: of }, (_, i) => {
        const wounded = i < hurt;
        const at = { fill: wounded ? '#ff4d3d' : '#2e2620', stroke: wounded ? '#ffd0c8' : '#a8987d', strokeWidth: 1 };
        const x = left + i * 7.2;
        return i + 1 >= square ? (
          <rect key={`pip-${x}`} x={x - 2.7} y={16.3} width={5.4} height={5.4} {...at} />
        ) : (
          <circle key={`pip-${x}`} cx={x} cy={19} r={2.8} {...at} />
        );
      })}
    </g>
  );
}

function LifeBar({ now, full }: NonNullable<TokenLook['life']>): ReactElement {
  const share = Math.max(0, Math.min(1, now / full));
  const fill = share > 0.6 ? '#4f9a44' : share > 0.3 ? '#d08a1d' : '#d3362a';
  return (
    <g className="kit-token-life">
      <rect x={-20} y={12.5} width={40} height={13} rx={6.5} fill="#120c08" stroke="#c8b58d" />
      <rect x={-18.5} y={14} width={37 * share} height={10} rx={5} fill={fill} />
      <text y={23} textAnchor="middle" fontSize={12} fontWeight={700} fill="#fff">
        {now}
      </text>
    </g>
  );
}

function Numeral({ text }: { readonly text: string }): ReactElement {
  return (
    <g transform="translate(18 18)">
      <circle r={8.5} fill="#14120b" stroke="#dcd5b8" strokeWidth={1.5} />
      <text y={4.5} textAnchor="middle" fontSize={12.5} fontWeight={700} fill="#fff">
        {text}
      </text>
    </g>
  );
}
