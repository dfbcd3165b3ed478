import type { ReactNode } from 'react';
import { icons } from '../../art/icons.ts';
import { Icon } from '../../parts/icon.tsx';
import './scores.css';

export interface Score {
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
}

interface ScoresProps {
  readonly scores: readonly Score[];
  /** What the columns are called, and what a winner is. */
  readonly words: { readonly title: string; readonly who: string; readonly points: string; readonly winner: string };
}

/** The points of everybody, most first; of equals whoever sits first. */
export function Scores({ scores, words }: ScoresProps): ReactNode {
  const ranked = scores
    .map((score, seat) => ({ ...score, seat }))
    .sort((a, b) => b.points - a.points || a.seat - b.seat);
  return (
    <table className="kit-scores">
      <caption>{words.title}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ seat, name, points, won }) => (
          <tr key={seat} data-won={won}>
            <th scope="row">
              {name}
              {won ? (
                <span className="kit-scores-won">
                  <Icon d={icons.trophy} />
                  {words.winner}
                </span>
              ) : null}
            </th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
