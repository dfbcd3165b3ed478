import { capital } from '@tafelrunde/engine';
import type { Stat } from '../content/values.ts';
import { type Condition, conditionText } from './conditions.ts';
import { changes, selfWords } from './phrases.ts';
import type { CardWord } from './word.ts';

/**
 * Changes a value as long as the card lies there.
 * `used`: only in a roll (and its damage) made with this very card (SH-EQUIP-08). `bearer`: always, for the hero or creature the card lies
 * with or is. `group`: for every figure of the group in front of which the card lies. Several modifiers add up.
 */
export interface Modify {
  readonly do: 'modify';
  readonly stat: Stat;
  readonly by: number;
  readonly scope: 'used' | 'bearer' | 'group';
  readonly if?: Condition;
}

export const modify: CardWord<Modify> = {
  joins: (a, b) => a.scope === b.scope && JSON.stringify(a.if) === JSON.stringify(b.if),
  say(effect, scribe, more) {
    const what = changes([effect, ...more], scribe);
    const terms = effect.if ? ` ${conditionText(effect.if, effect.stat, scribe)}` : '';
    if (effect.scope === 'used') return `${what}${terms}.`;
    const subject =
      effect.scope === 'bearer'
        ? capital(selfWords(scribe))
        : scribe.t('Each hero and creature of the plagued group', 'Jeder Held und jede Kreatur der geplagten Gruppe');
    return scribe.t(`${subject} gets ${what}${terms}.`, `${subject} erhält ${what}${terms}.`);
  },
};
