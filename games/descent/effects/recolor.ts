import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isPowerDie } from '../content/dice.ts';
import type { AttackDie, DieKind } from '../content/words.ts';
import { attackOf } from '../state.ts';
import { diceText } from '../texts/names.ts';
import type { DescentWord, Doing } from './word.ts';

/** Before the roll one die of the attack is replaced by another: the blue one, one of another colour, or a power die of the user's choice, by one of these. */
export interface Recolor {
  readonly do: 'recolor';
  readonly from: AttackDie | 'power';
  readonly to: readonly AttackDie[];
}

const pairs = ({ state }: Doing, { from, to }: Recolor): { readonly old: DieKind; readonly new: DieKind }[] =>
  [...new Set(state.attacks.length === 0 ? [] : attackOf(state).pool)]
    .filter(kind => (from === 'power' ? isPowerDie(kind) : kind === from))
    .flatMap(old => to.filter(kind => kind !== old).map(kind => ({ old, new: kind })));

export const recolor: DescentWord<Recolor> = {
  can: (at, effect) => pairs(at, effect).length > 0,
  *act(at, effect) {
    const found = pairs(at, effect);
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'one-of',
      rule: 'D2-DMOD-06',
      about: at.source.id,
      options: found.map(pair => ({ do: 'recolor', ...pair })),
    });
    const pair = choice.do === 'recolor' ? choice : found[0];
    const { pool } = attackOf(at.state);
    if (pair !== undefined) pool[pool.indexOf(pair.old)] = pair.new;
  },
  say({ from, to }, { lang }) {
    const t = speak(lang);
    const dice = to.map(kind => diceText([kind], lang, true)).join(t(' or ', ' oder '));
    return from !== 'power'
      ? t(
          `Roll ${dice} in place of ${diceText([from], 'en', true)}.`,
          `Wirf ${dice} statt: ${diceText([from], 'de', true)}.`,
        )
      : t(`Roll ${dice} in place of one power die.`, `Wirf ${dice} statt eines Machtwürfels.`);
  },
};
