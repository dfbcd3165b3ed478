import { type Amount, speak } from '@tafelrunde/engine';
import { type Card, WOUND } from '../content/cards.ts';
import type { Mana } from '../content/words.ts';
import { amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** What one card played sideways is worth. Passive, for the next one only (`last` with `times: 1`). */
export interface Sideways {
  readonly do: 'sideways';
  readonly n: Amount<Per>;
  /** More for some cards. */
  readonly better?: {
    readonly n: number;
    readonly types?: readonly Card['type'][];
    /** Only cards of this colour. */
    readonly colour?: Mana | 'noted';
  };
  /** For a wound, which cannot be played otherwise. */
  readonly wound?: true;
}

export const sideways: MageWord<Sideways> = {
  can: ({ hero }, { wound }) => hero.hand.some(card => (card === WOUND) === (wound ?? false)),
  say({ n, better, wound }, { lang }) {
    const t = speak(lang);
    const what = wound
      ? t('a wound can be played sideways for', 'eine Wunde kann quer gespielt werden für')
      : t('a card played sideways gives', 'eine quer gespielte Karte gibt');
    const more = better ? t(` (${better.n} in special cases)`, ` (${better.n} in besonderen Fällen)`) : '';
    return `${what} ${amountText(n, lang)}${more}.`;
  },
};
