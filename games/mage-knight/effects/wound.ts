import { type Amount, choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { takeWounds } from '../rules/wounds.ts';
import { amountNow, amountText, type Per, perText } from './counting.ts';
import type { MageWord } from './word.ts';

/** Wounds into the own hand, or where it says: a price. They count towards a knock-out (MK-DMG-16). */
export interface TakeWound {
  readonly do: 'wound';
  readonly n: Amount<Per>;
  /** `either`: into hand or discard pile, as the player likes. */
  readonly to?: 'hand' | 'discard' | 'either';
}

export const wound: MageWord<TakeWound> = {
  can: () => false,
  *act(at, { n, to = 'hand' }) {
    let where = to;
    if (where === 'either') {
      const ways = (['hand', 'discard'] as const).map(
        (one): Choice => ({ do: 'option', n: one === 'hand' ? 0 : 1, effects: [{ do: 'wound', n, to: one }] }),
      );
      const chosen = yield* choose({ seat: at.seat, kind: 'option', rule: 'MK-EFF-03', options: ways });
      where = chosen.do === 'option' && chosen.n === 1 ? 'discard' : 'hand';
    }
    yield* takeWounds(at, amountNow(at, n), where, 'MK-WND-01');
  },
  say({ n, to = 'hand' }, { lang }) {
    const t = speak(lang);
    const where = {
      hand: '',
      discard: t(' onto your discard pile', ' auf deinen Ablagestapel'),
      either: t(' into your hand or onto your discard pile', ' auf die Hand oder auf deinen Ablagestapel'),
    }[to];
    if (typeof n === 'object' && n.plus === undefined && n.times === undefined)
      return t(
        `Take a wound${where} for each ${perText(n.per, 'en')}.`,
        `Nimm eine Wunde${where} für ${perText(n.per, 'de')}.`,
      );
    return n === 1
      ? t(`Take a wound${where}.`, `Nimm eine Wunde${where}.`)
      : t(`Take ${amountText(n, 'en')} wounds${where}.`, `Nimm ${amountText(n, 'de')} Wunden${where}.`);
  },
};
