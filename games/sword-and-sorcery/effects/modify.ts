import { type Amount, speak } from '@tafelrunde/engine';
import { VALUE_NAMES, type Value } from '../rules/value-names.ts';
import { amountParts, type Per } from './counting.ts';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import type { SorceryWord } from './word.ts';

/** A number of the figure is higher or lower, always or while something holds. Effects of the same name count once (SS-GOLD-05). */
export interface Modify {
  readonly do: 'modify';
  readonly value: Value;
  readonly n: Amount<Per>;
  readonly if?: Test;
}

export const modify: SorceryWord<Modify> = {
  say({ value, n, if: test }, { lang }) {
    const [count, per] = amountParts(n, lang);
    const amount = typeof n === 'number' && n < 0 ? `−${-n}` : `+${count}`;
    const clause =
      test === undefined ? '' : speak(lang)(`If ${testText(test, 'en')}: `, `Wenn ${testText(test, 'de')}: `);
    const names = VALUE_NAMES[value];
    return `${clause}${amount} ${(n === -1 || count === '1' ? (names.one ?? names) : names)[lang]}${per}.`;
  },
};
