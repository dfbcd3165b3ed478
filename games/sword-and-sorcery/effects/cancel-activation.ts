import { speak } from '@tafelrunde/engine';
import type { Level } from '../content/words.ts';
import { LEVEL_NAMES } from '../content/words.ts';
import { scrollOf } from '../rules/enemies/cards.ts';
import { enemyOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The enemy that is about to activate does not, if it is of this level. */
export interface CancelActivation {
  readonly do: 'cancel-activation';
  readonly level: Level;
}

export const cancelActivation: SorceryWord<CancelActivation> = {
  can: ({ state, on }, { level }) =>
    on.some(id => {
      const enemy = enemyOf(state, id);
      return enemy !== null && scrollOf(enemy).level === level;
    }),
  act({ state, on }) {
    for (const id of on) {
      const enemy = enemyOf(state, id);
      if (enemy !== null) enemy.notes.held = 1;
    }
  },
  say: ({ level }, { lang }) =>
    speak(lang)(
      `A ${LEVEL_NAMES[level].en} enemy does not activate.`,
      `Ein Gegner der Stufe ${LEVEL_NAMES[level].de} wird nicht aktiviert.`,
    ),
};
