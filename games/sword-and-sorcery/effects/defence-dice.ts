import { speak, totalOf } from '@tafelrunde/engine';
import { defenceDice } from '../rules/values.ts';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** More dice for the defence under way (SS-ATK-16: before the roll). */
export interface DefenceDice {
  readonly do: 'defence-dice';
  readonly n: number;
}

export const defenceDiceWord: SorceryWord<DefenceDice> = {
  // A die is rolled for each hit at most: more than that help nobody (SS-DEF-06).
  can: ({ state }) => {
    const defence = state.attacks.length > 0 ? attackOf(state).defence : null;
    if (defence === null) return false;
    const { of, most, ordinary } = defence;
    return ordinary > totalOf(most) + totalOf(defenceDice(state, of, { figure: of, other: attackOf(state).by }));
  },
  act({ state, source }, { n }) {
    const defence = state.attacks.length > 0 ? attackOf(state).defence : null;
    if (defence !== null)
      defence.most = { ...defence.most, parts: [...defence.most.parts, { source: source.id, amount: n }] };
  },
  say: ({ n }, { lang }) => speak(lang)(`+${n} defence dice.`, `+${n} Verteidigungswürfel.`),
};
