import { copy, speak } from '@tafelrunde/engine';
import { monsterCardOf } from '../content/index.ts';
import { attackOf, monsterOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack being resolved may use the surge abilities of the monsters it works on too. */
export interface BorrowSurges {
  readonly do: 'borrow-surges';
}

export const borrowSurges: DescentWord<BorrowSurges> = {
  can: ({ state, on }) =>
    state.attacks.length > 0 &&
    on.some(id => {
      const monster = monsterOf(state, id);
      return monster !== null && (monsterCardOf(state, monster).surges ?? []).length > 0;
    }),
  act({ state, on, source }) {
    for (const id of on) {
      const monster = monsterOf(state, id);
      if (monster === null) continue;
      for (const surge of monsterCardOf(state, monster).surges ?? [])
        attackOf(state).granted.push({ source: source.id, surge: copy(surge) });
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The attack may use its surge abilities too.',
      'Der Angriff darf auch dessen Energiefähigkeiten nutzen.',
    ),
};
