import { speak } from '@tafelrunde/engine';
import { activate as activateEnemy } from '../rules/enemies/activation.ts';
import { enemyOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** This enemy activates. It does not call itself while it is at it. */
export interface Activate {
  readonly do: 'activate';
}

export const activate: SorceryWord<Activate> = {
  can: ({ state, by }) => enemyOf(state, by) !== null,
  *act({ state, io, by }) {
    const enemy = enemyOf(state, by);
    if (enemy === null || enemy.notes.activating === 1) return;
    yield* activateEnemy(state, io, enemy);
  },
  say: (_, { lang }) => speak(lang)('This enemy activates.', 'Dieser Gegner wird aktiviert.'),
};
