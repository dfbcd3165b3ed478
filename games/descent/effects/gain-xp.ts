import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The overlord gains experience. */
export interface GainXp {
  readonly do: 'gain-xp';
  readonly n: number;
}

export const gainXp: DescentWord<GainXp> = {
  act({ state }, { n }) {
    state.overlord.xp += n;
  },
  say: ({ n }, { lang }) => speak(lang)(`The overlord gains ${n} XP.`, `Der Overlord erhält ${n} EP.`),
};
