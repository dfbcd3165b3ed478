import { memo, type ReactElement } from 'react';
import { SIDE } from './layout.ts';
import type { Squares } from './squares.ts';

const letter = (n: number): string => String.fromCharCode(65 + n);
/** A to Z, then AA, AB ... */
const column = (x: number): string => (x < 26 ? letter(x) : letter(Math.floor(x / 26) - 1) + letter(x % 26));

/** The names of columns and rows at the edge of what is seen of a map: letters above, numbers to the left. */
export const Coordinates = memo(function Coordinates({ layout }: { readonly layout: Squares }): ReactElement {
  const text = { fill: '#b9a98a', fontSize: 20, fontWeight: 700, textAnchor: 'middle' } as const;
  const { x: left, y: top, w, h } = layout.bounds;
  return (
    <g className="kit-coordinates" pointerEvents="none">
      {Array.from({ length: w }, (_, i) => left + i).map(x => (
        <text key={x} x={(x + 0.5) * SIDE} y={top * SIDE - 10} {...text}>
          {column(x)}
        </text>
      ))}
      {Array.from({ length: h }, (_, i) => top + i).map(y => (
        <text key={y} x={left * SIDE - 20} y={(y + 0.5) * SIDE + 7} {...text}>
          {y + 1}
        </text>
      ))}
    </g>
  );
});
