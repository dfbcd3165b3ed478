import { capital, speak } from '@tafelrunde/engine';
import { defeat } from '../rules/combat/defeat.ts';
import { chosenUnits, openUnits, opponentOf, woundUnit } from '../rules/pvp/units.ts';
import { chosenFoes, type FoeAim, foesText, isMany, within } from './foes.ts';
import { type MageWord, noting } from './word.ts';

/** Enemies are defeated without an attack; in a duel units are wounded instead (MK-PVPS-05). */
export interface Destroy {
  readonly do: 'destroy';
  readonly who: FoeAim;
}

export const destroy: MageWord<Destroy> = {
  can: (at, { who }) => within(at, who).length > 0 || openUnits(at, who).length > 0,
  *act(at, { who }) {
    const other = opponentOf(at.state, at.seat);
    if (other !== null) {
      const units = yield* chosenUnits(at, who);
      for (const unit of units) yield* woundUnit(at.state, at.io, other, unit, 'MK-PVPS-05');
      at.noted = noting(at, { foes: [...at.noted.foes, ...units] }).noted;
      return;
    }
    const foes = yield* chosenFoes(at, who);
    for (const foe of foes) yield* defeat(at, foe, [at.source.id]);
    at.noted = noting(at, { foes: [...at.noted.foes, ...foes] }).noted;
  },
  say: ({ who }, { lang }) =>
    `${capital(foesText(who, lang))} ${isMany(who) ? speak(lang)('are destroyed', 'werden vernichtet') : speak(lang)('is destroyed', 'wird vernichtet')}.`,
};
