import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The attack works on all figures of the target's side in its zone, or in adjacent ones too (SS-AOE-01 to -03). */
export interface Area {
  readonly do: 'area';
  readonly n: 0 | 1;
}

export const area: SorceryWord<Area> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state }, { n }) {
    if (state.attacks.length > 0) attackOf(state).area = Math.max(n, attackOf(state).area ?? 0);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Area Effect (${n === 0 ? 'the zone' : 'the zone and around it'}).`,
      `Flächenwirkung (${n === 0 ? 'die Zone' : 'die Zone und ringsum'}).`,
    ),
};
