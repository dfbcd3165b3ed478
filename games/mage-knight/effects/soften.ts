import { speak } from '@tafelrunde/engine';
import { changeAttack } from '../rules/combat/foe.ts';
import { chosenAttack, openAttacks } from './foes.ts';
import type { MageWord } from './word.ts';

/** Lowers (or raises) the value of one enemy attack. */
export interface Soften {
  readonly do: 'soften';
  readonly by: number;
}

export const soften: MageWord<Soften> = {
  can: at => openAttacks(at).length > 0,
  *act(at, { by }) {
    const chosen = yield* chosenAttack(at, () => true);
    if (chosen) changeAttack(at, chosen.foe, chosen.attack, -by);
  },
  say: ({ by }, { lang }) => speak(lang)(`One enemy attack gets −${by}.`, `Ein Angriff eines Gegners erhält −${by}.`),
};
