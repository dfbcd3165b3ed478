import { speak } from '@tafelrunde/engine';
import type { DieKind } from '../content/words.ts';
import { rollFree } from '../rules/dice.ts';
import { announce } from '../rules/window.ts';
import { diceText } from '../texts/names.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** Dice are rolled for what follows: hearts, surges and shields can be counted there. */
export interface RollDice {
  readonly do: 'roll';
  readonly dice: readonly DieKind[];
  readonly effects: readonly Effect[];
  /** What follows if at least one surge shows. */
  readonly surge?: readonly Effect[];
}

export const roll: DescentWord<RollDice> = {
  // Other cards may answer the roll or its use, so that it is worth something even where nobody is hurt.
  can: ({ on }) => on.length > 0,
  *act(at, { dice, effects, surge = [] }) {
    const shown = rollFree(at.io, at.by, dice, 'D2-DICE-02');
    yield* vocabulary.carryOut({ ...at, shown }, effects);
    if (shown.surges > 0) yield* vocabulary.carryOut({ ...at, shown }, surge);
    yield* announce(at.state, at.io, 'dice-shown', { figure: at.by, card: at.source.id, n: shown.surges, on: at.on });
  },
  say({ dice, effects, surge = [] }, scribe) {
    const t = speak(scribe.lang);
    const more =
      surge.length === 0
        ? ''
        : ` ${t('With a surge', 'Bei einer Energie')}: ${vocabulary.sentences(surge, scribe).join(' ')}`;
    return `${t(`Roll ${diceText(dice, 'en')}.`, `Wirf ${diceText(dice, 'de', true)}.`)} ${vocabulary.sentences(effects, scribe).join(' ')}${more}`;
  },
};
