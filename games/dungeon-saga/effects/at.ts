import { capital } from '@tafelrunde/engine';
import type { ActiveEffect, AttackCondition, Limit, Moment } from '../content/effects.ts';
import { conditionWords, limitWords, momentWords } from '../content/words.ts';
import type { CardWord } from './word.ts';

/**
 * At the moment, the active effects act. `may`: only if you want. Never in reply to itself: the effects of an `at` do not start the same
 * `at` again. Whoever answers at the same moment: the side whose turn it is first, each in an order of its choice.
 */
export interface At {
  readonly do: 'at';
  readonly moment: Moment;
  readonly may: boolean;
  readonly limit?: Limit;
  readonly if?: readonly AttackCondition[];
  readonly effects: readonly ActiveEffect[];
}

/** "After your attack roll (in ranged combat), you may do this: ..." */
export const at: CardWord<At> = {
  say(effect, { lang, t, texts }) {
    const moment = momentWords[effect.moment];
    const conditions = (effect.if ?? []).map(c => conditionWords(c, lang).trim());
    const limit =
      effect.limit === undefined || effect.limit === 'consumed' ? undefined : limitWords[effect.limit][lang];
    const aside = [...(conditions.length > 0 ? [conditions.join(' ')] : []), ...(limit && !effect.may ? [limit] : [])];
    const when = `${capital(moment[lang])}${aside.length > 0 ? ` (${aside.join(', ')})` : ''}`;
    if (!effect.may) return `${when}: ${texts(effect.effects)}`;
    const comma = moment.clause ? ',' : '';
    const head =
      effect.limit === 'consumed'
        ? t(`${when}, you may discard this item:`, `${when}${comma} darfst du diesen Gegenstand ablegen:`)
        : t(
            `${when}, you may ${limit ? `${limit} ` : ''}do this:`,
            `${when}${comma} darfst du ${limit ? `${limit} ` : ''}Folgendes tun:`,
          );
    return `${head} ${texts(effect.effects)}`;
  },
};
