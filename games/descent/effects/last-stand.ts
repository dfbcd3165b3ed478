import { speak } from '@tafelrunde/engine';
import { monsterOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The owner makes a melee attack, and one more for each monster that is defeated by it. */
export interface LastStand {
  readonly do: 'last-stand';
}

const BLOW: readonly Effect[] = [{ do: 'attack', type: 'melee' }];

export const lastStand: DescentWord<LastStand> = {
  can: at => vocabulary.usable(at, BLOW),
  *act(at) {
    const { state } = at;
    for (let left = 1; left > 0 && vocabulary.usable(at, BLOW); left--) {
      const before = state.monsters.map(({ id }) => id);
      yield* vocabulary.carryOut(at, BLOW);
      left += before.filter(id => (monsterOf(state, id)?.cells.length ?? 0) === 0).length;
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Make a melee attack, and one more for each monster defeated by it.',
      'Führe einen Nahkampfangriff aus und für jedes dabei besiegte Monster einen weiteren.',
    ),
};
