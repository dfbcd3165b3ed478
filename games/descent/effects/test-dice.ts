import { speak } from '@tafelrunde/engine';
import type { DefenceDie } from '../content/words.ts';
import { diceText } from '../texts/names.ts';
import type { DescentWord } from './word.ts';

/** The figure rolls these dice in attribute tests, in place of the gray and the black one (D2-ATTR-04). */
export interface TestDice {
  readonly do: 'test-dice';
  readonly dice: readonly DefenceDie[];
  /** Besides the usual ones. */
  readonly plus?: true;
}

export const testDice: DescentWord<TestDice> = {
  say: ({ dice, plus }, { lang }) =>
    plus
      ? speak(lang)(
          `Attribute tests: roll ${diceText(dice, 'en')} more.`,
          `Attributsproben: Wirf zusätzlich ${diceText(dice, 'de', true)}.`,
        )
      : speak(lang)(
          `Attribute tests: roll ${diceText(dice, 'en')}.`,
          `Attributsproben: Wirf ${diceText(dice, 'de', true)}.`,
        ),
};
