import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** More dice for the defence under way (SS-ATK-16: before the roll). */
export interface DefenceDice {
  readonly do: 'defence-dice';
  readonly n: number;
}

export const defenceDiceWord: SorceryWord<DefenceDice> = {
  can: ({ state }) => state.attacks.length > 0 && (attackOf(state).defence?.ordinary ?? 0) > 0,
  act({ state, source }, { n }) {
    const defence = state.attacks.length > 0 ? attackOf(state).defence : null;
    if (defence !== null)
      defence.most = { ...defence.most, parts: [...defence.most.parts, { source: source.id, amount: n }] };
  },
  say: ({ n }, { lang }) => speak(lang)(`+${n} defence dice.`, `+${n} Verteidigungswürfel.`),
};
