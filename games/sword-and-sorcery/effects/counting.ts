import { type Amount, amountOf, type Lang, type Text } from '@tafelrunde/engine';
import { enemyOf, figureOf, heroOf, isHero, type State } from '../state.ts';

/** What an amount may count. */
export type Per = 'half-rank' | 'rank' | 'other-body-here';

interface Counted {
  readonly state: State;
  readonly by: string;
}

/** Each with the words that follow "for each" and "je". */
const COUNTS: Readonly<Record<Per, { readonly count: (at: Counted) => number; readonly text: Text }>> = {
  // Half the current rank of the owner, rounded up (SS-RANK-12, -13).
  'half-rank': {
    count: ({ state, by }) => (isHero(state, by) ? Math.ceil(heroOf(state, by).rank / 2) : 0),
    text: { en: 'soul rank/2', de: 'Seelenrang/2' },
  },
  rank: {
    count: ({ state, by }) => (isHero(state, by) ? heroOf(state, by).rank : 0),
    text: { en: 'soul rank', de: 'Seelenrang' },
  },
  'other-body-here': {
    count: ({ state, by }) => {
      const zone = figureOf(state, by)?.zone;
      return enemyOf(state, by)?.bodies.filter(body => body.id !== by && body.zone === zone).length ?? 0;
    },
    text: { en: 'other figure of the horde in its zone', de: 'weiterer Figur der Horde in ihrer Zone' },
  },
};

export const amountNow = (at: Counted, amount: Amount<Per>): number => amountOf(amount, per => COUNTS[per].count(at));

/** What is counted: ["1", " per soul rank/2"], for words that stand between the two. */
export function amountParts(amount: Amount<Per>, lang: Lang): readonly [number: string, per: string] {
  if (typeof amount === 'number') return [String(amount), ''];
  const { per, times = 1, plus = 0 } = amount;
  if (plus !== 0) return [amountText(amount, lang), ''];
  return [String(times), ` ${lang === 'de' ? 'je' : 'per'} ${COUNTS[per].text[lang]}`];
}

/** "2", "1 per soul rank/2", "1 + 1 per soul rank/2". */
export function amountText(amount: Amount<Per>, lang: Lang): string {
  if (typeof amount === 'number') return String(amount);
  const { per, times = 1, plus = 0 } = amount;
  const counted = `${times} ${lang === 'de' ? 'je' : 'per'} ${COUNTS[per].text[lang]}`;
  return plus === 0 ? counted : `${plus} + ${counted}`;
}
