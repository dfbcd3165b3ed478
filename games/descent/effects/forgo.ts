import { speak } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { losePoints, turnFor } from '../rules/points.ts';
import type { DescentWord } from './word.ts';

/** The owner gives up all actions of the turn and does not move in it any more. */
export interface Forgo {
  readonly do: 'forgo';
}

const RULES = ['no-moves', 'no-fatigue-for-moves'] as const;

export const forgo: DescentWord<Forgo> = {
  act({ state, io, by, source }) {
    const turn = turnFor(state, by);
    if (turn === null) return;
    turn.actions = 0;
    turn.extra = [];
    losePoints(state, io, by);
    for (const rule of RULES)
      begin(state, {
        source: source.id,
        key: rule,
        on: by,
        by,
        until: 'turn-end',
        what: { do: 'permit', rule },
        next: false,
      });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'You have no actions this turn and cannot move.',
      'Du hast in diesem Zug keine Aktionen und kannst dich nicht bewegen.',
    ),
};
