import { closedOf } from '../board.ts';
import type { Targets } from '../content/effects.ts';
import { open as openThing, weaken } from '../rules/doors.ts';
import { pickIds, thingsFor } from '../rules/targets.ts';
import { type CardWord, who } from './word.ts';

/** `lock`: the target opens without a fight. `seal`: its strength drops by `by`; at 0 it opens (DS-LOCK-08). What opens, opens for you (DS-DOOR-05..07). */
export type Open =
  | { readonly do: 'open'; readonly what: 'lock'; readonly aim: Targets }
  | { readonly do: 'open'; readonly what: 'seal'; readonly by: number; readonly aim: Targets };

export const open: CardWord<Open> = {
  can: ({ state, you }, { aim }) => thingsFor(state, you, aim).length > 0,
  *act({ state, io, you }, effect) {
    const { aim } = effect;
    for (const id of yield* pickIds(state, you, aim, thingsFor(state, you, aim), 'DS-LOCK-08')) {
      if (effect.what === 'seal') weaken(state, io, id, effect.by, you);
      else {
        const closed = closedOf(state, id);
        if (closed) openThing(state, io, closed, you);
      }
    }
  },
  say: (effect, s) =>
    effect.what === 'lock'
      ? s.t(`${who(effect.aim, s)} opens.`, `${who(effect.aim, s)} öffnet sich.`)
      : s.t(
          `${who(effect.aim, s)} loses ${effect.by} strength.`,
          `${who(effect.aim, s)} verliert ${effect.by} Stärke.`,
        ),
};
