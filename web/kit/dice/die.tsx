import type { ReactElement } from 'react';
import './die.css';

/** Where the pips are on a face of 3 by 3. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** What became of a die: it counted, it was taken away, it made another one roll. */
export type Fate = 'counts' | 'gone' | 'again';
export type DieTone = 'attack' | 'defence' | 'plain';

interface Props {
  readonly tone?: DieTone;
  readonly fate?: Fate | undefined;
  /** Dice tumble one after the other. */
  readonly order?: number;
}

/** A six-sided die that comes to rest on its number. */
export function Die({ face, ...rest }: Props & { readonly face: number }): ReactElement {
  return (
    <Body {...rest}>
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={10 + x * 10} cy={10 + y * 10} r="4" className="kit-die-pip" />
      ))}
    </Body>
  );
}

interface SymbolProps extends Props {
  /** The outlines of what is on the face: none on a blank one, at most four. */
  readonly symbols: readonly string[];
  /** The colour of the die itself. */
  readonly colour?: string;
}

/** Where symbols are, by their number. */
const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[8, 8, 24]],
  [
    [5, 5, 16],
    [19, 19, 16],
  ],
  [
    [12, 4, 15],
    [4, 20, 15],
    [21, 20, 15],
  ],
  [
    [5, 5, 14],
    [21, 5, 14],
    [5, 21, 14],
    [21, 21, 14],
  ],
];

/** A die with symbols in place of numbers. */
export function SymbolDie({ symbols, colour, ...rest }: SymbolProps): ReactElement {
  const places = PLACES[Math.min(symbols.length, 4)] ?? [];
  return (
    <Body {...rest} {...(colour === undefined ? {} : { colour })}>
      {places.map(([x, y, size], i) => (
        <path
          key={`${x}-${y}`}
          className="kit-die-symbol"
          d={symbols[i]}
          transform={`translate(${x} ${y}) scale(${size / 512})`}
        />
      ))}
    </Body>
  );
}

function Body(props: Props & { readonly colour?: string; readonly children: React.ReactNode }): ReactElement {
  const { tone = 'plain', fate, order = 0, colour, children } = props;
  return (
    <svg
      className={`kit-die kit-die-${tone}`}
      data-fate={fate}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      style={{ animationDelay: `${order * 55}ms`, ...(colour ? { '--die': colour } : {}) } as React.CSSProperties}
    >
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" className="kit-die-body" />
      {children}
      {fate === 'gone' && <path className="kit-die-cross" d="M5 35L35 5" />}
    </svg>
  );
}
