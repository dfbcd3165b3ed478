import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { othersOf } from '../../effects/players.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { readyUnit } from '../../rules/units.ts';
import { heroOf } from '../../state.ts';
import { unitOf } from '../units.ts';

/** Energy Flow: an own unit becomes ready, and healed if it says so; then a unit of every other player up to a level may be spent. */
export interface DrainUnits {
  readonly do: 'drain-units';
  readonly upTo: number;
  readonly heals?: true;
}

const tired = ({ hero }: Doing, { heals }: DrainUnits): number[] =>
  hero.units.flatMap(({ spent, wounds }, unit) => (spent || (heals && wounds > 0) ? [unit] : []));

export const drainUnits: MageWord<DrainUnits> = {
  can: (at, effect) => tired(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, seat, hero } = at;
    const options = tired(at, effect).map(
      (unit): Choice => ({
        do: 'own-unit',
        unit,
        id: hero.units[unit]?.unit ?? 'peasants',
      }),
    );
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'own-unit', rule: 'MK-UNIT-11', options });
    const own = chosen.do === 'own-unit' ? hero.units[chosen.unit] : undefined;
    if (own === undefined || chosen.do !== 'own-unit') return;
    if (effect.heals && own.wounds > 0) {
      own.wounds = 0;
      io.tell?.({ kind: 'healed', seat, unit: own.unit, rule: 'MK-HEAL-05' });
    }
    // Only energy that flowed to a unit is taken from others.
    if (!own.spent) return;
    readyUnit(at, chosen.unit);
    for (const other of othersOf(state, seat)) {
      const { units } = heroOf(state, other);
      const theirs = units.flatMap(({ unit: id, spent }, unit): Choice[] =>
        spent || unitOf(id).level > effect.upTo ? [] : [{ do: 'foreign-unit', seat: other, unit, id }],
      );
      if (theirs.length === 0) continue;
      const victim = yield* choose<Choice, AskKind>({
        seat,
        kind: 'foreign-unit',
        rule: 'MK-EFF-03',
        options: [...theirs, { do: 'pass' }],
      });
      const unit = victim.do === 'foreign-unit' ? units[victim.unit] : undefined;
      if (unit === undefined) continue;
      unit.spent = true;
      io.tell?.({ kind: 'unit-spent', seat: other, unit: unit.unit, rule: 'MK-EFF-03' });
    }
  },
  say({ upTo, heals }, { lang }) {
    const t = speak(lang);
    const own = heals
      ? t('A unit of yours becomes ready and is healed.', 'Eine deiner Einheiten wird bereit und geheilt.')
      : t('A unit of yours becomes ready.', 'Eine deiner Einheiten wird bereit.');
    return `${own} ${t(
      `If so, you may spend a unit of at most level ${upTo} of every other player.`,
      `Dann darfst du bei jedem anderen Spieler eine Einheit bis Level ${upTo} erschöpfen.`,
    )}`;
  },
};
