import { speak } from '@tafelrunde/engine';
import { activate } from '../rules/enemies/activation.ts';
import { distanceTo } from '../rules/enemies/targets.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The enemy nearest to the last active hero activates (SS-EVNT-11). */
export interface ActivateNearest {
  readonly do: 'activate-nearest';
}

export const activateNearest: SorceryWord<ActivateNearest> = {
  *act({ state, io, by }) {
    const own = figureOf(state, by);
    if (own === null) return;
    const [nearest] = state.enemies.toSorted((a, b) => distanceTo(state, a, own) - distanceTo(state, b, own));
    if (nearest !== undefined) yield* activate(state, io, nearest);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The enemy nearest to the last active hero activates.',
      'Der Gegner, der dem zuletzt aktiven Helden am nächsten ist, wird aktiviert.',
    ),
};
