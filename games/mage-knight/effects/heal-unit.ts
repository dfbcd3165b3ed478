import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { announce } from '../rules/triggers.ts';
import type { Unit } from '../state.ts';
import type { Doing, MageWord } from './word.ts';

/** One own unit is healed of a wound, whatever its level. */
export interface HealUnit {
  readonly do: 'heal-unit';
}

const wounded = ({ hero }: Doing): number[] => hero.units.flatMap(({ wounds }, i) => (wounds > 0 ? [i] : []));

export const healUnit: MageWord<HealUnit> = {
  can: at => at.turn.stage !== 'combat' && wounded(at).length > 0,
  *act(at) {
    const { state, io, seat, turn, hero } = at;
    const options: Choice[] = wounded(at).map(unit => ({
      do: 'own-unit',
      unit,
      id: (hero.units[unit] as Unit).unit,
    }));
    if (options.length === 0 || turn.stage === 'combat') return;
    const chosen = yield* choose({ seat, kind: 'own-unit', rule: 'MK-HEAL-04', options });
    if (chosen.do !== 'own-unit') return;
    (hero.units[chosen.unit] as Unit).wounds--;
    io.tell?.({ kind: 'healed', seat, unit: chosen.id, rule: 'MK-HEAL-04' });
    yield* announce(state, io, seat, turn, 'unit-healed', { unit: chosen.unit });
  },
  say: (_, { lang }) => speak(lang)('Heal a unit of yours.', 'Heile eine deiner Einheiten.'),
};
