import { type Amount, speak } from '@tafelrunde/engine';
import { takeWounds } from '../rules/wounds.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** Wounds into the own hand: a price. They count towards a knock-out (MK-DMG-16). */
export interface TakeWound {
  readonly do: 'wound';
  readonly n: Amount<Per>;
}

export const wound: MageWord<TakeWound> = {
  can: () => false,
  act: (at, { n }) => takeWounds(at, amountNow(at, n), 'hand', 'MK-WND-01'),
  say: ({ n }, { lang }) =>
    n === 1
      ? speak(lang)('Take a wound.', 'Nimm eine Wunde.')
      : speak(lang)(`Take ${amountText(n, 'en')} wounds.`, `Nimm ${amountText(n, 'de')} Wunden.`),
};
