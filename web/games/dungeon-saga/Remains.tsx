import { adventureOf, type View } from '@tafelrunde/dungeon-saga';
import { memo, type ReactElement } from 'react';
import { SIDE } from '../../kit/map/layout.ts';
import { Glyph } from './Glyph.tsx';
import { pictureOf } from './pictures.ts';
import { xOf, yOf } from './terrain.ts';

/** What lies on the floor: bone piles and finds. */
export const Remains = memo(
  function Remains({ view }: { readonly view: View }): ReactElement {
    const piles = new Map<number, number>();
    for (const cell of view.bones) piles.set(cell, (piles.get(cell) ?? 0) + 1);
    return (
      <g className="ds-remains">
        {[...piles].map(([cell, count]) => (
          <BonePile key={cell} x={xOf(view.board, cell) * SIDE} y={yOf(view.board, cell) * SIDE} count={count} />
        ))}
        {view.finds.map(
          ({ mark, cell, by }) =>
            by === null && (
              <g
                key={`${mark}-${cell}`}
                transform={`translate(${xOf(view.board, cell) * SIDE} ${yOf(view.board, cell) * SIDE})`}
              >
                <circle
                  className="ds-find"
                  cx={32}
                  cy={32}
                  r={22}
                  fill="#2a1f05"
                  stroke="#ffd871"
                  strokeWidth={2.5}
                  strokeDasharray="5 3"
                />
                <Glyph name={pictureOf(mark, 'finds')} size={28} x={18} y={18} fill="#ffe39a" />
              </g>
            ),
        )}
      </g>
    );
  },
  (a, b) =>
    a.view.bones.join() === b.view.bones.join() && JSON.stringify(a.view.finds) === JSON.stringify(b.view.finds),
);

function BonePile({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }): ReactElement {
  return (
    <g className="ds-bones" transform={`translate(${x} ${y})`}>
      <ellipse cx={33} cy={44} rx={24} ry={11} fill="#000" opacity={0.5} />
      <g fill="none" stroke="#efe6cf" strokeWidth={5} strokeLinecap="round">
        <path d="M14 46L44 32M18 32L50 47" />
        <path d="M24 50L40 24" stroke="#cfc4a6" />
      </g>
      <circle cx={31} cy={27} r={11} fill="#f4ecd8" stroke="#6f664f" strokeWidth={1.5} />
      <path d="M25 34h12v6H25z" fill="#f4ecd8" stroke="#6f664f" strokeWidth={1.5} />
      <circle cx={27} cy={27} r={3} fill="#241d12" />
      <circle cx={35} cy={27} r={3} fill="#241d12" />
      {count > 1 && (
        <g transform="translate(50 16)">
          <circle r={10} fill="#1b150c" stroke="#f4ecd8" strokeWidth={2} />
          <text y={5} textAnchor="middle" fontSize={14} fontWeight={700} fill="#fff">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** The name of a find, by its adventure. */
export const findName = (view: View, mark: string, lang: 'en' | 'de'): string =>
  adventureOf(view.adventure).marks?.[mark]?.[lang] ?? mark;
