import { speak } from '@tafelrunde/engine';
import { roman } from '../content/words.ts';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** So many hits of the attack are lethal, or all of them (SS-LETH-01). */
export interface Lethal {
  readonly do: 'lethal';
  readonly n: number | 'all';
}

export const lethal: SorceryWord<Lethal> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state }, { n }) {
    if (state.attacks.length === 0) return;
    const attack = attackOf(state);
    attack.lethal = n === 'all' || attack.lethal === 'all' ? 'all' : attack.lethal + n;
  },
  say: ({ n }, { lang }) =>
    n === 'all'
      ? speak(lang)('All hits are lethal.', 'Alle Treffer sind tödlich.')
      : speak(lang)(`Lethal ${roman(n)}.`, `Tödlich ${roman(n)}.`),
};
