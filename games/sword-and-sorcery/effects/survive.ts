import { speak } from '@tafelrunde/engine';
import { healthOf } from '../rules/values.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** Whoever is about to die has so much health left instead. */
export interface Survive {
  readonly do: 'survive';
  readonly left: number;
}

export const survive: SorceryWord<Survive> = {
  can: ({ state, on }) => on.some(id => (figureOf(state, id)?.wounds ?? 0) >= healthOf(state, id)),
  act({ state, on }, { left }) {
    for (const id of on) {
      const figure = figureOf(state, id);
      if (figure !== null) figure.wounds = Math.min(figure.wounds, healthOf(state, id) - left);
    }
  },
  say: ({ left }, { lang }) =>
    speak(lang)(`You keep ${left} health instead of dying.`, `Du behältst ${left} Lebenskraft, statt zu sterben.`),
};
