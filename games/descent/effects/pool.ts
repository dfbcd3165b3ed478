import { speak } from '@tafelrunde/engine';
import type { DieKind } from '../content/words.ts';
import { defencePool } from '../rules/values.ts';
import { attackOf } from '../state.ts';
import { diceText } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** Dice come into the pools of the attack before they are rolled: for the attacker, or for the figures it works on. `of`: the defence dice of that figure. */
export interface AddDice {
  readonly do: 'pool';
  readonly pool: 'attack' | 'defence';
  readonly dice?: readonly DieKind[];
  /** The defence pool of the figures it works on, for the owner. */
  readonly theirs?: true;
}

export const pool: DescentWord<AddDice> = {
  can: ({ state, on }, { pool: where, theirs }) =>
    state.attacks.length > 0 &&
    (where === 'attack' || theirs || attackOf(state).aims.some(aim => on.includes(aim.figure) && !aim.rolled)),
  act({ state, io, on, by, source }, { pool: where, dice = [], theirs }) {
    const attack = attackOf(state);
    if (where === 'attack') attack.pool.push(...dice);
    else if (theirs) {
      const own = attack.aims.find(aim => aim.figure === by);
      for (const id of on) own?.pool.push(...defencePool(state, id));
    } else for (const aim of attack.aims) if (on.includes(aim.figure) && !aim.rolled) aim.pool.push(...dice);
    io.tell?.({ kind: 'dice-added', by, source: source.id, dice: [...dice], rule: 'D2-CHAR-12' });
  },
  say({ pool: where, dice = [], theirs }, { lang }) {
    const t = speak(lang);
    if (theirs) return t('Its defence dice are added to yours.', 'Deren Verteidigungswürfel kommen zu deinen hinzu.');
    const name = where === 'attack' ? t('attack', 'Angriff') : t('defence', 'Verteidigung');
    return `${name}: +${diceText(dice, lang)}.`;
  },
};
