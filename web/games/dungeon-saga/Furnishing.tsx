import type { BoardView } from '@tafelrunde/dungeon-saga';
import type { Rect } from '@tafelrunde/engine/geometry';
import { memo, type ReactElement } from 'react';
import { SIDE } from '../../kit/map/layout.ts';
import { rectOfCells, type Terrain } from './terrain.ts';

interface Props {
  readonly terrain: Terrain;
  readonly furniture: BoardView['furniture'];
}

/** Everything that stands in the rooms and is no door or chest, seen from above. */
export const Furnishing = memo(function Furnishing({ terrain, furniture }: Props): ReactElement {
  return (
    <g className="ds-furnishing">
      {furniture.map(({ piece, cells }) => {
        const rect = rectOfCells(terrain, cells);
        return <Piece key={`${piece}-${cells[0]}`} piece={piece} rect={rect} />;
      })}
    </g>
  );
});

/** Pieces are drawn lying from west to east and turned where they stand upright. */
function Piece({ piece, rect }: { readonly piece: string; readonly rect: Rect }): ReactElement {
  const upright = rect.h > rect.w;
  const turn = upright ? ` translate(${SIDE} 0) rotate(90)` : '';
  const Drawn = DRAWINGS[piece] ?? Block;
  return (
    <g transform={`translate(${rect.x * SIDE} ${rect.y * SIDE})${turn}`}>
      <Drawn />
    </g>
  );
}

const Shadow = ({ w, h = 1 }: { readonly w: number; readonly h?: number }): ReactElement => (
  <rect x={5} y={9} width={w * SIDE - 8} height={h * SIDE - 12} rx={8} fill="#000" opacity={0.45} />
);

function Block(): ReactElement {
  return (
    <>
      <Shadow w={1} />
      <rect x={8} y={8} width={48} height={48} rx={6} fill="#6d6459" stroke="#2b2520" strokeWidth={2} />
    </>
  );
}

function Barrel(): ReactElement {
  return (
    <>
      <circle cx={35} cy={37} r={24} fill="#000" opacity={0.45} />
      <circle cx={32} cy={32} r={24} fill="#6e4523" stroke="#2c1a0b" strokeWidth={2.5} />
      <circle cx={32} cy={32} r={19.5} fill="none" stroke="#9aa0a6" strokeWidth={3.5} />
      <circle cx={32} cy={32} r={16.5} fill="#8d5b30" />
      <path d="M20 22v20M26 17v30M32 15.5v33M38 17v30M44 22v20" stroke="#5a3719" strokeWidth={1.5} />
      <circle cx={38} cy={27} r={2.6} fill="#2c1a0b" />
    </>
  );
}

function Crypt(): ReactElement {
  return (
    <>
      <Shadow w={2} />
      <rect x={6} y={7} width={116} height={50} rx={5} fill="#575c63" stroke="#1f2226" strokeWidth={2.5} />
      <rect x={13} y={13} width={102} height={38} rx={4} fill="#767d86" stroke="#3a3f45" strokeWidth={1.5} />
      <path d="M26 32h74M80 22v20" stroke="#3a3f45" strokeWidth={4} strokeLinecap="round" />
      <path d="M26 32h74M80 22v20" stroke="#9aa2ab" strokeWidth={1.2} strokeLinecap="round" />
      <path d="M30 16l-5 7 4 5-6 8" fill="none" stroke="#2b2f34" strokeWidth={1.4} />
    </>
  );
}

function Lectern(): ReactElement {
  return (
    <>
      <Shadow w={1} />
      <path d="M14 50h36l-6 7H20z" fill="#4a2f17" />
      <rect x={9} y={12} width={46} height={38} rx={4} fill="url(#ds-wood)" stroke="#2c1a0b" strokeWidth={2} />
      <path
        d="M32 18c-6-4-13-3-17-1v25c5-2 11-2 17 1 6-3 12-3 17-1V17c-4-2-11-3-17 1z"
        fill="#e8dcc0"
        stroke="#6b5836"
      />
      <path
        d="M32 18v25M19 23c3-1 7-1 10 1M19 29c3-1 7-1 10 1M35 24c3-2 7-2 10-1M35 30c3-2 7-2 10-1"
        fill="none"
        stroke="#6b5836"
      />
    </>
  );
}

function Table(): ReactElement {
  return (
    <>
      <Shadow w={2} />
      <rect x={7} y={9} width={114} height={46} rx={5} fill="url(#ds-wood)" stroke="#2c1a0b" strokeWidth={2.5} />
      <path d="M8 24h112M8 40h112" stroke="#4a2f17" strokeWidth={1.5} />
      <circle cx={34} cy={26} r={8} fill="#b9b2a2" stroke="#55503f" />
      <circle cx={34} cy={26} r={4.5} fill="#8d8675" />
      <circle cx={92} cy={37} r={8} fill="#b9b2a2" stroke="#55503f" />
      <path d="M60 20h8v10a4 4 0 0 1-8 0z" fill="#c9a227" stroke="#6f5814" />
    </>
  );
}

