import { speak } from '@tafelrunde/engine';
import { attackOf } from '../rules/combat/foe.ts';
import { isSwift } from '../rules/pvp/block.ts';
import { blockerOf } from '../rules/pvp/duel.ts';
import { chosenAttack, openAttacks } from './foes.ts';
import type { Doing, MageWord } from './word.ts';

/** One enemy attack loses all its abilities but keeps its value and element. */
export interface Tame {
  readonly do: 'tame';
}

/** Between players attacks at a distance act like swift ones, and the one who blocks can take that away (MK-PVPR-10). */
export const isSwiftHere = ({ state: { duel }, seat }: Doing): boolean =>
  duel !== null && duel.stage === 'block' && seat === blockerOf(duel) && isSwift(duel);

export const tame: MageWord<Tame> = {
  can: at => isSwiftHere(at) || openAttacks(at).length > 0,
  *act(at) {
    const { duel } = at.state;
    if (duel !== null) {
      if (isSwiftHere(at)) duel.tamed = true;
      return;
    }
    const chosen = yield* chosenAttack(at, () => true);
    const { combat } = at.turn;
    if (!chosen || combat === null) return;
    attackOf(combat, chosen.foe, chosen.attack).tamed = true;
    const { token } = combat.foes[chosen.foe] ?? {};
    if (token)
      at.io.tell?.({ kind: 'foe-changed', seat: at.seat, foe: token, how: 'stripped', n: 0, rule: 'MK-CMB-17' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy attack loses all its abilities; it keeps its element.',
      'Ein Angriff eines Gegners verliert alle Fähigkeiten; sein Element behält er.',
    ),
};
