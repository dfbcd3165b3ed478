import { speak } from '@tafelrunde/engine';
import { zonesOf } from '../rules/balance-of-power.ts';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The owner takes the attack in the place of its target. */
export interface Retarget {
  readonly do: 'retarget';
}

export const retarget: SorceryWord<Retarget> = {
  can: ({ state, by }) => state.attacks.length > 0 && attackOf(state).target !== by,
  act({ state, by }) {
    if (state.attacks.length === 0) return;
    const attack = attackOf(state);
    attack.target = by;
    const [zone] = zonesOf(state, by);
    if (zone !== undefined) attack.zones = { [by]: zone };
  },
  say: (_, { lang }) => speak(lang)('You become the target of the attack.', 'Du wirst zum Ziel des Angriffs.'),
};
