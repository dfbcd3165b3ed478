import { speak } from '@tafelrunde/engine';
import type { DieKind } from '../content/words.ts';
import { defencePool } from '../rules/values.ts';
import { attackOf } from '../state.ts';
import { diceText } from '../texts/names.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** Dice come into the pools of the attack before they are rolled: for the attacker, or for the figures it works on. `of`: the defence dice of that figure. */
export interface AddDice {
  readonly do: 'pool';
  readonly pool: 'attack' | 'defence';
  readonly dice?: readonly DieKind[];
  /** The defence pool of the figures it works on, for the owner. */
  readonly theirs?: true;
  /** So many of each die; left out: one. */
  readonly n?: Amount;
  /** The dice they would roll are taken away. */
  readonly none?: true;
}

export const pool: DescentWord<AddDice> = {
  can: ({ state, on }, { pool: where, theirs }) =>
    state.attacks.length > 0 &&
    (where === 'attack' || theirs || attackOf(state).aims.some(aim => on.includes(aim.figure) && !aim.rolled)),
  act(at, { pool: where, dice: kinds = [], theirs, n = 1, none }) {
    const { state, io, on, by, source } = at;
    const dice = Array.from({ length: amountNow(at, n) }, () => kinds).flat();
    const attack = attackOf(state);
    if (where === 'attack') attack.pool.push(...dice);
    else if (theirs) {
      const own = attack.aims.find(aim => aim.figure === by);
      for (const id of on) own?.pool.push(...defencePool(state, id));
    } else
      for (const aim of attack.aims)
        if (on.includes(aim.figure) && !aim.rolled) aim.pool = none ? [] : [...aim.pool, ...dice];
    io.tell?.({ kind: 'dice-added', by, source: source.id, dice: [...dice], rule: 'D2-CHAR-12' });
  },
  say({ pool: where, dice = [], theirs, n = 1, none }, { lang }) {
    const t = speak(lang);
    if (none) return t('Rolls no defence dice.', 'Würfelt keine Verteidigungswürfel.');
    if (theirs) return t('Its defence dice are added to yours.', 'Deren Verteidigungswürfel kommen zu deinen hinzu.');
    const name = where === 'attack' ? t('attack', 'Angriff') : t('defence', 'Verteidigung');
    return n === 1
      ? `${name}: +${diceText(dice, lang)}.`
      : `${name}: +${amountText(n, lang, diceText(dice, lang).replace(/^1 /, ''))}.`;
  },
};
