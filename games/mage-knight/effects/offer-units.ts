import { drawFrom, speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Regular units join the offer. */
export interface OfferUnits {
  readonly do: 'offer-units';
  readonly n: number;
}

export const offerUnits: MageWord<OfferUnits> = {
  act({ state, io }, { n }) {
    for (let i = 0; i < n; i++) {
      const unit = drawFrom(state.piles.regular, io.chance);
      if (unit === null) return;
      state.offers.units.push(unit);
      io.tell?.({ kind: 'laid-out', what: 'unit', id: unit, rule: 'MK-EFF-03' });
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`${n} regular units join the offer.`, `${n} reguläre Einheiten kommen ins Angebot.`),
};
