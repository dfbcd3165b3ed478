import { totalOf } from '@tafelrunde/engine';
import { ignoresArmour } from '../rules/damage.ts';
import { defenceStance } from '../rules/melee.ts';
import { fighterOf } from '../rules/protect.ts';
import { armour } from '../rules/values.ts';
import type { CardWord } from './word.ts';

/** Armour of the target, natural and worn, does not count. On a weapon or spell: attacks made with it; on a manoeuvre: the attack to be rolled. */
export interface IgnoreArmour {
  readonly do: 'ignore-armour';
}

export const ignoreArmour: CardWord<IgnoreArmour> = {
  /** In a combat it counts if the attack meets armour. */
  can({ state }) {
    const { combat } = state;
    if (!combat) return true;
    return (
      !ignoresArmour(state, combat) &&
      totalOf(armour(state, fighterOf(state, combat), defenceStance(state, combat))) > 0
    );
  },
  say: (_, { t }) => t('Armour does not count.', 'Rüstung zählt nicht.'),
};
