import { choose } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { seatOf } from '../state.ts';
import type { CardWord } from './word.ts';

/** You choose up to this many of your dice of this attack and roll them again, all at once; the new results stand. Only at `attack-rolled` and `defence-rolled`. */
export interface Reroll {
  readonly do: 'reroll';
  readonly dice: number;
}

/** The dice are rolled again all at once. */
export const reroll: CardWord<Reroll> = {
  *act({ state, io, you, context: { attack } }, { dice: most }) {
    if (!attack) return;
    const own = attack.attacker === you.id ? attack.dice : attack.defence;
    const options = handfuls(own, most).map((dice): Choice => ({ do: 'reroll', dice }));
    if (options.length === 0) return;
    const choice = yield* choose({ seat: seatOf(state, you), kind: 'reroll', rule: 'DS-ITEM-07', options });
    if (choice.do !== 'reroll') return;
    const left = [...own];
    for (const die of choice.dice) left.splice(left.indexOf(die), 1);
    const rolled = io.chance.pool(choice.dice.length, 6);
    own.splice(0, own.length, ...[...left, ...rolled].sort((a, b) => b - a));
    io.tell?.({ kind: 'rerolled', figure: you.id, from: [...choice.dice], to: rolled, rule: 'DS-ITEM-07' });
  },
  say: ({ dice }, { t }) =>
    dice === 1
      ? t('Roll one of your dice again.', 'Wirf einen deiner Würfel neu.')
      : t(`Roll up to ${dice} of your dice again.`, `Wirf bis zu ${dice} deiner Würfel neu.`),
};

/** The different handfuls of one to `most` dice. */
function handfuls(dice: readonly number[], most: number): number[][] {
  const found = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const hand = dice.filter((_, i) => mask & (1 << i));
    if (hand.length <= most) found.set(hand.join(), hand);
  }
  return [...found.values()].sort((a, b) => a.length - b.length || (b[0] ?? 0) - (a[0] ?? 0));
}
