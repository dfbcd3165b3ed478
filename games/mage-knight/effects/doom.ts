import { capital, speak } from '@tafelrunde/engine';
import { isAttacking, maySpoil, openUnits, opponentOf } from '../rules/pvp/units.ts';
import { chosenFoes, type FoeAim, foesText, within } from './foes.ts';
import type { MageWord } from './word.ts';

/** An enemy is destroyed when it is blocked. */
export interface Doom {
  readonly do: 'doom';
  readonly who: FoeAim;
}

export const doom: MageWord<Doom> = {
  can: (at, { who }) =>
    ((at.turn.combat?.phase === 'ranged' || at.turn.combat?.phase === 'block') && within(at, who).length > 0) ||
    (maySpoil(at) && openUnits(at, who).some(isAttacking(at))),
  *act(at, { who }) {
    const { state, seat, source, turn } = at;
    // In a duel it is a unit that has a part in the attack, chosen when the block holds (MK-PVPS-07).
    const foes = opponentOf(state, seat) === null ? yield* chosenFoes(at, who) : openUnits(at, who).slice(0, 1);
    for (const foe of foes) {
      if (turn.combat === null || turn.combat.foes[foe]?.defeated) continue;
      state.lasting.push({
        source: source.id,
        key: `doom-${foe}`,
        on: `seat-${seat}`,
        by: `seat-${seat}`,
        until: 'combat-end',
        what: {
          do: 'on',
          at: 'foe-blocked',
          ...(turn.combat.foes[foe] && { foe }),
          effects: [{ do: 'destroy', who: 'about' }],
        },
        left: 1,
        unit: source.unit,
        colours: [...source.colours],
      });
    }
  },
  say: ({ who }, { lang }) =>
    `${capital(foesText(who, lang))} ${speak(lang)('is destroyed if it is blocked', 'wird vernichtet, wenn er geblockt wird')}.`,
};
