import type { Targets } from '../content/effects.ts';
import { raiseAt } from '../rules/placing.ts';
import { raisable } from '../rules/supply.ts';
import { pickSquares, squaresFor } from '../rules/targets.ts';
import { type CardWord, who } from './word.ts';

/** Each target bone pile is raised as by the special action, with all its limits (DS-RAISE-02..12), for no command. `aim.of` is `bones`. */
export interface Raise {
  readonly do: 'raise';
  readonly aim: Targets;
}

export const raise: CardWord<Raise> = {
  can: ({ state, you }, { aim }) => raisable(state).length > 0 && squaresFor(state, you, aim).length > 0,
  act: ({ state, io, you }, { aim }) =>
    pickSquares(
      state,
      you,
      aim,
      () => (raisable(state).length > 0 ? squaresFor(state, you, aim) : []),
      cell => raiseAt(state, io, you, cell),
      'DS-RAISE-13',
    ),
  say: ({ aim }, s) =>
    s.t(
      `${who(aim, s)} is raised by the rules of Raise the Dead.`,
      `${who(aim, s)} wird nach den Regeln für „Die Toten erwecken“ erweckt.`,
    ),
};
