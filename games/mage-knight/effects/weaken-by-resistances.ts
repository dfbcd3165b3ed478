import { speak } from '@tafelrunde/engine';
import type { Resistance } from '../content/words.ts';
import { changeArmor, resists } from '../rules/combat/foe.ts';
import { chosenUnits, openUnits, resistancesOf, weakenUnit } from '../rules/pvp/units.ts';
import { chosenFoes, within } from './foes.ts';
import type { Doing, MageWord } from './word.ts';

/** One enemy loses armor for each of its resistances, never below 1. */
export interface WeakenByResistances {
  readonly do: 'weaken-by-resistances';
}

const KINDS: readonly Resistance[] = ['physical', 'fire', 'ice'];

const resistances = ({ turn: { combat } }: Doing, foe: number): number =>
  combat === null ? 0 : KINDS.filter(kind => resists(combat, foe, kind)).length;

/** Units of the opponent in a duel that resist anything (MK-PVPS-02). */
const resisting = (at: Doing): number[] => openUnits(at, 'one').filter(unit => resistancesOf(at, unit).length > 0);

export const weakenByResistances: MageWord<WeakenByResistances> = {
  can: at => within(at, 'one').some(foe => resistances(at, foe) > 0) || resisting(at).length > 0,
  *act(at) {
    if (at.state.duel !== null) {
      const open = resisting(at);
      for (const unit of yield* chosenUnits(at, 'one', one => open.includes(one)))
        weakenUnit(at, unit, resistancesOf(at, unit).length);
      return;
    }
    const foes = yield* chosenFoes(at, 'one');
    for (const foe of foes) changeArmor(at, foe, -resistances(at, foe));
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy loses 1 armor for each of its resistances, at least 1 is left.',
      'Ein Gegner verliert 1 Rüstung für jeden seiner Widerstände, mindestens 1 bleibt.',
    ),
};
