import { speak } from '@tafelrunde/engine';
import { chosenFoes, within } from '../../effects/foes.ts';
import type { MageWord } from '../../effects/word.ts';
import { attackNow, attackOf, elementOf, foeOf, isSummons, preventAttack } from '../../rules/combat/foe.ts';

/** Possess: an enemy does not attack; in the attack phase its attacks, with their elements but without abilities, are yours against the others. */
export interface Possess {
  readonly do: 'possess';
}

export const possess: MageWord<Possess> = {
  can: at => at.turn.combat !== null && at.turn.combat.phase !== 'attack' && within(at, 'one').length > 0,
  *act(at) {
    const { state, seat, turn, source } = at;
    const { combat } = turn;
    if (combat === null) return;
    const [foe] = yield* chosenFoes(at, 'one');
    if (foe === undefined) return;
    for (const attack of foeOf(combat, foe).attacks.keys()) {
      const n = attackNow(state, combat, foe, attack);
      if (n > 0 && !isSummons(combat, foe, attack) && !attackOf(combat, foe, attack).off)
        state.lasting.push({
          source: source.id,
          key: `strong-possess-${attack}`,
          on: `seat-${seat}`,
          by: `seat-${seat}`,
          until: 'combat-end',
          what: {
            do: 'use',
            in: 'attack',
            effects: [{ do: 'attack', n, element: elementOf(combat, foe, attack), notAgainst: foe }],
          },
          left: 1,
          unit: null,
          colours: [...source.colours],
        });
      preventAttack(at, foe, attack);
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'One enemy does not attack in this combat. In the attack phase you may use its attacks, with their elements but without abilities, against other enemies.',
      'Ein Gegner greift in diesem Kampf nicht an. In der Angriffsphase darfst du seine Angriffe mit ihren Elementen, aber ohne Fähigkeiten gegen andere Gegner nutzen.',
    ),
};
