import { speak } from '@tafelrunde/engine';
import type { SorceryWord } from './word.ts';

/** The move of the hero is over. */
export interface Stop {
  readonly do: 'stop';
}

export const stop: SorceryWord<Stop> = {
  act({ state, on }) {
    const { turn } = state;
    if (turn !== null && on.includes(turn.hero) && turn.points !== null) turn.points = 0;
  },
  say: (_, { lang }) => speak(lang)('The move ends.', 'Die Bewegung endet.'),
};
