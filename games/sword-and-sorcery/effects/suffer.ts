import { type Amount, speak } from '@tafelrunde/engine';
import { suffer as sufferWounds } from '../rules/wounds.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** Wounds that nothing prevents: no attack, no defence (SS-GOLD-06, SS-ATK-19). */
export interface Suffer {
  readonly do: 'suffer';
  readonly n: Amount<Per>;
}

export const suffer: SorceryWord<Suffer> = {
  can: ({ on }) => on.length > 0,
  *act(at, { n }) {
    for (const id of at.on)
      yield* sufferWounds(at.state, at.io, id, amountNow(at, n), at.by === id ? null : at.by, 'SS-ATK-19');
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`Suffers ${amountText(n, 'en')} wounds.`, `Erleidet ${amountText(n, 'de')} Wunden.`).replace(
      /(\b1) (wound|Wunde)[sn]\./,
      '$1 $2.',
    ),
};
