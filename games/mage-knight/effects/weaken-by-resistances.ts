import { speak } from '@tafelrunde/engine';
import type { Resistance } from '../content/words.ts';
import { changeArmor, resists } from '../rules/combat/foe.ts';
import { chosenFoes, within } from './foes.ts';
import type { Doing, MageWord } from './word.ts';

/** One enemy loses armor for each of its resistances, never below 1. */
export interface WeakenByResistances {
  readonly do: 'weaken-by-resistances';
}

const KINDS: readonly Resistance[] = ['physical', 'fire', 'ice'];

const resistances = ({ turn: { combat } }: Doing, foe: number): number =>
  combat === null ? 0 : KINDS.filter(kind => resists(combat, foe, kind)).length;

export const weakenByResistances: MageWord<WeakenByResistances> = {
  can: at => within(at, 'one').some(foe => resistances(at, foe) > 0),
  *act(at) {
    const foes = yield* chosenFoes(at, 'one');
    for (const foe of foes) changeArmor(at, foe, -resistances(at, foe));
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy loses 1 armor for each of its resistances, at least 1 is left.',
      'Ein Gegner verliert 1 Rüstung für jeden seiner Widerstände, mindestens 1 bleibt.',
    ),
};