function WeaponRack(): ReactElement {
  return (
    <>
      <Shadow w={2} />
      <rect x={6} y={10} width={116} height={44} rx={4} fill="#4f3319" stroke="#2c1a0b" strokeWidth={2.5} />
      <rect x={6} y={18} width={116} height={6} fill="#7d542c" />
      <rect x={6} y={42} width={116} height={6} fill="#7d542c" />
      {[24, 52, 80, 106].map((x, i) => (
        <path
          key={x}
          d={i % 2 === 0 ? `M${x} 13v32M${x - 5} 38h10` : `M${x} 13v38M${x - 7} 14q7 10 14 0`}
          stroke={i % 2 === 0 ? '#d3d8de' : '#b48a55'}
          strokeWidth={3.5}
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </>
  );
}

const STONES = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;

function Well(): ReactElement {
  return (
    <>
      <circle cx={67} cy={70} r={54} fill="#000" opacity={0.45} />
      <circle cx={64} cy={64} r={54} fill="#7c7f82" stroke="#26282a" strokeWidth={3} />
      {STONES.map(angle => (
        <path key={angle} d="M64 10v20" stroke="#3c3f42" strokeWidth={2.5} transform={`rotate(${angle} 64 64)`} />
      ))}
      <circle cx={64} cy={64} r={34} fill="#0a1626" stroke="#26282a" strokeWidth={3} />
      <path d="M44 60q10-7 20 0t20 0M48 74q8-6 16 0t16 0" fill="none" stroke="#3c6ea3" strokeWidth={2.5} />
    </>
  );
}

function Throne(): ReactElement {
  return (
    <>
      <Shadow w={1} />
      <path d="M10 56V20q0-12 22-12t22 12v36z" fill="#5b6067" stroke="#1f2226" strokeWidth={2.5} />
      <rect x={18} y={24} width={28} height={28} rx={4} fill="#7d1f2b" stroke="#3a0d13" strokeWidth={2} />
      <path d="M22 16l5 4 5-7 5 7 5-4-2 8H24z" fill="#d9b13b" stroke="#6f5814" />
    </>
  );
}

function Cabinet(): ReactElement {
  return (
    <>
      <Shadow w={2} />
      <rect x={6} y={8} width={116} height={48} rx={4} fill="#3b2a44" stroke="#170f1c" strokeWidth={2.5} />
      <path d="M8 32h112M64 9v46" stroke="#1f1426" strokeWidth={3} />
      {[
        [22, 20, '#6fbf73'],
        [42, 22, '#c9577a'],
        [88, 20, '#e0b64a'],
        [106, 22, '#62a8d8'],
        [30, 46, '#c9577a'],
        [82, 46, '#6fbf73'],
        [104, 45, '#b88be0'],
      ].map(([x, y, fill]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <rect x={-2.5} y={-9} width={5} height={5} fill="#cfc6b5" />
          <circle r={6} fill={String(fill)} stroke="#120b16" />
        </g>
      ))}
    </>
  );
}

const SPINES = ['#8e3b32', '#3f5f87', '#6a7d3c', '#b08a3a', '#5d4379', '#8a5a36'] as const;

const BOOKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function Bookcase(): ReactElement {
  return (
    <>
      <Shadow w={2} />
      <rect x={3} y={6} width={122} height={52} rx={3} fill="#3c2612" stroke="#1b1007" strokeWidth={3} />
      {[10, 35].map(y =>
        BOOKS.map(i => {
          const high = 15 + ((i * 7 + y) % 5);
          return (
            <rect
              key={i}
              x={7 + i * 8.8}
              y={y + 20 - high}
              width={7.6}
              height={high}
              rx={1}
              fill={SPINES[(i * 5 + y) % SPINES.length]}
              stroke="#1b1007"
              strokeWidth={0.8}
            />
          );
        }),
      )}
      <path d="M4 32.5h120" stroke="#6b4523" strokeWidth={4} />
    </>
  );
}

function Book(): ReactElement {
  return (
    <g transform="rotate(-12 32 32)">
      <rect x={14} y={20} width={38} height={28} rx={3} fill="#000" opacity={0.4} />
      <path
        d="M32 20c-6-4-13-3-17-1v23c5-2 11-2 17 1 6-3 12-3 17-1V19c-4-2-11-3-17 1z"
        fill="#e8dcc0"
        stroke="#4d1620"
        strokeWidth={3}
      />
      <path d="M32 20v23" stroke="#6b5836" strokeWidth={1.5} />
    </g>
  );
}

const DRAWINGS: Readonly<Record<string, () => ReactElement>> = {
  barrel: Barrel,
  'dwarf-crypt': Crypt,
  lectern: Lectern,
  table: Table,
  'weapon-rack': WeaponRack,
  well: Well,
  'dwarf-throne': Throne,
  'witch-cabinet': Cabinet,
  bookcase: Bookcase,
  book: Book,
};
