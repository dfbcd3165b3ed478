import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** All own units lose all their wounds. */
export interface HealUnits {
  readonly do: 'heal-units';
}

export const healUnits: MageWord<HealUnits> = {
  can: ({ hero }) => hero.units.some(({ wounds }) => wounds > 0),
  act({ io, seat, hero }) {
    for (const unit of hero.units) {
      if (unit.wounds === 0) continue;
      unit.wounds = 0;
      io.tell?.({ kind: 'healed', seat, unit: unit.unit, rule: 'MK-HEAL-05' });
    }
  },
  say: (_, { lang }) => speak(lang)('All your units are healed.', 'Alle deine Einheiten werden geheilt.'),
};
