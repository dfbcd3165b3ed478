import { speak } from '@tafelrunde/engine';
import { remove } from '../rules/defeat.ts';
import { limitsOf, newMonster } from '../rules/monsters.ts';
import { monsterOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A minion is replaced by an unharmed master of its kind, within the group limit (D2C-MAB-05, -06). */
export interface Promote {
  readonly do: 'promote';
}

export const promote: DescentWord<Promote> = {
  can: ({ state, on }) =>
    on.some(id => {
      const group = state.groups.find(one => one.id === monsterOf(state, id)?.group);
      return group !== undefined && limitsOf(state, group).includes('master');
    }),
  act({ state, io, on }) {
    for (const id of on) {
      const minion = monsterOf(state, id);
      const group = state.groups.find(one => one.id === minion?.group);
      if (minion === null || group === undefined || !limitsOf(state, group).includes('master')) continue;
      const cells = [...minion.cells];
      remove(state, id);
      newMonster(state, io, group, 'master', cells);
    }
  },
  say: (_, { lang }) =>
    speak(lang)('Is replaced by a master of its kind.', 'Wird durch ein Elite-Monster seiner Art ersetzt.'),
};
