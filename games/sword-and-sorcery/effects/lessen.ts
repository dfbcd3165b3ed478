import { speak } from '@tafelrunde/engine';
import { lessenHits } from '../rules/attack/counting.ts';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The attack on this figure scores fewer hits, lethal ones first (SS-LETH-05). */
export interface Lessen {
  readonly do: 'lessen';
  readonly n: number;
}

export const lessen: SorceryWord<Lessen> = {
  can: ({ state }) => {
    const defence = state.attacks.length > 0 ? attackOf(state).defence : null;
    return defence !== null && defence.ordinary + defence.lethal > 0;
  },
  act({ state }, { n }) {
    const defence = state.attacks.length > 0 ? attackOf(state).defence : null;
    if (defence !== null) lessenHits(defence, n);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`The attack scores ${n} hit${n === 1 ? '' : 's'} less.`, `Der Angriff erzielt ${n} Treffer weniger.`),
};
