import { speak } from '@tafelrunde/engine';
import { enemyOf } from '../state.ts';
import { holds, type Test } from './tests.ts';
import type { SorceryWord } from './word.ts';

/** The scroll of a boss is turned over; what it has counted on the old side is over (SS-BOSS-02). */
export interface Flip {
  readonly do: 'flip';
  readonly to: 0 | 1;
  readonly if?: Test;
}

export const flip: SorceryWord<Flip> = {
  act({ state, io, by, about }, { to, if: test }) {
    if (test !== undefined && !holds(state, by, test, about)) return;
    const enemy = enemyOf(state, by);
    if (enemy === null || enemy.side === to) return;
    enemy.side = to;
    enemy.notes = {};
    io.tell?.({ kind: 'flipped', enemy: enemy.id, side: to, rule: 'SS-BOSS-02' });
  },
  say: ({ if: test }, { lang }) => {
    const t = speak(lang);
    if (test?.is === 'noted')
      return t(`At ${test.least} its scroll is turned over.`, `Bei ${test.least} wird sein Pergament umgedreht.`);
    return t('Its scroll is turned over.', 'Sein Pergament wird umgedreht.');
  },
};
