import { choose, different, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type CardId, isWound } from '../content/cards.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import { type CardFilter, discardForEffect, fitsFilter } from './cost.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { Doing, MageWord } from './word.ts';

/** What follows gives more for each step that is taken: a card discarded for it, or what it brings upon its player (`each`). */
export interface Boost {
  readonly do: 'boost';
  readonly by: number;
  readonly upTo: number;
  readonly discard?: CardFilter;
  /** So many wounds at the most among what is discarded. */
  readonly wounds?: number;
  readonly each?: readonly Effect[];
  readonly effects: readonly Effect[];
}

function cards(
  { hero }: Doing,
  { discard, wounds = Number.POSITIVE_INFINITY }: Boost,
  given: readonly CardId[],
): CardId[] {
  if (discard === undefined) return [];
  const full = given.filter(isWound).length >= wounds;
  return different(hero.hand).filter(card => fitsFilter(discard, card) && !(full && isWound(card)));
}

export const boost: MageWord<Boost> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, effect) {
    const { by, upTo, discard, each = [], effects } = effect;
    const given: CardId[] = [];
    let { more } = at;
    for (let steps = 0; steps < upTo; steps++) {
      const options: Choice[] =
        discard === undefined
          ? [{ do: 'yes' }, { do: 'no' }]
          : [...cards(at, effect, given).map((card): Choice => ({ do: 'card', card })), { do: 'done' }];
      const chosen = yield* choose({
        seat: at.seat,
        kind: discard === undefined ? 'whether' : 'card',
        rule: 'MK-EFF-03',
        options,
        // Being skipped would tell what is held.
        always: discard !== undefined && hasOnlookers(at.state),
      });
      if (chosen.do === 'card') {
        discardForEffect(at, chosen.card);
        given.push(chosen.card);
      } else if (chosen.do !== 'yes') break;
      yield* vocabulary.carryOut(at, each);
      more += by;
    }
    yield* vocabulary.carryOut({ ...at, more }, effects);
  },
  say({ by, upTo, discard, wounds, each = [], effects }, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const does = vocabulary.sentences(effects, scribe).join(' ');
    const follows = vocabulary.sentences(each, scribe).join(' ');
    if (discard === undefined)
      return t(
        `${does} Up to ${upTo} more; for each: ${follows}`,
        `${does} Bis zu ${upTo} mehr; für jeden Punkt: ${follows}`,
      );
    if (upTo === 1)
      return t(
        `${does} ${by} more if you discard ${discard === 'wound' ? 'a wound' : 'a card'}.`,
        `${does} ${by} mehr, wenn du dafür ${discard === 'wound' ? 'eine Wunde' : 'eine Karte'} abwirfst.`,
      );
    const what =
      discard === 'wound'
        ? t('wounds', 'Wunden')
        : wounds === undefined
          ? t('any but wounds', 'keine Wunden')
          : t(`at most ${wounds} of them a wound`, `höchstens ${wounds} davon eine Wunde`);
    return t(
      `${does} ${by} more for each card you discard for it: ${what}.`,
      `${does} ${by} mehr für jede Karte, die du dafür abwirfst: ${what}.`,
    );
  },
};
