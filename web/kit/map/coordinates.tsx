import { memo, type ReactElement } from 'react';
import { SIDE } from './layout.ts';
import type { Squares } from './squares.ts';

/** The names of columns and rows at the edge of a map: letters above, numbers to the left. */
export const Coordinates = memo(function Coordinates({ layout }: { readonly layout: Squares }): ReactElement {
  const text = { fill: '#b9a98a', fontSize: 20, fontWeight: 700, textAnchor: 'middle' } as const;
  const columns = Array.from({ length: layout.width }, (_, x) => String.fromCharCode(65 + x));
  const rows = Array.from({ length: layout.height }, (_, y) => String(y + 1));
  return (
    <g className="kit-coordinates" pointerEvents="none">
      {columns.map((name, x) => (
        <text key={name} x={(x + 0.5) * SIDE} y={-10} {...text}>
          {name}
        </text>
      ))}
      {rows.map((name, y) => (
        <text key={name} x={-20} y={(y + 0.5) * SIDE + 7} {...text}>
          {name}
        </text>
      ))}
    </g>
  );
});
