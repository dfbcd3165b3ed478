import { speak } from '@tafelrunde/engine';
import type { Attribute } from '../content/words.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** An attribute, or all of them, is higher or lower. */
export interface ModifyAttribute {
  readonly do: 'attribute';
  readonly of: Attribute | 'all';
  readonly n: number;
  readonly if?: Test;
}

export const attribute: DescentWord<ModifyAttribute> = {
  say({ of, n, if: test }, { lang }) {
    const name = of === 'all' ? speak(lang)('all attributes', 'alle Attribute') : ATTRIBUTE_NAMES[of][lang];
    return `${ifText(test, lang)}${n < 0 ? `−${-n}` : `+${n}`} ${name}.`;
  },
};
