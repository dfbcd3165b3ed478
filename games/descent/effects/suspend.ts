import { speak } from '@tafelrunde/engine';
import { turnFor } from '../rules/points.ts';
import type { DescentWord, Doing } from './word.ts';

/** The owner's turn rests as it is until another hero has had his (D2C-HERO-26). */
export interface Suspend {
  readonly do: 'suspend';
}

/** Somebody else must be there to have a turn meanwhile. */
const others = ({ state, by }: Doing): boolean =>
  state.heroes.some(({ id, acted, left }) => id !== by && !acted && !left);

export const suspend: DescentWord<Suspend> = {
  can: at => at.state.paused === undefined && turnFor(at.state, at.by) !== null && others(at),
  act({ state, by }) {
    const turn = turnFor(state, by);
    if (turn === null) return;
    state.turns.splice(state.turns.indexOf(turn), 1);
    state.paused = { turn, used: [...state.used.turn], over: false };
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Your turn rests; you go on with it when another hero has ended his.',
      'Dein Zug ruht; du setzt ihn fort, wenn ein anderer Held seinen beendet hat.',
    ),
};
