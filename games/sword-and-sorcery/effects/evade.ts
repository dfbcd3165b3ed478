import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The attack has no effect: it is not made (SS-CRIT-05). */
export interface Evade {
  readonly do: 'evade';
}

export const evade: SorceryWord<Evade> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, io, by }) {
    if (state.attacks.length === 0) return;
    const attack = attackOf(state);
    attack.evaded = true;
    io.tell?.({ kind: 'evaded', figure: attack.target, by, rule: 'SS-CRIT-05' });
  },
  say: (_, { lang }) => speak(lang)('The attack has no effect.', 'Der Angriff hat keine Wirkung.'),
};
