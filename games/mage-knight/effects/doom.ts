import { capital, speak } from '@tafelrunde/engine';
import { foeOf } from '../rules/combat/foe.ts';
import { chosenFoes, type FoeAim, foesText, within } from './foes.ts';
import type { MageWord } from './word.ts';

/** An enemy is destroyed when it is blocked. */
export interface Doom {
  readonly do: 'doom';
  readonly who: FoeAim;
}

export const doom: MageWord<Doom> = {
  can: (at, { who }) =>
    (at.turn.combat?.phase === 'ranged' || at.turn.combat?.phase === 'block') && within(at, who).length > 0,
  *act(at, { who }) {
    const { state, seat, source, turn } = at;
    const foes = yield* chosenFoes(at, who);
    for (const foe of foes) {
      if (turn.combat === null || foeOf(turn.combat, foe).defeated) continue;
      state.lasting.push({
        source: source.id,
        key: `doom-${foe}`,
        on: `seat-${seat}`,
        by: `seat-${seat}`,
        until: 'combat-end',
        what: { do: 'on', at: 'foe-blocked', foe, effects: [{ do: 'destroy', who: 'about' }] },
        left: 1,
        unit: source.unit,
        colours: [...source.colours],
      });
    }
  },
  say: ({ who }, { lang }) =>
    `${capital(foesText(who, lang))} ${speak(lang)('is destroyed if it is blocked', 'wird vernichtet, wenn er geblockt wird')}.`,
};
