import { speak } from '@tafelrunde/engine';
import type { Attribute } from '../content/words.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import { type Count as Amount, amountText } from './counting.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** An attribute, or all of them, is higher or lower. */
export interface ModifyAttribute {
  readonly do: 'attribute';
  readonly of: Attribute | 'all';
  readonly n: Amount;
  /** Never below that. */
  readonly least?: number;
  /** Never raised beyond that. */
  readonly most?: number;
  /** It does not add up, however many say so. */
  readonly once?: true;
  readonly if?: Test;
}

export const attribute: DescentWord<ModifyAttribute> = {
  say({ of, n, least, once, if: test }, { lang }) {
    const name = of === 'all' ? speak(lang)('all attributes', 'alle Attribute') : ATTRIBUTE_NAMES[of][lang];
    const t = speak(lang);
    const cap = least === undefined ? '' : t(`, at least ${least}`, `, mindestens ${least}`);
    const alone = once ? t(' (does not add up)', ' (nicht mehrfach)') : '';
    const amount =
      typeof n !== 'number' && (n.times ?? 1) < 0
        ? `−${amountText({ ...n, times: -(n.times ?? 1) }, lang)}`
        : typeof n === 'number' && n < 0
          ? `−${-n}`
          : `+${amountText(n, lang)}`;
    return `${ifText(test, lang)}${amount} ${name}${cap}${alone}.`;
  },
};
