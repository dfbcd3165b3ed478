import type { ReactElement } from 'react';
import { Glyph } from './glyph.tsx';
import type { Condition } from './token-look.ts';

/** Where seals lie on a piece: its corners but the one of the number. */
const PLACES = [
  [-19, -17],
  [19, -17],
  [-19, 15],
] as const;

/** The states a piece is in; what finds no place is counted on the last one. */
export function Seals({ conditions }: { readonly conditions: readonly Condition[] }): ReactElement {
  const more = conditions.length - PLACES.length;
  return (
    <>
      {conditions.slice(0, PLACES.length).map((condition, i) => (
        <g key={condition.key} className="kit-seal" transform={`translate(${PLACES[i]?.join(' ')})`}>
          <Seal condition={condition} />
          {more > 0 && i === PLACES.length - 1 && (
            <text className="kit-seal-more" x={7} y={9} fontSize={11} fontWeight={700} fill="#fff">
              +{more}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function Seal({ condition: { sign, tone } }: { readonly condition: Condition }): ReactElement {
  if (sign === 'drop')
    return (
      <>
        <path d="M0 -10c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13z" fill="#c01f1f" stroke="#fff" strokeWidth={1.8} />
        <path d="M0 -2v6M0 7.500v.5" stroke="#fff" strokeWidth={2.2} strokeLinecap="round" />
      </>
    );
  if (sign === 'shield')
    return <path d="M-7 -7l7 -3 7 3v6q0 7 -7 10q-7 -3 -7 -10z" fill="#143047" stroke="#8fd0ff" strokeWidth={2} />;
  const bad = tone === 'bad';
  return (
    <>
      <circle r={9} fill={bad ? '#5c1010' : '#143d1b'} stroke={bad ? '#ffb4a6' : '#b9f0b0'} strokeWidth={1.6} />
      <Glyph d={sign.d} size={12} x={-6} y={-6} fill="#fff" />
    </>
  );
}
