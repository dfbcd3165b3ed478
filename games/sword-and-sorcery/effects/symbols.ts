import type { Amount } from '@tafelrunde/engine';
import { type DieSymbol, SYMBOL_NAMES } from '../content/words.ts';
import { attackOf } from '../state.ts';
import { amountNow, amountParts, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** Symbols added to the roll of the attack under way. */
export interface Symbols {
  readonly do: 'symbols';
  readonly of: DieSymbol;
  readonly n: Amount<Per>;
}

export const symbols: SorceryWord<Symbols> = {
  can: ({ state }) => state.attacks.length > 0,
  act(at, { of, n }) {
    if (at.state.attacks.length > 0) attackOf(at.state).added[of] += amountNow(at, n);
  },
  say({ of, n }, { lang }) {
    const [count, per] = amountParts(n, lang);
    return `+${count} ${SYMBOL_NAMES[of][lang]}${per}.`;
  },
};
