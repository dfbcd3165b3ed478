import { speak } from '@tafelrunde/engine';
import type { Value } from '../rules/values.ts';
import { type Count as Amount, amountText } from './counting.ts';
import type { Test } from './tests.ts';
import { ifText } from './tests-text.ts';
import type { DescentWord } from './word.ts';

/** A characteristic is higher or lower, set, or capped (D2-CHAR-02). */
export interface Modify {
  readonly do: 'modify';
  readonly value: Value;
  readonly n?: Amount;
  readonly set?: number;
  readonly most?: number;
  /** It lowers it never below that. */
  readonly least?: number;
  readonly if?: Test;
}

const NAMES: Readonly<Record<Value, readonly [string, string]>> = {
  speed: ['speed', 'Geschwindigkeit'],
  health: ['health', 'Lebenskraft'],
  stamina: ['stamina', 'Ausdauer'],
};

export const modify: DescentWord<Modify> = {
  say({ value, n, set, most, least, if: test }, { lang }) {
    const t = speak(lang);
    const name = t(...NAMES[value]);
    const clause = ifText(test, lang);
    if (set !== undefined) return `${clause}${t(`${name} is ${set}.`, `${name} ist ${set}.`)}`;
    if (most !== undefined) return `${clause}${t(`${name} is ${most} at most.`, `${name} ist höchstens ${most}.`)}`;
    const sign =
      typeof n === 'number' && n < 0
        ? `−${-n}`
        : typeof n === 'object' && (n.times ?? 1) < 0
          ? `−${amountText({ ...n, times: -(n.times ?? 1) }, lang)}`
          : `+${amountText(n ?? 0, lang)}`;
    return `${clause}${sign} ${name}${least === undefined ? '' : t(`, at least ${least}`, `, mindestens ${least}`)}.`;
  },
};
