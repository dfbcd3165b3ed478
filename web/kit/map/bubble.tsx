import type { ReactElement } from 'react';
import { SIDE, type Spot } from './layout.ts';
import './bubble.css';

export interface BubbleRow {
  readonly text: string;
  /** From 0 to 1: how far its bar reaches. */
  readonly share: number;
  /** The same in words. */
  readonly note: string;
}

interface Props {
  /** The middle of what it is about. */
  readonly at: Spot;
  readonly rows: readonly BubbleRow[];
}

const ROW = 24;
const MOST = 5;

/** What will likely come of it, above what is aimed at: a bar for each outcome. */
export function Bubble({ at: [x, y], rows }: Props): ReactElement | null {
  const shown = rows.slice(0, MOST);
  if (shown.length === 0) return null;
  const width = Math.max(...shown.map(({ text, note }) => (text.length + note.length) * 8.2)) + 44;
  const height = shown.length * ROW + 14;
  return (
    <g className="kit-bubble" transform={`translate(${x - width / 2} ${y - SIDE / 2 - 16 - height})`}>
      <path
        className="kit-bubble-plate"
        d={`M10 0H${width - 10}q10 0 10 10V${height - 10}q0 10 -10 10H${width / 2 + 9}l-9 12l-9 -12H10q-10 0 -10 -10V10q0 -10 10 -10z`}
      />
      {shown.map(({ text, share, note }, i) => (
        <g key={text} transform={`translate(10 ${7 + i * ROW})`}>
          <rect className="kit-bubble-bar" width={Math.max(2, (width - 20) * share)} height={ROW - 4} rx={4} />
          <text x={6} y={15}>
            {text}
          </text>
          <text x={width - 26} y={15} textAnchor="end">
            {note}
          </text>
        </g>
      ))}
    </g>
  );
}
