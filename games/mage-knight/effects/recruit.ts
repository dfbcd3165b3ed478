import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { gainUnit, mayGainUnit } from '../rules/recruiting.ts';
import { comesForNothing } from '../rules/units.ts';
import type { MageWord } from './word.ts';

/** Any unit of the offer joins for nothing, wherever you are; without a free command token another one is disbanded first (MK-UNIT-06). */
export interface Recruit {
  readonly do: 'recruit';
}

export const recruit: MageWord<Recruit> = {
  can: ({ state, turn }) => state.offers.units.some(unit => comesForNothing(unit) && mayGainUnit(state, turn, unit)),
  *act({ state, io, turn, seat }) {
    const options: Choice[] = [...new Set(state.offers.units)]
      .filter(unit => comesForNothing(unit) && mayGainUnit(state, turn, unit))
      .map(unit => ({ do: 'recruit', unit, cost: 0 }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'reward', rule: 'MK-UNIT-05', options });
    if (chosen.do === 'recruit') yield* gainUnit(state, io, turn, chosen.unit, 0);
  },
  say: (_, { lang }) =>
    speak(lang)('Recruit any unit of the offer for free.', 'Rekrutiere eine beliebige Einheit der Auslage umsonst.'),
};
