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

interface Named {
  readonly name: string;
  /** The middle of its last line. */
  readonly x: number;
  readonly y: number;
  /** How much room there is, in units of the drawing; a longer name takes two lines, or is drawn closer. */
  readonly room: number;
}

/** How wide a letter is and how far lines are apart, for letters of size 1. */
const LETTER = 0.52;
const LINE = 1.05;

/** What places are called, written into each of them: small, so that it is read only by those who look for it. */
export function PlaceNames({
  places,
  size,
}: {
  readonly places: readonly Named[];
  readonly size: number;
}): ReactElement {
  const width = (line: string): number => line.length * size * LETTER;
  return (
    <g className="kit-place-names" pointerEvents="none" fontSize={size}>
      {places.map(({ name, x, y, room }) => {
        const lines = width(name) > room ? halves(name) : [name];
        return lines.map((line, i) => (
          <text
            key={`${x} ${y} ${line}`}
            x={x}
            y={y - (lines.length - 1 - i) * size * LINE}
            {...(width(line) > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {line}
          </text>
        ));
      })}
    </g>
  );
}

/** A name in two lines, cut where both are about as long; one word stays as it is. */
function halves(name: string): readonly string[] {
  const cuts = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [cut] = cuts.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}
