import { speak } from '@tafelrunde/engine';
import { moveTowards } from '../rules/enemies/moving.ts';
import { nearestTo } from '../rules/enemies/targets.ts';
import { enemyOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The enemy moves so many zones towards the nearest hero. */
export interface Advance {
  readonly do: 'advance';
  readonly n: number;
}

export const advance: SorceryWord<Advance> = {
  can: ({ state, by }) => enemyOf(state, by) !== null,
  *act({ state, io, by }, { n }) {
    const enemy = enemyOf(state, by);
    if (enemy !== null) yield* moveTowards(state, io, enemy, yield* nearestTo(state, enemy), n);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Moves ${n} zone${n === 1 ? '' : 's'} towards the nearest hero.`,
      `Bewegt sich ${n} Zone${n === 1 ? '' : 'n'} auf den nächsten Helden zu.`,
    ),
};
