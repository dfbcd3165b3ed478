import { type Amount, speak } from '@tafelrunde/engine';
import { canReroll, rerollDice } from '../rules/attack/rerolls.ts';
import { amountNow, amountParts, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** Dice of the roll under way are rolled again, each at most once (SS-GOLD-02). Whoever rolled chooses which. */
export interface Reroll {
  readonly do: 'reroll';
  readonly n: Amount<Per> | 'any';
}

export const reroll: SorceryWord<Reroll> = {
  can: ({ state }) => canReroll(state),
  *act(at, { n }) {
    yield* rerollDice(at.state, at.io, at.by, n === 'any' ? Number.POSITIVE_INFINITY : amountNow(at, n));
  },
  say({ n }, { lang }) {
    const t = speak(lang);
    if (n === 'any') return t('Re-roll any number of dice.', 'Wirf beliebig viele Würfel neu.');
    if (n === 1) return t('Re-roll a die.', 'Wirf einen Würfel neu.');
    const [count, per] = amountParts(n, lang);
    return t(
      `Re-roll up to ${count} ${count === '1' ? 'die' : 'dice'}${per}.`,
      `Wirf bis zu ${count} Würfel${per} neu.`,
    );
  },
};
