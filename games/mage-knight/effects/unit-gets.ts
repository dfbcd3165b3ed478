import { choose, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { lay } from '../rules/lasting.ts';
import { type UnitsGet, unitsGet } from './units-get.ts';
import type { MageWord } from './word.ts';

/** One own unit of your choice gets values or resistances for this combat. */
export interface UnitGets {
  readonly do: 'unit-gets';
  readonly what: Omit<UnitsGet, 'do' | 'who'>;
}

export const unitGets: MageWord<UnitGets> = {
  // Between players another attack may follow the own one.
  can: ({ hero, turn: { combat } }) =>
    combat !== null && (combat.phase !== 'attack' || combat.why === 'duel') && hero.units.length > 0,
  *act(at, { what }) {
    const { seat, source, hero } = at;
    const options: Choice[] = hero.units.map(({ unit: id }, unit) => ({ do: 'own-unit', unit, id }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'own-unit', rule: 'MK-EFF-03', options });
    if (chosen.do !== 'own-unit') return;
    lay(
      at,
      'combat-end',
      `${source.side}-units-get`,
      { ...what, do: 'units-get', who: 'bearer' },
      { unit: chosen.unit },
    );
  },
  say: ({ what }, scribe) =>
    speak(scribe.lang)(
      `Choose a unit of yours; in this combat: ${unitsGet.say({ ...what, do: 'units-get', who: 'bearer' }, scribe, [])}`,
      `Wähle eine deiner Einheiten; in diesem Kampf: ${unitsGet.say({ ...what, do: 'units-get', who: 'bearer' }, scribe, [])}`,
    ),
};
