import { standingSums, type View } from '@tafelrunde/dungeon-saga';
import { totalOf } from '@tafelrunde/engine';

/** The squares whoever acts may still go, and of how many; null where nobody moves, or has the move behind them. */
export function movementLeft(view: View): { readonly left: number; readonly of: number } | null {
  const { turn, figures } = view;
  const figure = figures.find(({ id }) => id === turn?.figure);
  if (!turn || !figure || turn.ended || !turn.parts.slice(turn.at).includes('move')) return null;
  const move = totalOf(standingSums(view, figure).move);
  const of = turn.squares >= 0 ? Math.min(turn.squares, move) : move;
  return { left: turn.stopped ? 0 : Math.max(0, of - Math.max(0, turn.spent)), of };
}
