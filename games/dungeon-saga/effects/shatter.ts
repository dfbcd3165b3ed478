import { boardOf, squareOf } from '../board.ts';
import type { Targets } from '../content/effects.ts';
import { pickSquares, squaresFor } from '../rules/targets.ts';
import type { Play } from '../state.ts';
import { type CardWord, type Cause, who } from './word.ts';

/** Each target bone pile is removed and cannot be raised; for `each` also the piles below it. `aim.of` is `bones`. */
export interface Shatter {
  readonly do: 'shatter';
  readonly aim: Targets;
}

export const shatter: CardWord<Shatter> = {
  can: ({ state, you }, { aim }) => squaresFor(state, you, aim).length > 0,
  act(at, { aim }) {
    const { state, you } = at;
    return pickSquares(
      state,
      you,
      aim,
      () => squaresFor(state, you, aim),
      cell => clear(at, cell, aim.many === 'each'),
      'DS-RAISE-10',
    );
  },
  say: ({ aim }, s) => s.t(`${who(aim, s)} is removed for good.`, `${who(aim, s)} kommt endgültig vom Spielplan.`),
};

/** The topmost bone pile of a square goes, or all of them. */
function* clear({ state, io }: Cause, cell: number, all: boolean): Play {
  do {
    const top = state.bones.indexOf(cell);
    if (top < 0) return;
    state.bones.splice(top, 1);
    io.tell?.({ kind: 'shattered', at: squareOf(boardOf(state), cell), rule: 'DS-RAISE-10' });
  } while (all);
}
