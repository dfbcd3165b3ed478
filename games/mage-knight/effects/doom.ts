import { capital, speak } from '@tafelrunde/engine';
import { lay } from '../rules/lasting.ts';
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
    const { state, seat, turn } = at;
    // In a duel it is a unit that has a part in the attack, chosen when the block holds (MK-PVPS-07).
    const foes = opponentOf(state, seat) === null ? yield* chosenFoes(at, who) : openUnits(at, who).slice(0, 1);
    for (const foe of foes) {
      if (turn.combat === null || turn.combat.foes[foe]?.defeated) continue;
      const foeMeant = turn.combat.foes[foe] && { foe };
      const effects = [{ do: 'destroy', who: 'about' }] as const;
      lay(at, 'combat-end', `doom-${foe}`, { do: 'on', at: 'foe-blocked', ...foeMeant, effects }, { left: 1 });
    }
  },
  say: ({ who }, { lang }) =>
    `${capital(foesText(who, lang))} ${speak(lang)('is destroyed if it is blocked', 'wird vernichtet, wenn er geblockt wird')}.`,
};
