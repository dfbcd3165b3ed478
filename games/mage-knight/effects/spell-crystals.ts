import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { coloursOf } from '../content/cards.ts';
import { gainCrystal } from '../rules/gain.ts';
import { isUnlaid, layOut } from '../rules/offers.ts';
import type { MageWord } from './word.ts';

/** Crystals of the colours of spells in the offer, each of another card. */
export interface SpellCrystals {
  readonly do: 'spell-crystals';
  readonly n: number;
}

export const spellCrystals: MageWord<SpellCrystals> = {
  can: ({ state }) => state.offers.spells.length > 0 || isUnlaid(state, 'spells'),
  *act({ state, io, seat }, { n }) {
    layOut(state, io, 'spells');
    const left = state.offers.spells.slice();
    for (let i = 0; i < n && left.length > 0; i++) {
      const options: Choice[] = left.map(card => ({ do: 'card', card }));
      const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-GAIN-02', options });
      if (chosen.do !== 'card') return;
      left.splice(left.indexOf(chosen.card), 1);
      for (const colour of coloursOf(chosen.card).slice(0, 1)) gainCrystal(state, io, seat, colour);
    }
  },
  say: ({ n }, { lang }) =>
    n === 1
      ? speak(lang)(
          'Gain a crystal of the colour of a spell in the offer.',
          'Du erhältst einen Kristall der Farbe eines Zaubers der Auslage.',
        )
      : speak(lang)(
          `Gain ${n} crystals of the colours of ${n} different spells in the offer.`,
          `Du erhältst ${n} Kristalle der Farben von ${n} verschiedenen Zaubern der Auslage.`,
        ),
};
