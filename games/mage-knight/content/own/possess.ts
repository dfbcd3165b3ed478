import { speak } from '@tafelrunde/engine';
import type { Attack } from '../../effects/attack.ts';
import { chosenFoes, within } from '../../effects/foes.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { attackNow, attackOf, elementOf, foeOf, isSummons, preventAttack } from '../../rules/combat/foe.ts';
import { lay } from '../../rules/lasting.ts';
import { chosenUnits, isAttacking, maySpoil, openUnits, spoilAttack } from '../../rules/pvp/units.ts';
import type { Duel } from '../../state.ts';
import type { Flow } from '../../types.ts';

/** Possess: an enemy does not attack; in the attack phase its attacks, with their elements but without abilities, are yours against the others. */
export interface Possess {
  readonly do: 'possess';
}

/** Between players: units in the attack that is being answered (MK-PVPS-11). */
const attackers = (at: Doing): number[] => (maySpoil(at) ? openUnits(at, 'one').filter(isAttacking(at)) : []);

/** An attack of the enemy can be used in the attack phase, once, but not against that enemy. */
function lend(at: Doing, attack: number, effect: Omit<Attack, 'do'>): void {
  lay(
    at,
    'combat-end',
    `strong-possess-${attack}`,
    { do: 'use', in: 'attack', effects: [{ do: 'attack', ...effect }] },
    { left: 1, unit: null },
  );
}

/** The part of a unit is taken from the attack and can be used in an own one. */
function* possessUnit(at: Doing, { attack }: Duel): Flow {
  const open = attackers(at);
  for (const unit of yield* chosenUnits(at, 'one', one => open.includes(one))) {
    for (const [i, { unit: of, points, element }] of attack.entries())
      if (of === unit) lend(at, i, { n: points, element, notAgainst: unit });
    spoilAttack(at, unit);
  }
}

export const possess: MageWord<Possess> = {
  can: at =>
    attackers(at).length > 0 ||
    (at.turn.combat !== null && at.turn.combat.phase !== 'attack' && within(at, 'one').length > 0),
  *act(at) {
    const { state, turn } = at;
    const { combat } = turn;
    if (combat === null) return;
    if (state.duel !== null) return yield* possessUnit(at, state.duel);
    const [foe] = yield* chosenFoes(at, 'one');
    if (foe === undefined) return;
    for (const attack of foeOf(combat, foe).attacks.keys()) {
      const n = attackNow(state, combat, foe, attack);
      if (n > 0 && !isSummons(combat, foe, attack) && !attackOf(combat, foe, attack).off)
        lend(at, attack, { n, element: elementOf(combat, foe, attack), notAgainst: foe });
      preventAttack(at, foe, attack);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy does not attack in this combat. In the attack phase you may use its attacks, with their elements but without abilities, against other enemies.',
      'Ein Gegner greift in diesem Kampf nicht an. In der Angriffsphase darfst du seine Angriffe mit ihren Elementen, aber ohne Fähigkeiten gegen andere Gegner nutzen.',
    ),
};
