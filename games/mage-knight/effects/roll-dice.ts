import { type Amount, capital, listed, speak } from '@tafelrunde/engine';
import { isBasic, MANA, MANA_NAMES, type Mana } from '../content/words.ts';
import { amountNow, amountText, type Per, perText } from './counting.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import { type MageWord, noting } from './word.ts';

/** Mana dice are rolled; each acts by what it shows. The colour of a die is noted for what follows from it. */
export interface RollDice {
  readonly do: 'roll-dice';
  readonly n: Amount<Per>;
  readonly each: readonly { readonly on: readonly Mana[]; readonly effects: readonly Effect[] }[];
}

export const rollDice: MageWord<RollDice> = {
  can: (at, { each }) => each.some(({ effects }) => vocabulary.usable(at, effects)),
  *act(at, { n, each }) {
    const dice = at.io.chance.roll(Array.from({ length: amountNow(at, n) }, () => MANA));
    if (dice.length === 0) return;
    at.io.tell?.({ kind: 'rolled', seat: at.seat, dice, why: 'effect', rule: 'MK-EFF-03' });
    for (const die of dice) {
      const colours = isBasic(die) ? [die] : [];
      for (const { on, effects } of each)
        if (on.includes(die)) yield* vocabulary.carryOut(noting(at, { colours }), effects);
    }
  },
  say({ n, each }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const ways = each.map(({ on, effects }) => {
      const colours = listed(
        on.map(mana => MANA_NAMES[mana][lang]),
        t('or', 'oder'),
      );
      return `${capital(colours)}: ${vocabulary.sentences(effects, scribe).join(' ')}`;
    });
    const rolled =
      n === 1
        ? t('Roll a mana die.', 'Wirf einen Manawürfel.')
        : typeof n === 'object'
          ? t(`Roll a mana die for each ${perText(n.per, 'en')}.`, `Wirf einen Manawürfel für ${perText(n.per, 'de')}.`)
          : t(`Roll ${amountText(n, 'en')} mana dice.`, `Wirf ${amountText(n, 'de')} Manawürfel.`);
    return `${rolled} ${ways.join(' ')}`;
  },
};
