import { speak } from '@tafelrunde/engine';
import { rollLate, spread } from '../rules/attack/attack.ts';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack also affects all figures next to its target space; bought with a surge they roll their dice at once (D2-KEYW-04, -12). */
export interface Blast {
  readonly do: 'blast';
}

export const blast: DescentWord<Blast> = {
  can: ({ state }) => state.attacks.length > 0 && !attackOf(state).blast,
  *act({ state, io }) {
    const attack = attackOf(state);
    attack.blast = true;
    const added = spread(state, attack);
    // Before the roll they roll with all others.
    if (attack.step > 2) yield* rollLate(state, io, attack, added);
  },
  say: (_, { lang }) => speak(lang)('Blast.', 'Explosion.'),
};
