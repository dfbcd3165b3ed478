import { Scores } from '../../kit/panels/scores.tsx';
import type { End } from '../../local/table.ts';
import type { Words } from '../words.ts';
import { useEndingMessages } from './messages.ts';

/** The points of all seats, where the game counts them. */
export function FinalScores({ outcome, words }: { readonly outcome: End; readonly words: Words }) {
  const e = useEndingMessages();
  if (!('scores' in outcome) || !outcome.scores) return null;
  const { scores, winners } = outcome;
  const rows = scores.map((points, seat) => ({ name: words.seat(seat), points, won: winners.includes(seat) }));
  return <Scores scores={rows} words={e.scores} />;
}
