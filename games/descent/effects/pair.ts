import { copy, speak } from '@tafelrunde/engine';
import { isItem, itemOf } from '../content/index.ts';
import { attackOf, heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack being resolved gets the surge abilities of the attacker's other melee weapons too, nothing else of them (D2C-SKIR-02). */
export interface Pair {
  readonly do: 'pair';
}

export const pair: DescentWord<Pair> = {
  act({ state }) {
    const attack = attackOf(state);
    if (!isHero(state, attack.by)) return;
    for (const { id, worn } of heroOf(state, attack.by).cards)
      if (worn && id !== attack.weapon && isItem(id) && itemOf(id).attack === 'melee')
        for (const surge of itemOf(id).surges ?? []) attack.granted.push({ source: id, surge: copy(surge) });
  },
  say: (_, { lang }) =>
    speak(lang)('The surge abilities of both weapons count.', 'Die Energie-Fähigkeiten beider Waffen zählen.'),
};
