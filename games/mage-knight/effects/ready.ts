import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { unitOf } from '../content/units.ts';
import { readyUnit } from '../rules/units.ts';
import type { Doing, MageWord } from './word.ts';

/** Own units become ready: one up to a level, several up to levels in all, all, the one that bears the banner, or the one the moment is about (MK-UNIT-11). */
export type Ready = { readonly do: 'ready' } & (
  | { readonly upTo: number }
  | { readonly levels: number }
  | { readonly who: 'all' | 'bearer' | 'about' }
);

/** The number of the one unit that is meant. */
const meant = ({ source, about }: Doing, who: 'bearer' | 'about'): number =>
  (who === 'bearer' ? source.unit : about.unit) ?? -1;

/** Spent units up to a level; not the one whose ability it is (MK-UNIT-14). */
const spentUpTo = ({ hero, source }: Doing, level: number): number[] =>
  hero.units.flatMap(({ unit, spent }, i) =>
    spent && unitOf(unit).level <= level && !(source.by === 'unit' && source.unit === i) ? [i] : [],
  );

export const ready: MageWord<Ready> = {
  can(at, effect) {
    if ('who' in effect)
      return effect.who === 'all'
        ? at.hero.units.some(u => u.spent)
        : (at.hero.units[meant(at, effect.who)]?.spent ?? false);
    return spentUpTo(at, 'upTo' in effect ? effect.upTo : effect.levels).length > 0;
  },
  *act(at, effect) {
    if ('who' in effect) {
      at.hero.units.forEach((unit, i) => {
        if (unit.spent && (effect.who === 'all' || i === meant(at, effect.who))) readyUnit(at, i);
      });
      return;
    }
    let left = 'upTo' in effect ? effect.upTo : effect.levels;
    for (;;) {
      const units = spentUpTo(at, left);
      if (units.length === 0) return;
      const options: Choice[] = units.flatMap(unit => {
        const own = at.hero.units[unit];
        return own ? [{ do: 'own-unit', unit, id: own.unit }] : [];
      });
      const stop: Choice[] = 'levels' in effect && left < effect.levels ? [{ do: 'done' }] : [];
      const chosen = yield* choose({
        seat: at.seat,
        kind: 'own-unit',
        rule: 'MK-UNIT-11',
        options: [...options, ...stop],
      });
      if (chosen.do !== 'own-unit') return;
      readyUnit(at, chosen.unit);
      if ('upTo' in effect) return;
      left -= unitOf(chosen.id).level;
    }
  },
  say(effect, { lang }) {
    const t = speak(lang);
    if ('who' in effect)
      return effect.who === 'all'
        ? t('All your units become ready.', 'Alle deine Einheiten werden bereit.')
        : t('The unit becomes ready.', 'Die Einheit wird bereit.');
    if ('levels' in effect)
      return t(
        `Units of yours of up to ${effect.levels} levels in all become ready.`,
        `Einheiten von dir mit zusammen höchstens ${effect.levels} Leveln werden bereit.`,
      );
    return effect.upTo >= 4
      ? t('A unit of yours becomes ready.', 'Eine deiner Einheiten wird bereit.')
      : t(
          `A unit of yours of at most level ${effect.upTo} becomes ready.`,
          `Eine deiner Einheiten bis Level ${effect.upTo} wird bereit.`,
        );
  },
};
