import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { unitOf } from '../content/units.ts';
import { readyUnit } from '../rules/units.ts';
import type { Doing, MageWord } from './word.ts';

/** An own unit becomes ready for influence by its level. */
export interface ReadyFor {
  readonly do: 'ready-for';
  /** Influence for each of its levels. */
  readonly influence: number;
  readonly upTo: number;
}

const payable = ({ hero, turn }: Doing, { influence, upTo }: ReadyFor): number[] =>
  hero.units.flatMap(({ unit, spent }, i) => {
    const { level } = unitOf(unit);
    return spent && level <= upTo && level * influence <= turn.influence ? [i] : [];
  });

export const readyFor: MageWord<ReadyFor> = {
  can: (at, effect) => payable(at, effect).length > 0,
  *act(at, effect) {
    const options: Choice[] = payable(at, effect).flatMap(unit => {
      const own = at.hero.units[unit];
      return own ? [{ do: 'own-unit', unit, id: own.unit }] : [];
    });
    if (options.length === 0) return;
    const chosen = yield* choose({ seat: at.seat, kind: 'own-unit', rule: 'MK-UNIT-11', options });
    if (chosen.do !== 'own-unit') return;
    at.turn.influence -= effect.influence * unitOf(chosen.id).level;
    readyUnit(at, chosen.unit);
  },
  say: ({ influence, upTo }, { lang }) =>
    speak(lang)(
      `Spend ${influence} influence per level of a unit of yours of at most level ${upTo}: it becomes ready.`,
      `Gib ${influence} Einfluss pro Level einer deiner Einheiten bis Level ${upTo} aus: Sie wird bereit.`,
    ),
};
